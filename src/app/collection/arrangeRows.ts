import type { TableSort } from '#components/primitives/Table/Table.tsx';
import { byNumber, byText } from './ordering.ts';
import { hasWords, toSearchText } from './searching.ts';
import type { TableDefinition, TableState, ValueColumn } from './tableDefinition.ts';

/** A row with its search text, computed once when the rows arrive. */
export interface SearchedRow<Row> {
  row: Row;
  /** Normalized. */
  searchText: string;
}

/** Prepares rows for search. */
export function toSearched<Row>(rows: readonly Row[], { columns, searched }: TableDefinition<Row>): readonly SearchedRow<Row>[] {
  const texts = searched ?? ((row: Row) => columns.map(({ value }) => value(row)).filter((value) => typeof value === 'string'));
  return rows.map((row) => ({ row, searchText: toSearchText(...texts(row)) }));
}

const SIGNS = { asc: 1, desc: -1 } as const;

/** Sorts numbers before texts if a column has both. Unknown values are last, in both directions. */
function inOrder<Row>({ value }: ValueColumn<Row>, direction: TableSort['direction']): (one: Row, other: Row) => number {
  const byFigure = byNumber((row: Row) => {
    const known = value(row);
    return typeof known === 'number' && Number.isFinite(known) ? known : null;
  }, SIGNS[direction]);
  const byWord = byText((row: Row) => {
    const known = value(row);
    return typeof known === 'string' ? known.trim() : '';
  }, SIGNS[direction]);
  return (one, other) => byFigure(one, other) || byWord(one, other);
}

/** Sorts the rows. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly SearchedRow<Row>[],
  sort: TableSort | null,
  { columns }: TableDefinition<Row>,
): readonly SearchedRow<Row>[] {
  const sorted = columns.find(({ column }) => column === sort?.column);
  if (sort === null || sorted === undefined) return rows;
  const order = inOrder(sorted, sort.direction);
  return rows.toSorted((one, other) => order(one.row, other.row));
}

/** Returns the rows that contain every word and match every active filter. */
export function fittingRows<Row>(
  rows: readonly SearchedRow<Row>[],
  { query, filters }: Pick<TableState, 'query' | 'filters'>,
  definition: TableDefinition<Row>,
): readonly Row[] {
  const isFound = hasWords(query);
  const on = filters.flatMap((name) => definition.filters?.[name] ?? []);
  return rows.filter(({ row, searchText }) => isFound(searchText) && on.every(({ fits }) => fits(row))).map(({ row }) => row);
}
