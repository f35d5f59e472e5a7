import { queryOptions } from '@tanstack/react-query';
import type { ShopApi } from '../services/ports.ts';
import { read } from './read.ts';

/**
 * The cached user record, for parts that are on every page. Makes no request of its own: it shows what the sign-in or the profile has read,
 * and only refetches a cached record that was invalidated.
 */
export const knownUser = (api: ShopApi, email: string) =>
  queryOptions({
    ...read(api, 'getUser', { email }),
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Infinity,
  });
