import { QueryClient } from '@tanstack/react-query';
import { type OperationName, operations } from '#contract/operations.ts';

/** docs/product-rules.md#lists-refetch-continually: on entry and on focus only what is older. */
const FRESH = 30_000;

/**
 * The cache of reads. The client beneath it retries, so this does not; a query without a network fails instead of waiting,
 * since a page has to say so. A write neither.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const isPersonal = (name: unknown): boolean => operations[name as OperationName]?.access !== 'public';

/** Drops everything that belongs to a person: nothing of the old user stays (docs/product-rules.md#account-switch). */
export const forgetPerson = (queries: QueryClient): void => queries.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });

/** Reads the named operations again wherever they are shown. */
export const refresh = (queries: QueryClient, names: readonly string[]): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
