import type { ReactNode } from 'react';
import type { aligns, columnWidths, places } from './Table.css.ts';

/** What every row has beside its own fields. */
export interface TableRow {
  /** The same row keeps the same id. */
  id: string;
  /** Names the row, for screen readers. */
  name: string;
}

export interface TableColumn<Row extends TableRow> {
  key: string;
  header: string;
  /** `end` for numbers. @default 'start' */
  align?: keyof typeof aligns;
  /** On a phone's card: `pair` is label and value, `lead` has no label, as the picture and the name on top. @default 'pair' */
  card?: keyof typeof places;
  /**
   * How wide it is, whatever its rows hold: `share` and `wide` (two shares) divide what the others leave. Once a column says so, or there are
   * many rows, all columns keep their width when rows come and go. @default 'share'
   */
  width?: keyof typeof columnWidths;
  /** Whether its head sorts, where the table has an `onSort`. @default false */
  isSortable?: boolean;
  render: (row: Row) => ReactNode;
}

/** What the rows are sorted by: `up` is lowest first, A to Z. */
export interface TableSort {
  /** The key of a column. */
  column: string;
  direction: 'up' | 'down';
}
