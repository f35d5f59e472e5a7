import type { SnapshotStore } from './storePorts.ts';

const TABLE = 'worlds';
const KEY = 'world';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database request failed')));
  });

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
  return settled(request);
}

/**
 * Stores the world in the IndexedDB database of that name. Not in localStorage: in Chromium, other tabs see a write only after a delay,
 * even under a lock. If two tabs write at the same time, one overwrites the other.
 */
export function databaseStore(name: string): SnapshotStore {
  let opened: Promise<IDBDatabase> | undefined;
  const table = async (mode: IDBTransactionMode) => {
    opened ??= open(name);
    return (await opened).transaction(TABLE, mode).objectStore(TABLE);
  };
  return {
    read: async () => {
      const text: unknown = await settled((await table('readonly')).get(KEY));
      return typeof text === 'string' ? text : null;
    },
    write: async (text) => {
      const worlds = await table('readwrite');
      const done = new Promise<void>((resolve, reject) => {
        worlds.transaction.addEventListener('complete', () => resolve());
        worlds.transaction.addEventListener('abort', () => reject(worlds.transaction.error ?? new Error('The database is full')));
      });
      worlds.put(text, KEY);
      await done;
    },
  };
}
