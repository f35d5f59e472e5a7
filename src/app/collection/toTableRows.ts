import type { TableRows } from '#components/blocks/TablePage/TablePage.tsx';
import { type QueryResult, toAsyncList } from '../queries/toAsyncList.ts';

/** Converts a query to a table's rows. `shown` are the matching rows, in order. */
export function toTableRows<Row, View>(query: QueryResult<Row[]>, shown: readonly View[]): TableRows<View> {
  const all = toAsyncList(query, (row) => row);
  if (all.state !== 'ready') return all;
  const stale = all.stale === undefined ? {} : { stale: all.stale };
  return shown.length === 0 ? { state: 'noMatches', ...stale } : { state: 'ready', rows: shown, ...stale };
}
