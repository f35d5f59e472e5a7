import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../../primitives/Grid/Grid.tsx';
import * as css from './CardList.css.ts';

export interface AllRowsProps<Row extends { id: string }> {
  columns: GridProps['columns'];
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  /** What the list is called. */
  label: string;
  /** How wide a card is on a phone. */
  phone: keyof typeof css.cell;
}

/** Every row of a list as its card; the heading above names it. */
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
