import { SANDBOX_CLOCK, SANDBOX_WORLD, SITUATION_WORLD } from '#app/services/platform/sandboxPlatform.ts';
import type { KeyValueStore } from '#app/services/ports.ts';
import { noSuchName } from '../closestName.ts';
import { SANDBOX_FAULTS } from '../faults/tabFaults.ts';
import { demoSeed, largeSeed, type SeedRecord } from './seed.ts';

/** The worlds by their name in `?world=`. */
const SEEDS: Record<SeedRecord['name'], SeedRecord> = { demo: demoSeed, large: largeSeed };

const find = (name: string | null): SeedRecord | undefined => Object.values(SEEDS).find((seed) => seed.name === name);

/** The key of the situation of a tab, and of the changes to its world since. */
export const SITUATION = 'sandbox situation';
export const SITUATION_CHANGES = 'sandbox changes';

type Tab = Pick<KeyValueStore, 'read' | 'write' | 'remove'>;

/** Ends the situation of this tab, with its world, its clock and its faults. Nothing happens if there is none. */
export function leaveSituation(tab: Tab): void {
  if (tab.read(SANDBOX_WORLD) !== SITUATION_WORLD) return;
  for (const key of [SANDBOX_WORLD, SITUATION, SITUATION_CHANGES, SANDBOX_CLOCK, SANDBOX_FAULTS]) tab.remove(key);
}

/**
 * Chooses the world of this tab: the one in its URL, else the last one that it asked for, else the demo world. `problem` says which worlds
 * there are if the URL names another. A world in the URL ends a situation.
 */
export function chooseWorld(query: string, tab: Tab): { seed: SeedRecord; problem: string | null } {
  const name = new URLSearchParams(query).get('world');
  const requested = find(name);
  if (name !== null) leaveSituation(tab);
  if (requested !== undefined) tab.write(SANDBOX_WORLD, requested.name);
  const isUnknown = name !== null && requested === undefined;
  return {
    seed: requested ?? find(tab.read(SANDBOX_WORLD)) ?? demoSeed,
    problem: isUnknown ? noSuchName('world', name, Object.keys(SEEDS)) : null,
  };
}

/** The URL that leads to a world, from any page of another one. */
export const worldAddress = (siteBase: string, name: SeedRecord['name']): string => `${siteBase}?world=${name}`;

/** The parameters that choose what the record of a situation has, or another situation. */
export const CHOICES = ['situation', 'tour', 'world', 'faults'] as const;

/** Returns a path without them. */
export function withoutChoices(path: string): string {
  const { pathname, searchParams } = new URL(`http://site.test${path}`);
  for (const name of CHOICES) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
