import type { KeyValueStore } from '#app/services/ports.ts';
import { closestName } from '../closestName.ts';
import { demoSeed, largeSeed, type SeedRecord } from './seed.ts';

const KEY = 'sandbox world';

/** The worlds by their name in `?world=`. */
const SEEDS: Record<SeedRecord['name'], SeedRecord> = { demo: demoSeed, large: largeSeed };

const find = (name: string | null): SeedRecord | undefined => Object.values(SEEDS).find((seed) => seed.name === name);

/**
 * Chooses the world of this tab: the one in its URL, else the last one that it asked for, else the demo world. `problem` says which worlds
 * there are if the URL names another.
 */
export function chooseWorld(query: string, tab: Pick<KeyValueStore, 'read' | 'write'>): { seed: SeedRecord; problem: string | null } {
  const name = new URLSearchParams(query).get('world');
  const requested = find(name);
  if (requested !== undefined) tab.write(KEY, requested.name);
  const names = Object.keys(SEEDS);
  const isUnknown = name !== null && requested === undefined;
  return {
    seed: requested ?? find(tab.read(KEY)) ?? demoSeed,
    problem: isUnknown ? `'${name}' is no world. ${closestName(name, names) ?? `Use ${names.join(' or ')}.`}` : null,
  };
}

/** The URL that leads to a world, from any page of another one. */
export const worldAddress = (siteBase: string, name: SeedRecord['name']): string => `${siteBase}?world=${name}`;
