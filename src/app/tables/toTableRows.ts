import type { UseQueryResult } from '@tanstack/react-query';
import type { TableRows } from '#components/blocks/TablePage/tableView.ts';
import { toRemote } from '../queries/toRemote.ts';

/** A read as a table's rows: `shown` of it fit, in this order. */
export function toTableRows<Row, View>(
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error'>,
  shown: readonly Row[],
  toView: (row: Row) => View,
): TableRows<View> {
  const all = toRemote(query, (row) => row);
  if (all.state !== 'ready') return all;
  return shown.length === 0 ? { state: 'unmatched' } : { ...all, rows: shown.map(toView) };
}
