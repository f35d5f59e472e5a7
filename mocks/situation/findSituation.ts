import { noSuchName } from '../closestName.ts';
import { decodeText, FRAGMENT } from './link.ts';
import { namedSituations } from './namedSituations.ts';
import { readSituation, type ReadSituation, type Situation } from './situation.ts';

/** A situation that was read, or why nothing of it could be. */
export type FoundSituation = ReadSituation | { situation: null; problem: string };

/** Finds a situation by its name. `problem` says which names there are if it is none. */
export function findNamed(name: string, now: number): FoundSituation {
  const named = Object.hasOwn(namedSituations, name) ? namedSituations[name] : undefined;
  if (named !== undefined) return { situation: named.open(now), problem: null };
  return { situation: null, problem: noSuchName('situation', name, Object.keys(namedSituations)) };
}

/** Parses JSON. Returns undefined if the text is no JSON. */
function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A record has the field `v`, and an HTTP archive has `log`. */
const hasField = (value: unknown, name: 'v' | 'log') => typeof value === 'object' && value !== null && name in value;

/**
 * Finds a situation: a record, a name, the text of a record or of an HTTP archive, or a link or its fragment. `situation` is null if nothing
 * of it can be used. Otherwise `problem` says what of it was ignored, or is null.
 * @param now the days of a named situation are relative to it
 */
export async function findSituation(source: Situation | string, now: number): Promise<FoundSituation> {
  if (typeof source !== 'string') return readSituation(source);
  const text = source.trim();
  const start = text.indexOf(FRAGMENT);
  if (start < 0 && /^[a-z-]*$/i.test(text) && text.length <= 40) return findNamed(text, now);
  const json = readJson(text.startsWith('{') ? text : await decodeText(start < 0 ? text : text.slice(start + FRAGMENT.length)));
  if (json === undefined)
    return { situation: null, problem: 'This situation is damaged, incomplete or too large, so nothing of it was opened.' };
  if (hasField(json, 'log')) return (await import('./har.ts')).readArchive(json);
  if (!hasField(json, 'v')) return { situation: null, problem: 'This is no situation of the sandbox, so nothing of it was opened.' };
  return readSituation(json);
}
