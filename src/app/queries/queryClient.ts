import { QueryClient } from '@tanstack/react-query';
import { type OperationName, operations } from '#contract/operations.ts';

/**
 * Milliseconds for which data is fresh (docs/product-rules.md#lists-refetch-continually). Only older data is refetched on mount and on
 * focus.
 */
const FRESH = 30_000;

/**
 * Creates the query client. It does not retry, because the HTTP client below it does. Without a network, queries and mutations fail instead
 * of waiting, so that the page can show it.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const isPersonal = (name: unknown): boolean => operations[name as OperationName]?.access !== 'public';

/** Removes all data of the user, so that the next one never sees it (docs/product-rules.md#account-switch). */
export const clearUserQueries = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });

/** Invalidates the named queries, so that they are refetched where they are shown. */
export const invalidateOperations = (queries: QueryClient, names: readonly string[]): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
