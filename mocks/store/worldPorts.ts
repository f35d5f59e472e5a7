/** Stores a world. Both methods may throw or reject, if the storage is full or forbidden. */
export interface WorldStore {
  /** The stored text, or null if there is none. */
  read(): string | null | Promise<string | null>;
  write(text: string): void | Promise<void>;
}

/** Runs one task at a time among everyone who shares a store. */
export interface WorldLocks {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** The kind of change to a world: a write, or a reset to the seed. */
export type WorldNews = 'changed' | 'reset';

/** Notifies everyone else who shares the store of changes. */
export interface WorldChannel {
  announce(news: WorldNews): void;
  listen(listener: (news: WorldNews) => void): void;
}
