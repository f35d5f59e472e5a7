import type { KeyValueStore } from '#app/services/ports.ts';
import { demoSeed, largeSeed, type SeedRecord } from './seed.ts';

const KEY = 'sandbox world';

/** The worlds by the name that `?world=` gives them. */
const SEEDS: Record<SeedRecord['name'], SeedRecord> = { demo: demoSeed, large: largeSeed };

const find = (name: string | null): SeedRecord | undefined => Object.values(SEEDS).find((seed) => seed.name === name);

/** Which world this tab is in: the one that its address asks for, else the one it asked for before, else the demo world. */
export function chooseWorld(query: string, tab: Pick<KeyValueStore, 'read' | 'write'>): SeedRecord {
  const asked = find(new URLSearchParams(query).get('world'));
  if (asked !== undefined) tab.write(KEY, asked.name);
  return asked ?? find(tab.read(KEY)) ?? demoSeed;
}

/** The address that leads back to the demo world, whatever page of the other one was open. */
export const demoWorldAddress = (siteBase: string): string => `${siteBase}?world=${demoSeed.name}`;
