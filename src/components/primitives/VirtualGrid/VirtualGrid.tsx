import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import type { Columns } from '../Grid/columns.ts';
import { PrintedRows } from '../virtual/PrintedRows.tsx';
import { WHOLE } from '../virtual/whole.ts';
import * as css from './VirtualGrid.css.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface VirtualGridProps<Row extends { id: string }> {
  /** As in Grid. */
  columns: Columns;
  /** Ids are unique. Keep the array while nothing changes: another one is laid out anew. */
  rows: readonly Row[];
  /** Draws one card. Keep the function while nothing changes. */
  card: (row: Row) => ReactNode;
  /** What the list is called, where no heading says so already; also by what its heights are remembered. */
  label?: string;
  /** Up to how many all are in the page. Fewer where several lists share it. @default 60 */
  whole?: number;
}

/**
 * A list of cards, of which any number stays smooth: only those near the window are in the page, and the list scrolls with
 * it. Up to `whole` it is a Grid. For a handful use Grid.
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
