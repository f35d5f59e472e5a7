import type { KeyValueStore } from '#app/services/ports.ts';
import { demoSeed, largeSeed, type SeedRecord } from './seed.ts';

const KEY = 'sandbox world';

/** The worlds by their name in `?world=`. */
const SEEDS: Record<SeedRecord['name'], SeedRecord> = { demo: demoSeed, large: largeSeed };

const find = (name: string | null): SeedRecord | undefined => Object.values(SEEDS).find((seed) => seed.name === name);

/** Chooses the world of this tab: the one in its URL, else the last one that it asked for, else the demo world. */
export function chooseWorld(query: string, tab: Pick<KeyValueStore, 'read' | 'write'>): SeedRecord {
  const requested = find(new URLSearchParams(query).get('world'));
  if (requested !== undefined) tab.write(KEY, requested.name);
  return requested ?? find(tab.read(KEY)) ?? demoSeed;
}

/** The URL that leads back to the demo world, from any page of another one. */
export const demoWorldAddress = (siteBase: string): string => `${siteBase}?world=${demoSeed.name}`;
