import type { KeyValueStore } from '../ports.ts';

type WebStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

/** Returns `otherwise` if `work` throws. Storage may be full, cleared, or blocked, in which case even reading the property throws. */
function tryOr<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Keeps strings in the browser's storage, under keys that start with `space`. A value that cannot be stored is kept in memory until the
 * page is closed.
 * @param open returns the storage, and may throw
 */
export function createKeyValueStore(open: () => WebStorage, space: string): KeyValueStore {
  const prefix = `${space}:`;
  /** The values that could not be stored, each with the older one that is still in the storage. */
  const inMemory = new Map<string, { value: string; stored: string | null }>();

  const storedKeys = (): string[] => {
    const storage = open();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  };

  const readStored = (key: string): string | null => tryOr(() => open().getItem(prefix + key), null);
  /** Returns null if there is none, or if another tab has changed what is stored since. */
  function readUnstored(key: string): string | null {
    const unstored = inMemory.get(key);
    if (unstored !== undefined && unstored.stored === readStored(key)) return unstored.value;
    inMemory.delete(key);
    return null;
  }

  return {
    read: (key) => readUnstored(key) ?? readStored(key),
    write(key, value) {
      const isStored = tryOr(() => {
        const storage = open();
        // A full storage refuses even the value that it has.
        if (storage.getItem(prefix + key) !== value) storage.setItem(prefix + key, value);
        return true;
      }, false);
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, { value, stored: readStored(key) });
      return isStored;
    },
    isStored: (key) => readUnstored(key) === null,
    remove(key) {
      inMemory.delete(key);
      tryOr(() => open().removeItem(prefix + key), undefined);
    },
    keys: () => [...new Set([...tryOr(storedKeys, []), ...inMemory.keys()])],
  };
}
