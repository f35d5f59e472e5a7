import type { QueryClient } from '@tanstack/react-query';
import { invalidateOperations } from './queryClient.ts';
import type { Platform } from '../services/ports.ts';
import type { Services } from '../services/services.ts';

/** The queries that show the stock of a tool, or that it exists. */
export const STOCK_READS = ['getTool', 'listTools', 'findProduct'] as const;
/** The queries that show an order. */
export const ORDER_READS = ['listOwnBookings', 'listBookings', 'getBooking'] as const;

/** Refetches the named queries here and in other tabs, after this tab has changed their data. */
export function broadcastChange(
  { queries, platform }: { queries: QueryClient; platform: Pick<Platform, 'broadcast'> },
  names: readonly string[],
): void {
  invalidateOperations(queries, names);
  platform.broadcast(names.join(' '));
}

/** Calls the listener with the names of the queries whose data another tab has changed. Returns an unsubscribe function. */
export const onChangeElsewhere = (platform: Pick<Platform, 'onBroadcast'>, listener: (names: readonly string[]) => void): (() => void) =>
  platform.onBroadcast((topic) => listener(topic.split(' ')));

/**
 * Refetches what other tabs change, and everything when the sandbox is reset or the page returns as it was left. Returns an unsubscribe
 * function.
 */
export function subscribeToOtherTabs({ services, queries }: { services: Services; queries: QueryClient }): () => void {
  const refetchAll = () => void queries.invalidateQueries();
  const { platform } = services;
  const stops = [onChangeElsewhere(platform, (names) => invalidateOperations(queries, names)), platform.onReturn(refetchAll)];
  let isUnsubscribed = false;
  services.providers.then(
    (providers) => {
      if (!isUnsubscribed) stops.push(providers.onReset(refetchAll));
    },
    () => {},
  );
  return () => {
    isUnsubscribed = true;
    for (const stop of stops) stop();
  };
}
