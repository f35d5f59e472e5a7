import type { TableSort } from '#components/primitives/Table/Table.tsx';
import { cleanQuery } from '../lists/cleanText.ts';
import type { TableDefinition, TableState } from './tableDefinition.ts';

const DIRECTIONS = ['up', 'down'] as const;

/** What a pressed head sorts by next: up, then down, then as listed. */
export function nextSort(current: TableSort | null, column: string): TableSort | null {
  if (current?.column !== column) return { column, direction: 'up' };
  return current.direction === 'up' ? { column, direction: 'down' } : null;
}

/** The columns that a table can be sorted by. */
export const sortableColumns = <Row>({ columns }: TableDefinition<Row>) => columns.filter(({ order }) => order !== 'none');

/** An order as the address and the toolbar name it: 'quantity-down'; '' is as listed. */
export const sortName = (sort: TableSort | null): string => (sort === null ? '' : `${sort.column}-${sort.direction}`);

/** The order of that name; null when the table has none such. */
export function sortNamed<Row>(name: string, definition: TableDefinition<Row>): TableSort | null {
  const sorts = sortableColumns(definition).flatMap(({ column }) => DIRECTIONS.map((direction) => ({ column, direction })));
  return sorts.find((sort) => sortName(sort) === name) ?? null;
}

/** The same choices as an address can carry them, and as this table knows them: nothing overlong, blank, unknown or twice. */
export const cleanTable = <Row>({ query, sort, filters }: TableState, definition: TableDefinition<Row>): TableState => ({
  query: cleanQuery(query),
  sort: sortNamed(sortName(sort), definition),
  filters: Object.keys(definition.filters ?? {}).filter((name) => filters.includes(name)),
});
