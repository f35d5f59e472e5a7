import { memo, type ReactNode } from 'react';
import type { Columns } from './columns.ts';
import { cell } from './Grid.css.ts';
import { Grid } from './Grid.tsx';

export interface CardGridProps<Row extends { id: string }> {
  /** Same as Grid's. */
  columns: Columns;
  /** Ids must be unique. Pass the same array while nothing changes, because a new one is laid out again. */
  rows: readonly Row[];
  /** Renders one card. The first card's position is 0. Pass the same function while nothing changes. */
  card: (row: Row, position: number) => ReactNode;
  /** Names the list, if no heading already does. */
  label?: string;
}

/** A list of cards, all of them. Memoized, because a page with several lists renders again when each of them arrives. */
export const CardGrid = memo(function CardGrid({ columns, rows, card, label }: CardGridProps<{ id: string }>) {
  return (
    <Grid as="ul" columns={columns} aria-label={label}>
      {rows.map((row, position) => (
        <li key={row.id} className={cell}>
          {card(row, position)}
        </li>
      ))}
    </Grid>
  );
}) as <Row extends { id: string }>(props: CardGridProps<Row>) => ReactNode;
