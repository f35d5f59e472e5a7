import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';
import { invalidateOperations } from './queryClient.ts';

/**
 * Refetches what other tabs change, and everything when the sandbox is reset or the page returns as it was left. Returns an unsubscribe
 * function.
 */
export function subscribeToOtherTabs({ services, queries }: { services: Services; queries: QueryClient }): () => void {
  const refetchAll = () => void queries.invalidateQueries();
  const { platform } = services;
  const stops = [platform.onBroadcast((topic) => invalidateOperations(queries, topic.split(' '))), platform.onReturn(refetchAll)];
  let isUnsubscribed = false;
  services.backend.then(
    (backend) => {
      if (!isUnsubscribed) stops.push(backend.onReset(refetchAll));
    },
    () => {},
  );
  return () => {
    isUnsubscribed = true;
    for (const stop of stops) stop();
  };
}
