import type { UseQueryResult } from '@tanstack/react-query';
import type { AsyncList } from '#components/asyncList.ts';
import { sentenceOf, staleSentenceOf } from '../texts/failures.ts';

/** A read as the four states of a list; old rows stay visible beside the word that they could not be refreshed. */
export function toAsyncList<Row, View>(query: Pick<UseQueryResult<Row[]>, 'data' | 'error'>, toView: (row: Row) => View): AsyncList<View> {
  const { data, error } = query;
  // An empty list that could not be refreshed shows nothing that could stay: it failed.
  if (error !== null && (data ?? []).length === 0) return { state: 'failed', message: sentenceOf(error) };
  if (data === undefined) return { state: 'loading' };
  if (data.length === 0) return { state: 'empty' };
  const rows = data.map(toView);
  return error === null ? { state: 'ready', rows } : { state: 'ready', rows, stale: staleSentenceOf(error) };
}
