import { closestName } from '../closestName.ts';
import { decodeSituation, FRAGMENT } from './link.ts';
import { namedSituations } from './namedSituations.ts';
import { readSituation, type ReadSituation, type Situation } from './situation.ts';

/** A situation that was read, or why nothing of it could be. */
export type FoundSituation = ReadSituation | { situation: null; problem: string };

/** Finds a situation by its name. `problem` says which names there are if it is none. */
export function findNamed(name: string, now: number): FoundSituation {
  const named = Object.hasOwn(namedSituations, name) ? namedSituations[name] : undefined;
  if (named !== undefined) return { situation: named.open(now), problem: null };
  const names = Object.keys(namedSituations);
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return { situation: null, problem: `'${shown}' is no situation. ${closestName(name, names) ?? ''} Use ${list}.`.replace('  ', ' ') };
}

function readJsonText(text: string): ReadSituation | null {
  try {
    return readSituation(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Finds a situation: a record, a name, the text of a record, or a link or its fragment. `situation` is null if nothing of it can be used.
 * Otherwise `problem` says what of it was ignored, or is null.
 * @param now the days of a named situation are relative to it
 */
export async function findSituation(source: Situation | string, now: number): Promise<FoundSituation> {
  if (typeof source !== 'string') return readSituation(source);
  const text = source.trim();
  const start = text.indexOf(FRAGMENT);
  if (start < 0 && /^[a-z-]*$/i.test(text) && text.length <= 40) return findNamed(text, now);
  const read = text.startsWith('{') ? readJsonText(text) : await decodeSituation(start < 0 ? text : text.slice(start + FRAGMENT.length));
  return read ?? { situation: null, problem: 'This situation is damaged or incomplete, so nothing of it was opened.' };
}
