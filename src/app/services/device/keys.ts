import type { Drawer } from '../ports.ts';

/** The keys in a drawer that begin so. */
export const keysFrom = (drawer: Drawer, prefix: string): string[] => drawer.keys().filter((key) => key.startsWith(prefix));

/** Empties a drawer of all whose keys begin so. */
export function removeFrom(drawer: Drawer, prefix: string): void {
  for (const key of keysFrom(drawer, prefix)) drawer.remove(key);
}
