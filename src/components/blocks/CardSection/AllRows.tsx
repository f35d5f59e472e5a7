import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../../primitives/Grid/Grid.tsx';
import * as css from './CardList.css.ts';

export interface AllRowsProps<Row extends { id: string }> {
  columns: GridProps['columns'];
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  /** The name of the list. AllRows ignores it; VirtualGrid needs it. */
  label: string;
  /** The width of a card on a phone. */
  phone: keyof typeof css.cell;
}

/** Renders every row of a list as a card. The heading above names the list. */
export function AllRows<Row extends { id: string }>({ columns, rows, card, phone }: AllRowsProps<Row>) {
  return (
    <Grid as="ul" columns={columns}>
      {rows.map((row) => (
        <li key={row.id} className={css.cell[phone]}>
          {card(row)}
        </li>
      ))}
    </Grid>
  );
}
