import type { SnapshotStore } from './storePorts.ts';

const TABLE = 'worlds';
const KEY = 'world';

/**
 * How often a read or write is tried. If the browser deletes the database meanwhile, Chromium fails the call, and then the first request to
 * open it again.
 */
const ATTEMPTS = 5;

/** Milliseconds after which another request to open the database is made: while Chromium deletes it, it loses some. */
const OPEN_TIMEOUT = 3_000;

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
  // Somebody else wants to delete the database, and waits for all who use it.
  request.addEventListener('success', () => request.result.addEventListener('versionchange', () => request.result.close()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Nobody uses what opens later.
      request.addEventListener('success', () => request.result.close());
      reject(new Error('The database does not open'));
    }, OPEN_TIMEOUT);
  });
  return Promise.race([settled(request), expired]).finally(() => clearTimeout(timer));
}

/** Rejects if the browser closes the database before `work` is done. In Chromium, an open transaction may then never end. */
function unlessClosed<T>(database: IDBDatabase, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error('The browser has closed the database'));
    database.addEventListener('close', onClose);
    void work()
      .then(resolve, reject)
      .finally(() => database.removeEventListener('close', onClose));
  });
}

/**
 * Stores the world in the IndexedDB database of that name. Not in localStorage: in Chromium, other tabs see a write only after a delay,
 * even under a lock. If two tabs write at the same time, one overwrites the other.
 *
 * Each transaction is committed as soon as its only request is made. WebKit keeps a page that is left in its back/forward cache, with its
 * open transactions, and the next page's writes would wait for them forever.
 *
 * The browser may close or delete the database at any time, so whatever fails is tried again with a database that is opened anew.
 */
export function databaseStore(name: string): SnapshotStore {
  let opened: Promise<IDBDatabase>;

  function connect() {
    opened = open(name);
    // Reads and writes report a failure.
    opened.catch(() => {});
  }

  /** Runs `work` in a transaction of its own. */
  async function transact<T>(mode: IDBTransactionMode, work: (worlds: IDBObjectStore) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const used = opened;
      try {
        const database = await used;
        return await unlessClosed(database, async () => work(database.transaction(TABLE, mode).objectStore(TABLE)));
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        void used.then(
          (database) => database.close(),
          () => {},
        );
        if (used === opened) connect();
      }
    }
  }

  // Before the first read, which then does not wait for it.
  connect();
  return {
    read: () =>
      transact('readonly', async (worlds) => {
        const request: IDBRequest<unknown> = worlds.get(KEY);
        worlds.transaction.commit();
        const text = await settled(request);
        return typeof text === 'string' ? text : null;
      }),
    write: (text) =>
      transact('readwrite', async (worlds) => {
        const done = new Promise<void>((resolve, reject) => {
          worlds.transaction.addEventListener('complete', () => resolve());
          worlds.transaction.addEventListener('abort', () => reject(worlds.transaction.error ?? new Error('The database is full')));
        });
        worlds.put(text, KEY);
        worlds.transaction.commit();
        await done;
      }),
  };
}
