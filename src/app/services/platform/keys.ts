import type { KeyValueStore } from '../ports.ts';

/** The keys of a store that start with `prefix`. */
export const keysFrom = (store: KeyValueStore, prefix: string): string[] => store.keys().filter((key) => key.startsWith(prefix));

/** Removes all keys that start with `prefix` from a store. */
export function removeFrom(store: KeyValueStore, prefix: string): void {
  for (const key of keysFrom(store, prefix)) store.remove(key);
}
