import type { TableSort } from '#components/primitives/Table/Table.tsx';
import type { Searchable } from '../arrangeRows.ts';
import { byNumber, byText, type Order } from '../ordering.ts';
import { toSearchText } from '../searchText.ts';
import type { TableDefinition, ValueColumn } from './tableDefinition.ts';

/** A row of a table, prepared for search. */
export interface SearchedRow<Row> extends Searchable {
  row: Row;
}

/** Prepares rows for search. */
export function toSearched<Row>(rows: readonly Row[], { columns, searched }: TableDefinition<Row>): readonly SearchedRow<Row>[] {
  const texts = searched ?? ((row: Row) => columns.map(({ value }) => value(row)).filter((value) => typeof value === 'string'));
  return rows.map((row) => ({ row, searchText: toSearchText(...texts(row)) }));
}

const SIGNS = { asc: 1, desc: -1 } as const;

/** Sorts numbers before texts if a column has both. Unknown values are last, in both directions. */
function inOrder<Row>({ value }: ValueColumn<Row>, direction: TableSort['direction']): Order<Row> {
  const compareNumbers = byNumber((row: Row) => {
    const known = value(row);
    return typeof known === 'number' && Number.isFinite(known) ? known : null;
  }, SIGNS[direction]);
  const compareTexts = byText((row: Row) => {
    const known = value(row);
    return typeof known === 'string' ? known.trim() : '';
  }, SIGNS[direction]);
  return (one, other) => compareNumbers(one, other) || compareTexts(one, other);
}

/** Converts a sort to an order; null keeps the backend's order. */
export function toOrder<Row>({ columns }: TableDefinition<Row>, sort: TableSort | null): Order<SearchedRow<Row>> | null {
  const sorted = columns.find(({ column }) => column === sort?.column);
  if (sort === null || sorted === undefined) return null;
  const order = inOrder(sorted, sort.direction);
  return (one, other) => order(one.row, other.row);
}

/** The active filters. */
export const toFilters = <Row>(definition: TableDefinition<Row>, names: readonly string[]) =>
  names
    .flatMap((name) => definition.filters?.[name] ?? [])
    .map(
      ({ matches }) =>
        ({ row }: SearchedRow<Row>) =>
          matches(row),
    );
