import { useEffect, useEffectEvent, useRef } from 'react';
import type { Platform } from '../ports.ts';

/** Stripe's own pages are given as long as the shop's reads. */
const PATIENCE_MS = 10_000;

/** Calls `onMissing` when the field has not come in time. @returns what to call when it is there, or will not come */
export function useArrival({ wait }: Pick<Platform, 'wait'>, onMissing: () => void): () => void {
  const settled = useRef<AbortController>(null);
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    const arrival = (settled.current = new AbortController());
    wait(PATIENCE_MS, arrival.signal).then(tell, () => {
      // It came, or nobody waits any more.
    });
    return () => arrival.abort();
  }, [wait]);
  return () => settled.current?.abort();
}
