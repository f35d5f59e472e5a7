import type { KeyValueStore } from '#app/services/ports.ts';

/** A store in memory, for tests and for sandboxes that nothing outlives. */
export function memoryKeyValueStore(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    isStored: () => true,
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}
