import { QueryClient } from '@tanstack/react-query';
import { type OperationName, operations } from '#contract/operations.ts';
import { isYoung, type Moment, momentOf } from '../services/platform/moment.ts';
import type { Platform } from '../services/ports.ts';

/**
 * Milliseconds for which data is fresh (docs/product-rules.md#lists-refetch-continually). Only older data is refetched on mount and on
 * focus.
 */
const FRESH = 30_000;

/** The stale time of data that is read again in any case. With 0, data would be fresh until a clock that was set back has caught up. */
export const ALWAYS_STALE = -Infinity;

/**
 * Creates the query client. It does not retry, because the HTTP client below it does. Without a network, queries and mutations fail instead
 * of waiting, so that the page can show it. It keeps the age of data itself, because the library's own clock may be set back.
 */
export function createQueryClient(clocks: Pick<Platform, 'now' | 'uptime'>): QueryClient {
  const readAt = new WeakMap<object, Moment>();
  const isFresh = (query: object): boolean => {
    const moment = readAt.get(query);
    return moment !== undefined && isYoung(clocks, moment, FRESH);
  };
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: (query) => (isFresh(query) ? Infinity : ALWAYS_STALE),
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') readAt.set(event.query, momentOf(clocks));
  });
  return queries;
}

const isPersonal = (name: unknown): boolean => operations[name as OperationName]?.access !== 'public';

/** Removes all data of the user, so that the next one never sees it (docs/product-rules.md#account-switch). */
export const clearUserQueries = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });

/** Invalidates the named queries, so that they are refetched where they are shown. */
export const invalidateOperations = (queries: QueryClient, names: readonly string[]): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
