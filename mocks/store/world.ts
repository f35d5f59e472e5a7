import { demoRows, demoSeed, firstNewId, type SeedRecord } from '../data/seed.ts';
import { startTransaction, type WorldTransaction, type WorldView } from './transaction.ts';
import { loadCollections } from './db.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { type Changes, noChanges, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';
import type { StoreChannel, StoreLock, StoreChange, SnapshotStore } from './storePorts.ts';
import { eachTable, type Rows, type TableName } from './tables.ts';
import { type RowsOf, WorldState } from './worldState.ts';

export interface WorldOptions {
  store: SnapshotStore;
  /** Must be the same for everyone who shares the store. */
  lock: StoreLock;
  /** Without it, other tabs are not notified of writes, but their next read still sees them. */
  channel?: StoreChannel;
  /** The seed of a new world, if none is stored. @default demoSeed */
  seed?: SeedRecord;
  /** The rows of each seed that the store may have. @default only those of demoSeed */
  rowsOf?: RowsOf;
  /** The number of the first new id. @default firstNewId(seed) */
  firstId?: number;
}

/** How many rows of a table a reset has removed, changed back, and brought back. */
export interface UndoneRows {
  removed: number;
  changedBack: number;
  broughtBack: number;
}

/** The rows that a reset has undone, by table. */
export type Undone = Record<TableName, UndoneRows>;

/**
 * The sandbox's data, and the store of its rules (src/server/ports.ts). The stored snapshot is the source of truth: every read and write first loads a newer snapshot, if there is one. If the
 * store is cleared, the page goes on with what it shows, and its next write stores all of it.
 */
export interface World {
  /** `memory` if the store is full or forbidden. The world is then only in this page's memory. */
  readonly persistence: 'stored' | 'memory';
  /** The number of the next new id, as of the last read or write. */
  nextId: () => number;
  read<T>(select: (view: WorldView) => T | Promise<T>): Promise<T>;
  /** Runs exclusively across all tabs. If `update` throws or rejects, it rejects with that error and changes nothing. */
  write<T>(update: (transaction: WorldTransaction) => T | Promise<T>): Promise<T>;
  /** Restores the seed. Resolves with what that has undone. */
  reset(): Promise<Undone>;
  /** Calls the listener on writes of other tabs, on resets, and when the store fails. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void;
  /** Calls the listener only on resets, here and in other tabs. Returns an unsubscribe function. */
  onReset: (listener: () => void) => () => void;
}

/** A world whose store may not have been read yet. */
export interface OpenedWorld extends World {
  /**
   * Prepares the first write: stores a new world, so that a failing store is noticed before, and loads what writes need. Reads do not need
   * it.
   */
  prepare(): Promise<void>;
}

function demoOnly({ name }: SeedRecord): Rows {
  if (name !== demoSeed.name) throw new Error(`No rows for the world '${name}'`);
  return demoRows();
}

function countUndone(state: WorldState, changes: Changes): Undone {
  return eachTable<Undone>((name) => {
    const ids = [...changes[name]];
    return {
      removed: ids.filter(([id, row]) => row !== null && !state.isSeeded(name, id)).length,
      changedBack: ids.filter(([id, row]) => row !== null && state.isSeeded(name, id)).length,
      broughtBack: ids.filter(([id, row]) => row === null && state.isSeeded(name, id)).length,
    };
  });
}

/**
 * Opens the stored world. It is a new one if none is stored, or if the stored text is damaged or belongs to another program. The first read
 * or write reads the store.
 */
export function openWorld({
  store: givenStore,
  lock,
  channel,
  seed = demoSeed,
  rowsOf = demoOnly,
  firstId = firstNewId(seed),
}: WorldOptions): OpenedWorld {
  const state = new WorldState(rowsOf);
  const pageQueue = createQueue();
  const listeners = new Set<() => void>();
  const resetListeners = new Set<() => void>();
  let store = givenStore;
  /** The text that the tables show. */
  let currentText: string | null = null;
  /** The next refresh of the tables, until it begins. */
  let nextRefresh: Promise<unknown> | null = null;

  const notify = (change: StoreChange = 'changed') => {
    for (const listener of [...listeners, ...(change === 'reset' ? resetListeners : [])]) listener();
  };
  const continueInMemory = () => {
    store = memoryStore(currentText);
    notify();
  };
  const nextId = () => state.snapshot?.nextId ?? firstId;
  const createSnapshot = (): Snapshot => ({
    seed,
    version: state.snapshot?.version ?? 0,
    nextId: nextId(),
    changes: noChanges(),
  });

  async function load(): Promise<string | null> {
    try {
      return await store.read();
    } catch {
      continueInMemory();
      return currentText;
    }
  }

  async function refresh(): Promise<Snapshot> {
    const text = await load();
    // If the browser has cleared the store, the next write stores what this page knows.
    const isCleared = text === null && currentText !== null;
    if (state.snapshot !== null && (text === currentText || isCleared)) return state.snapshot;
    const snapshot = (text === null ? null : readSnapshot(text)) ?? createSnapshot();
    await state.show(snapshot);
    currentText = text;
    return snapshot;
  }

  async function save(snapshot: Snapshot, change: StoreChange): Promise<void> {
    await state.write(snapshot);
    currentText = writeSnapshot(snapshot);
    try {
      await store.write(currentText);
    } catch {
      continueInMemory();
    }
    channel?.announce(change);
  }

  const exclusively = <T>(task: (current: Snapshot) => Promise<T>): Promise<T> =>
    lock.run(() => pageQueue.run(async () => task(await refresh())));

  /** Refreshes the tables. Reads that come before the next refresh share it: what it finds is newer than all of them. */
  function look(): Promise<unknown> {
    nextRefresh ??= pageQueue.run(async () => {
      nextRefresh = null;
      await refresh();
    });
    return nextRefresh;
  }

  channel?.listen((change) => {
    // So that this page knows it, if the browser clears the store before its next read.
    look().catch(() => {});
    notify(change);
  });

  return {
    get persistence() {
      return store === givenStore ? 'stored' : 'memory';
    },
    nextId,
    prepare: async () => {
      await Promise.all([loadCollections(), exclusively(async (current) => (currentText === null ? save(current, 'changed') : undefined))]);
    },
    read: (select) => {
      const looked = look();
      // In the queue, so that no write of this page changes the tables meanwhile.
      return pageQueue.run(async () => {
        await looked;
        return select(state);
      });
    },
    write: (update) =>
      exclusively(async (current) => {
        const { transaction, next } = startTransaction(state, current);
        const answer = await update(transaction);
        const snapshot = next();
        if (snapshot !== null) await save(snapshot, 'changed');
        return answer;
      }),
    reset: async () => {
      const undone = await exclusively(async (current) => {
        const changed = countUndone(state, current.changes);
        await save({ ...current, seed, version: current.version + 1, changes: noChanges() }, 'reset');
        return changed;
      });
      notify('reset');
      return undone;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReset: (listener) => {
      resetListeners.add(listener);
      return () => void resetListeners.delete(listener);
    },
  };
}

/** Opens the stored world, and resolves when it is read and, if it is new, stored. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const world = openWorld(options);
  await world.prepare();
  return world;
}
