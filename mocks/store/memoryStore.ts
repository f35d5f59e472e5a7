import type { SnapshotStore } from './storePorts.ts';

/** Stores a world in memory, until the page or the test ends. */
export function memoryStore(text: string | null = null): SnapshotStore {
  let stored = text;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
  };
}
