import { queryOptions } from '@tanstack/react-query';
import type { ShopApi } from '../services/ports.ts';
import { operationQuery } from './operationQuery.ts';

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
