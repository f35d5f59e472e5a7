import { queryOptions } from '@tanstack/react-query';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { ShopApi } from '../services/ports.ts';

/** A query that calls one operation. Its key is the name and the input of the operation. */
export const operationQuery = <Name extends OperationName>(api: ShopApi, name: Name, input: Input<Name>) =>
  queryOptions<Output<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => api[name](input, { signal }),
  });

/**
 * A query for the cached user record, for parts that are on every page. It makes no first request: it shows what the sign-in or the profile
 * has loaded, and refetches it only after an invalidation.
 */
export const knownUser = (api: ShopApi, email: string) =>
  queryOptions({
    ...operationQuery(api, 'getUser', { email }),
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Infinity,
  });
