import type { KeyValueStore } from '#app/services/ports.ts';

/** An in-memory store for tests. */
export function memoryKeyValueStore(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
