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

/** Tells the other holders of the same store that it has changed. */
export interface WorldChannel {
  announce(): void;
  listen(listener: () => void): void;
}
