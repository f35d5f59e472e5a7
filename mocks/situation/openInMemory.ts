import type { KeyValueStore } from '#app/services/ports.ts';
import { findSituation } from './findSituation.ts';
import type { Situation } from './situation.ts';
import { situationWorld } from './situationWorld.ts';
import { writePerson } from './tab.ts';

/** A situation of which a part cannot be used. The message names that part. */
export class SituationError extends Error {
  override readonly name = 'SituationError';
}

/**
 * Opens a situation in a program, which must not go on with a part of it, as a page does. Writes who is signed in and what is typed to the
 * store, and returns how to open its world. Rejects with SituationError.
 */
export async function openInMemory(store: KeyValueStore, source: Situation | string, now: number) {
  const { situation, problem } = await findSituation(source, now);
  if (situation === null || problem !== null) throw new SituationError(problem ?? '');
  writePerson(store, situation);
  return { situation, world: situationWorld(situation) };
}
