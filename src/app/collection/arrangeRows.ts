import { useMemo } from 'react';
import type { Order } from './ordering.ts';
import { hasWords } from './searchText.ts';

/** A row with its search text, which is normalized once, when the rows arrive. */
export interface Searchable {
  searchText: string;
}

/** Sorts the rows; null keeps the backend's order. Equal rows keep their order. */
export const sortRows = <Row>(rows: readonly Row[], order: Order<Row> | null): readonly Row[] =>
  order === null ? rows : rows.toSorted(order);

/** Returns a predicate: true if a row has every word of the query and passes every filter. */
export function toMatcher<Row extends Searchable>(query: string, filters: readonly ((row: Row) => boolean)[]): (row: Row) => boolean {
  const isFound = hasWords(query);
  return (row) => isFound(row.searchText) && filters.every((passes) => passes(row));
}

/** Returns the matching rows, in order. Memoizes the sort, which takes longest, so pass stable values. */
export function useArrangedRows<Row extends Searchable>(
  rows: readonly Row[],
  order: Order<Row> | null,
  matches: (row: Row) => boolean,
): readonly Row[] {
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  return useMemo(() => sorted.filter(matches), [sorted, matches]);
}
