import type { ReactNode } from 'react';
import type { aligns, columnWidths, places } from './Table.css.ts';

/** The fields that every row has in addition to its own. */
export interface TableRow {
  /** Identifies the row across updates. */
  id: string;
  /** Names the row for screen readers. */
  name: string;
}

/**
 * A column of a Table: its header and cells, and the value by which rows are sorted and that a file has. Create the columns once, outside of
 * any component. What cells call or show besides their row comes from a context.
 *
 * ```tsx
 * const columns: TableColumn<Tool>[] = [
 *   { key: 'name', header: 'Name', card: 'lead', sort: 'text', value: ({ name }) => name, render: ({ name }) => name },
 *   { key: 'stock', header: 'Stock', align: 'end', sort: 'number', value: ({ stock }) => stock, render: ({ stock }) => stock ?? 'Unknown' },
 * ];
 * ```
 */
export interface TableColumn<Row extends TableRow> {
  key: string;
  header: string;
  /** Its name in a sort menu and in a file. @default `header` */
  label?: string;
  /** `end` for numbers. @default 'start' */
  align?: keyof typeof aligns;
  /**
   * The place on a card. The first line has a `picture`, the `lead` (a name, or a picture with it) and an `aside` at its end; the second
   * has each `detail`, and each `fact`, which shows the column's label before it; the third has a `badge` and each `action`. An `extra` is a
   * detail that a phone has no space for: show it elsewhere too. A `pair` has a line of its own, with label and value. @default 'pair'
   */
  card?: keyof typeof places;
  /**
   * The column's width, regardless of its content: `share` and `wide` (two shares) divide the remaining space. If any column has a width,
   * or there are many rows, all columns keep their widths when rows are added or removed. @default 'share'
   */
  width?: keyof typeof columnWidths;
  /** Its header sorts, by values of this kind. Requires the table's `onSort`. Omit it if rows cannot be sorted by the column. */
  sort?: 'text' | 'number' | 'day';
  /**
   * The row's value to sort by and to export: a number, a day as YYYY-MM-DD, or a text. null, '' or NaN means unknown. Without it, the
   * column is in no file.
   */
  value?: (row: Row) => string | number | null;
  /** The value in a file, for a text as the table shows it. @default `value` */
  exportValue?: (row: Row) => string | number | null;
  /** The content of its cell. */
  render: (row: Row) => ReactNode;
  /** Replaces the cell while the table loads. @default a shape that fits `card` */
  placeholder?: ReactNode;
}

/** The current sort order: `asc` is ascending, lowest first, A to Z. */
export interface TableSort {
  /** The key of a column. */
  column: string;
  direction: 'asc' | 'desc';
}
