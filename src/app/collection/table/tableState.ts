import type { TableSort } from '#components/primitives/Table/Table.tsx';
import { cleanQuery, createUrlCodec } from '../urlCodec.ts';
import type { TableDefinition, TableState } from './tableDefinition.ts';

const DIRECTIONS = ['asc', 'desc'] as const;

/** The words for the directions in URLs. They must not change, because people save links. */
const URL_WORDS = { asc: 'up', desc: 'down' } as const satisfies Record<TableSort['direction'], string>;

/** The sort after a click on a column's header: ascending, then descending, then the backend's order. */
export function nextSort(current: TableSort | null, column: string): TableSort | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** The sortable columns of a table. */
export const sortableColumns = <Row>({ columns }: TableDefinition<Row>) => columns.filter(({ order }) => order !== 'none');

/** The name of a sort in the URL and the toolbar: 'quantity-down'. The backend's order is ''. */
export const sortName = (sort: TableSort | null): string => (sort === null ? '' : `${sort.column}-${URL_WORDS[sort.direction]}`);

/** The sort with that name; null if the table has none. */
export function parseSort<Row>(name: string, definition: TableDefinition<Row>): TableSort | null {
  const sorts = sortableColumns(definition).flatMap(({ column }) => DIRECTIONS.map((direction) => ({ column, direction })));
  return sorts.find((sort) => sortName(sort) === name) ?? null;
}

/** Limits a state to what a URL can hold and this table knows: nothing overlong, blank, unknown or duplicated. */
export const cleanTable = <Row>({ query, sort, filters }: TableState, definition: TableDefinition<Row>): TableState => ({
  query: cleanQuery(query),
  sort: parseSort(sortName(sort), definition),
  filters: Object.keys(definition.filters ?? {}).filter((name) => filters.includes(name)),
});

/**
 * Creates the codec of a table's search, sort and filters: `?q=lamp&sort=quantity-down&show=low`. Ignores what the table does not know.
 * Reading never throws.
 */
export const tableCodec = <Row>(definition: TableDefinition<Row>) =>
  createUrlCodec<TableState>({
    parse: (params) => ({
      query: params.get('q') ?? '',
      sort: parseSort(params.get('sort') ?? '', definition),
      filters: params.getAll('show'),
    }),
    clean: (state) => cleanTable(state, definition),
    format: ({ query, sort, filters }) => [
      ['q', [query]],
      ['sort', [sortName(sort)]],
      ['show', filters],
    ],
  });
