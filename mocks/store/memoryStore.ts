import type { WorldStore } from './worldPorts.ts';

/** Stores a world in memory, until the page or the test ends. */
export function memoryStore(text: string | null = null): WorldStore {
  let kept = text;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}
