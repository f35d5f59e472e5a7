import type { WorldStore } from './worldPorts.ts';

/** Keeps a world for as long as the page or the test lives. */
export function memoryStore(text: string | null = null): WorldStore {
  let kept = text;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}
