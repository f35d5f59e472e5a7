import { useEffect, useEffectEvent, useRef } from 'react';
import type { Platform } from '../ports.ts';

/** Milliseconds. The same limit as one attempt of a read. */
const PATIENCE_MS = 10_000;

/** Calls `onMissing` if the field has not loaded in time. @returns a function to call when it has loaded or failed */
export function useArrival({ wait }: Pick<Platform, 'wait'>, onMissing: () => void): () => void {
  const settled = useRef<AbortController>(null);
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    const arrival = (settled.current = new AbortController());
    wait(PATIENCE_MS, arrival.signal).then(tell, () => {
      // The field has settled or unmounted.
    });
    return () => arrival.abort();
  }, [wait]);
  return () => settled.current?.abort();
}
