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
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(TABLE);
    request.transaction?.commit();
  });
  return settled(request);
}

/**
 * Stores the world in the IndexedDB database of that name. Not in localStorage: in Chromium, other tabs see a write only after a delay,
 * even under a lock. If two tabs write at the same time, one overwrites the other.
 *
 * Each transaction is committed as soon as its only request is made. WebKit keeps a page that is left in its back/forward cache, with its
 * open transactions, and the next page's writes would wait for them forever.
 */
export function databaseStore(name: string): SnapshotStore {
  // Before the first read, which then does not wait for it. Reads and writes report a failure.
  const opened = open(name);
  opened.catch(() => {});
  const table = async (mode: IDBTransactionMode) => (await opened).transaction(TABLE, mode).objectStore(TABLE);
  return {
    read: async () => {
      const worlds = await table('readonly');
      const request: IDBRequest<unknown> = worlds.get(KEY);
      worlds.transaction.commit();
      const text = await settled(request);
      return typeof text === 'string' ? text : null;
    },
    write: async (text) => {
      const worlds = await table('readwrite');
      const done = new Promise<void>((resolve, reject) => {
        worlds.transaction.addEventListener('complete', () => resolve());
        worlds.transaction.addEventListener('abort', () => reject(worlds.transaction.error ?? new Error('The database is full')));
      });
      worlds.put(text, KEY);
      worlds.transaction.commit();
      await done;
    },
  };
}
