import { demoSeed, firstNewId, type SeedRecord } from '../data/seed.ts';
import { type Transaction, startTransaction, type WorldView } from './transaction.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { noChanges, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';
import type { StoreChannel, StoreLock, StoreChange, SnapshotStore } from './storePorts.ts';
import { WorldState } from './worldState.ts';

export interface WorldOptions {
  store: SnapshotStore;
  /** Must be the same for everyone who shares the store. */
  lock: StoreLock;
  /** Without it, other tabs are not notified of writes, but their next read still sees them. */
  channel?: StoreChannel;
  /** The seed of a new world, if none is stored. @default demoSeed */
  seed?: SeedRecord;
}

/** The sandbox's data. The stored snapshot is the source of truth: every read and write first checks if it has changed. */
export interface World {
  /** `lost` if the store is full or forbidden. The world is then only in this page's memory. */
  readonly persistence: 'kept' | 'lost';
  read<T>(look: (view: WorldView) => T): Promise<T>;
  /** Runs exclusively across all tabs. If `decide` throws, it rejects with that error and changes nothing. */
  write<T>(decide: (transaction: Transaction) => T): Promise<T>;
  /** Restores the seed. */
  reset(): Promise<void>;
  /** Calls the listener on writes of other tabs, on resets, and when the store fails. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void;
  /** Calls the listener only on resets, here and in other tabs. Returns an unsubscribe function. */
  onReset: (listener: () => void) => () => void;
}

/** Opens the stored world. Creates a new one if there is none, or if it is damaged or of another program. */
export async function createWorld({ store: given, lock, channel, seed = demoSeed }: WorldOptions): Promise<World> {
  const state = new WorldState();
  const page = createQueue();
  const listeners = new Set<() => void>();
  const resetListeners = new Set<() => void>();
  let store = given;
  /** The text that the tables show. */
  let known: string | null = null;

  const tell = (change: StoreChange = 'changed') => {
    for (const listener of [...listeners, ...(change === 'reset' ? resetListeners : [])]) listener();
  };
  const lose = () => {
    store = memoryStore(known);
    tell();
  };
  const grown = (): Snapshot => ({
    seed,
    version: state.snapshot?.version ?? 0,
    nextId: state.snapshot?.nextId ?? firstNewId(seed),
    changes: noChanges(),
  });

  async function load(): Promise<string | null> {
    try {
      return await store.read();
    } catch {
      lose();
      return known;
    }
  }

  async function refresh(): Promise<Snapshot> {
    const text = await load();
    if (state.snapshot !== null && text === known) return state.snapshot;
    const snapshot = (text === null ? null : readSnapshot(text)) ?? grown();
    await state.show(snapshot);
    known = text;
    return snapshot;
  }

  async function keep(snapshot: Snapshot, change: StoreChange): Promise<void> {
    await state.show(snapshot);
    known = writeSnapshot(snapshot);
    try {
      await store.write(known);
    } catch {
      lose();
    }
    channel?.announce(change);
  }

  const alone = <T>(work: (present: Snapshot) => Promise<T>): Promise<T> => lock.run(() => page.run(async () => work(await refresh())));

  channel?.listen(tell);
  // Store it immediately, so that a failing store is noticed before the first write.
  await alone(async (present) => (known === null ? keep(present, 'changed') : undefined));

  return {
    get persistence() {
      return store === given ? 'kept' : 'lost';
    },
    read: (look) =>
      page.run(async () => {
        await refresh();
        return look(state);
      }),
    write: (decide) =>
      alone(async (present) => {
        const { transaction, next } = startTransaction(state, present);
        const answer = decide(transaction);
        const snapshot = next();
        if (snapshot !== null) await keep(snapshot, 'changed');
        return answer;
      }),
    reset: async () => {
      await alone(async (present) => keep({ ...present, seed, version: present.version + 1, changes: noChanges() }, 'reset'));
      tell('reset');
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
