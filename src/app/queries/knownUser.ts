import { queryOptions } from '@tanstack/react-query';
import type { ShopApi } from '../services/ports.ts';
import { read } from './read.ts';

/**
 * The user's record for what stands on every page: it makes no call of its own, and shows what the sign-in or the profile has read. Only
 * what was read and has changed since is read again.
 */
export const knownUser = (api: ShopApi, email: string) =>
  queryOptions({
    ...read(api, 'getUser', { email }),
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Infinity,
  });
