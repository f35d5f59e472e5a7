import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';
import { invalidateOperations } from './queryClient.ts';

/** Refetches what other tabs change, and everything when the sandbox is reset. Returns an unsubscribe function. */
export function subscribeToOtherTabs({ services, queries }: { services: Services; queries: QueryClient }): () => void {
  const stops = [services.platform.onBroadcast((topic) => invalidateOperations(queries, topic.split(' ')))];
  let isUnsubscribed = false;
  services.backend.then(
    (backend) => {
      if (!isUnsubscribed) stops.push(backend.onReset(() => void queries.invalidateQueries()));
    },
    () => {},
  );
  return () => {
    isUnsubscribed = true;
    for (const stop of stops) stop();
  };
}
