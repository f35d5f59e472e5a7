import { QueryClient } from '@tanstack/react-query';
import { type OperationName, operations } from '#contract/operations.ts';

/** Milliseconds (docs/product-rules.md#lists-refetch-continually): on mount and on focus, only older data is refetched. */
const FRESH = 30_000;

/**
 * Creates the query cache. It does not retry, because the HTTP client below it does. Without a network a query fails instead of waiting,
 * because the page has to say so. The same applies to mutations.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const isPersonal = (name: unknown): boolean => operations[name as OperationName]?.access !== 'public';

/** Removes everything that belongs to the user, so that nothing remains for the next one (docs/product-rules.md#account-switch). */
export const clearUserQueries = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });

/** Invalidates the named operations: they are refetched where they are shown. */
export const refresh = (queries: QueryClient, names: readonly string[]): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
