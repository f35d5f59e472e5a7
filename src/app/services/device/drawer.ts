import type { Drawer } from '../ports.ts';

type Store = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

/** Storage may be forbidden (even naming it throws), full, or cleared under the page: nothing of that is an error here. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * A drawer over the browser's storage, under names that begin with `space`. What cannot be stored is kept in memory for as
 * long as the page lives.
 * @param open names the storage, which may throw
 */
export function storageDrawer(open: () => Store, space: string): Drawer {
  const prefix = `${space}:`;
  const unstored = new Map<string, string>();

  const storedKeys = (): string[] => {
    const store = open();
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  };

  return {
    read: (key) => unstored.get(key) ?? attempt(() => open().getItem(prefix + key), null),
    write(key, value) {
      const isStored = attempt(() => {
        open().setItem(prefix + key, value);
        return true;
      }, false);
      if (isStored) unstored.delete(key);
      else unstored.set(key, value);
      return isStored;
    },
    remove(key) {
      unstored.delete(key);
      attempt(() => open().removeItem(prefix + key), undefined);
    },
    keys: () => [...new Set([...attempt(storedKeys, []), ...unstored.keys()])],
  };
}
