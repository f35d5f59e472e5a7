import type { UseQueryResult } from '@tanstack/react-query';
import type { AsyncList } from '#components/asyncList.ts';
import { sentenceOf, staleSentenceOf } from '../messages/failureSentences.ts';

/** The data and the error of a query, from which a view is made. */
export type QueryResult<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'>;

/** Converts a query to a list, which is loading, failed, empty or ready. If a refetch fails, the old rows stay beside a message. */
export function toAsyncList<Row, View>(query: QueryResult<Row[]>, toView: (row: Row) => View): AsyncList<View> {
  const { data, error } = query;
  // If an empty list could not be refreshed, there are no rows to keep: it failed.
  if (error !== null && (data ?? []).length === 0) return { state: 'failed', message: sentenceOf(error) };
  if (data === undefined) return { state: 'loading' };
  if (data.length === 0) return { state: 'empty' };
  const rows = data.map(toView);
  return error === null ? { state: 'ready', rows } : { state: 'ready', rows, stale: staleSentenceOf(error) };
}
