import type { TableSort } from '#components/primitives/Table/Table.tsx';

/** A column as search, order and export look at it: what it looks like is the screen's. */
export interface ValueColumn<Row> {
  /** The key of the screen's column. It stands in the address. */
  column: string;
  /** The column's head: also in the list of orders and in the file. */
  label: string;
  /** What it is sorted by: a number, a day as YYYY-MM-DD, or a text. null, '' or NaN: nobody knows. */
  value: (row: Row) => string | number | null;
  /** What stands in the file, where that is not the value: a text as the table shows it. */
  file?: (row: Row) => string | number | null;
  /** How its two orders are called, such as 'low to high'; `none` where it cannot be sorted by. @default 'text' */
  order?: 'text' | 'number' | 'day' | 'none';
}

/** A filter that is on or off. */
export interface RowFilter<Row> {
  /** 'Low stock only'. */
  label: string;
  fits: (row: Row) => boolean;
}

/**
 * What a table is about, once for each table and outside of any component:
 *
 * ```ts
 * const toolTable: TableDefinition<Tool> = {
 *   nouns: ['car tool', 'car tools'],
 *   file: 'car-tools',
 *   columns: [
 *     { column: 'name', label: 'Name', value: ({ name }) => name },
 *     { column: 'quantity', label: 'Available Quantity', value: ({ quantity }) => quantity, order: 'number' },
 *   ],
 *   filters: { low: { label: 'Low stock only', fits: isLow } },
 * };
 * ```
 *
 * The screen's Table has columns of the same keys, with `isSortable` where there is an order.
 */
export interface TableDefinition<Row> {
  /** What the rows are, one and many: 'Search car tools', '12 of 48 car tools'. */
  nouns: readonly [one: string, many: string];
  /** Of the exported file's name: 'car-tools' makes gadget-garage-car-tools-2026-11-21.csv. */
  file: string;
  columns: readonly ValueColumn<Row>[];
  /** By the name that stands in the address. Several at once: all must fit. */
  filters?: Readonly<Record<string, RowFilter<Row>>>;
  /** The texts that are searched. Left out: all texts of the columns. */
  searched?: (row: Row) => readonly string[];
}

/** What somebody has chosen above a table: all of it stands in the address. */
export interface TableState {
  query: string;
  /** null: as the backend lists them. */
  sort: TableSort | null;
  /** The names of the filters that are on, in the definition's order. */
  filters: readonly string[];
}

/** Nothing chosen. */
export const UNTOUCHED: TableState = { query: '', sort: null, filters: [] };
