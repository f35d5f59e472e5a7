/** Stores the snapshot of a world as a text. Both methods may throw or reject, if the storage is full or forbidden. */
export interface SnapshotStore {
  /** The stored text, or null if there is none. */
  read(): string | null | Promise<string | null>;
  write(text: string): void | Promise<void>;
}

/** Runs one task at a time among everyone who shares a store. */
export interface StoreLock {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** The kind of change to a world: a write, or a reset to the seed. */
export type StoreChange = 'changed' | 'reset';

/** Notifies everyone else who shares the store of changes. */
export interface StoreChannel {
  announce(change: StoreChange): void;
  listen(listener: (change: StoreChange) => void): void;
}
