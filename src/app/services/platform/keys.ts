import type { KeyValueStore } from '../ports.ts';

/** The keys in a store that begin so. */
export const keysFrom = (store: KeyValueStore, prefix: string): string[] => store.keys().filter((key) => key.startsWith(prefix));

/** Empties a store of all whose keys begin so. */
export function removeFrom(store: KeyValueStore, prefix: string): void {
  for (const key of keysFrom(store, prefix)) store.remove(key);
}
