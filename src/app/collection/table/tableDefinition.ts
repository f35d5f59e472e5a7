import type { TableSort } from '#components/primitives/Table/Table.tsx';

/** How a column is searched, sorted and exported. The screen defines its appearance. */
export interface ValueColumn<Row> {
  /** The key of the screen's column. It is used in the URL. */
  column: string;
  /** The column's header, also used in the sort menu and in the file. */
  label: string;
  /** The value to sort by: a number, a day as YYYY-MM-DD, or a text. null, '' or NaN means unknown. */
  value: (row: Row) => string | number | null;
  /** The value in the exported file, for a text as the table shows it. @default `value` */
  file?: (row: Row) => string | number | null;
  /** Selects the names of the two directions, such as 'low to high'. `none`: the column is not sortable. @default 'text' */
  order?: 'text' | 'number' | 'day' | 'none';
}

/** A filter that is on or off. */
export interface RowFilter<Row> {
  /** For example 'Low stock only'. */
  label: string;
  matches: (row: Row) => boolean;
}

/**
 * The definition of a table. Create it once for each table, outside of any component:
 *
 * ```ts
 * const toolTable: TableDefinition<Tool> = {
 *   nouns: ['car tool', 'car tools'],
 *   file: 'car-tools',
 *   columns: [
 *     { column: 'name', label: 'Name', value: ({ name }) => name },
 *     { column: 'quantity', label: 'Available Quantity', value: ({ quantity }) => quantity, order: 'number' },
 *   ],
 *   filters: { low: { label: 'Low stock only', matches: isLow } },
 * };
 * ```
 *
 * The screen's Table has columns with the same keys, with `isSortable` if they can be sorted.
 */
export interface TableDefinition<Row> {
  /** The singular and plural of the rows: 'Search car tools', '12 of 48 car tools'. */
  nouns: readonly [one: string, many: string];
  /** Part of the exported file's name: 'car-tools' makes gadget-garage-car-tools-2026-11-21.csv. */
  file: string;
  columns: readonly ValueColumn<Row>[];
  /** Keyed by the name in the URL. If several are active, a row must match all of them. */
  filters?: Readonly<Record<string, RowFilter<Row>>>;
  /** The texts to search. @default all texts of the columns */
  searched?: (row: Row) => readonly string[];
}

/** The user's search, sort and filters of a table. All of it is in the URL. */
export interface TableState {
  query: string;
  /** null: the backend's order. */
  sort: TableSort | null;
  /** The names of the active filters, in the definition's order. */
  filters: readonly string[];
}

/** No search, sort or filters. */
export const UNTOUCHED: TableState = { query: '', sort: null, filters: [] };
