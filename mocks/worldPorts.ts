/** Where a world is kept. Both may throw or reject: full or forbidden storage. */
export interface WorldStore {
  /** The stored text, null when there is none. */
  read(): string | null | Promise<string | null>;
  write(text: string): void | Promise<void>;
}

/** Lets one work at a time run among everybody who shares a store. */
export interface WorldLocks {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** What happened to a world: a write, or all of it is the seed again. */
export type WorldNews = 'changed' | 'reset';

/** Tells the other holders of the same store what has happened to it. */
export interface WorldChannel {
  announce(news: WorldNews): void;
  listen(listener: (news: WorldNews) => void): void;
}
