import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import type { Columns } from '../Grid/columns.ts';
import { PrintedRows } from '../virtual/PrintedRows.tsx';
import { WHOLE } from '../virtual/whole.ts';
import * as css from './VirtualGrid.css.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface VirtualGridProps<Row extends { id: string }> {
  /** Same as Grid's. */
  columns: Columns;
  /** Ids must be unique. Pass the same array while nothing changes, because a new one is laid out again. */
  rows: readonly Row[];
  /** Renders one card. Pass the same function while nothing changes. */
  card: (row: Row) => ReactNode;
  /** Names the list, if no heading already does. Also part of the key of its cached row heights. */
  label?: string;
  /** The largest number of cards that are all rendered. Use a smaller one if several lists share the page. @default 60 */
  whole?: number;
}

/**
 * A list of cards that stays smooth with any number: only those near the viewport are in the DOM, and the list scrolls with the page.
 * Up to `whole` cards it is a Grid. Use Grid for a handful.
 */
export function VirtualGrid<Row extends { id: string }>({ whole = WHOLE, ...list }: VirtualGridProps<Row>) {
  if (list.rows.length <= whole) return <Whole {...list} />;
  return (
    <>
      <VirtualRows {...list} />
      <PrintedRows total={list.rows.length}>
        <Whole {...list} />
      </PrintedRows>
    </>
  );
}

function Whole<Row extends { id: string }>({ columns, rows, card, label }: Omit<VirtualGridProps<Row>, 'whole'>) {
  return (
    <Grid as="ul" columns={columns} aria-label={label}>
      {rows.slice(0, WHOLE).map((row) => (
        <li key={row.id} className={css.cell}>
          {card(row)}
        </li>
      ))}
    </Grid>
  );
}
