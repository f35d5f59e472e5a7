import type { ReactNode } from 'react';
import type { aligns, columnWidths, places } from './Table.css.ts';

/** The fields that every row has in addition to its own. */
export interface TableRow {
  /** Identifies the row across updates. */
  id: string;
  /** Names the row for screen readers. */
  name: string;
}

/** A column of a Table. `render` returns the content of its cell. */
export interface TableColumn<Row extends TableRow> {
  key: string;
  header: string;
  /** `end` for numbers. @default 'start' */
  align?: keyof typeof aligns;
  /** On a phone's card: `pair` shows label and value, `lead` has no label, as for a picture and a name on top. @default 'pair' */
  card?: keyof typeof places;
  /**
   * The column's width, regardless of its content: `share` and `wide` (two shares) divide the remaining space. If any column has a width,
   * or there are many rows, all columns keep their widths when rows are added or removed. @default 'share'
   */
  width?: keyof typeof columnWidths;
  /** True if its header sorts. Requires the table's `onSort`. @default false */
  isSortable?: boolean;
  render: (row: Row) => ReactNode;
}

/** The current sort order: `asc` is ascending, lowest first, A to Z. */
export interface TableSort {
  /** The key of a column. */
  column: string;
  direction: 'asc' | 'desc';
}
