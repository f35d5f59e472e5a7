import type { TableSort } from '#components/primitives/Table/Table.tsx';
import { byNumber, byText } from '../lists/ordering.ts';
import { hasWords, toSearchText } from '../lists/searching.ts';
import type { TableDefinition, TableState, ValueColumn } from './tableDefinition.ts';

/** A row with what is searched in it, worked out once when the rows arrive. */
export interface SearchedRow<Row> {
  row: Row;
  /** Folded. */
  searchText: string;
}

/** The rows, ready to be searched. */
export function toSearched<Row>(rows: readonly Row[], { columns, searched }: TableDefinition<Row>): readonly SearchedRow<Row>[] {
  const texts = searched ?? ((row: Row) => columns.map(({ value }) => value(row)).filter((value) => typeof value === 'string'));
  return rows.map((row) => ({ row, searchText: toSearchText(...texts(row)) }));
}

const SIGNS = { up: 1, down: -1 } as const;

/** Numbers before texts, where a column has both; unknown ones last in both directions. */
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

/** The rows in the chosen order; rows that it does not tell apart stay as they came. */
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

/** The rows that fit: every word occurs, and every filter that is on agrees. */
export function fittingRows<Row>(
  rows: readonly SearchedRow<Row>[],
  { query, filters }: Pick<TableState, 'query' | 'filters'>,
  definition: TableDefinition<Row>,
): readonly Row[] {
  const isFound = hasWords(query);
  const on = filters.flatMap((name) => definition.filters?.[name] ?? []);
  return rows.filter(({ row, searchText }) => isFound(searchText) && on.every(({ fits }) => fits(row))).map(({ row }) => row);
}
