import type { ChoicesCodec } from './useSearchState.ts';
import { writeParams } from './writeParams.ts';
import type { TableDefinition, TableState } from './tableDefinition.ts';
import { cleanTable, sortName, sortNamed } from './tableState.ts';

/**
 * The search, sort and filters of a table in the URL: `?q=lamp&sort=quantity-down&show=low`. Ignores what the table does not know; reading
 * never throws.
 */
export const tableCodec = <Row>(definition: TableDefinition<Row>): ChoicesCodec<TableState> => ({
  read: (search) => {
    const params = new URLSearchParams(search);
    const chosen = { query: params.get('q') ?? '', sort: sortNamed(params.get('sort') ?? '', definition), filters: params.getAll('show') };
    return cleanTable(chosen, definition);
  },
  write: (state, search = '') => {
    const { query, sort, filters } = cleanTable(state, definition);
    return writeParams(
      [
        ['q', [query]],
        ['sort', [sortName(sort)]],
        ['show', filters],
      ],
      search,
    );
  },
});
