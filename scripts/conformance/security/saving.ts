import type { Person, Run } from '../run.ts';
import { changedIn, readRow, type Row } from '../writes/users.ts';

/** Returns why a check must not save a record unchanged; null if that does no harm. */
export function whyNoSaving({ options, facts }: Run, row: Row | null | 'unknown'): string | null {
  if (!options.write) return 'needs --write: a backend that replaces a record would lose what is not sent, the role among it';
  if (row === null || row === 'unknown') return 'there is no record that could be written as it is';
  if (facts.isUnsentKept === true) return null;
  const why = facts.isUnsentKept === false ? 'this backend does not keep' : 'it was not seen that this backend keeps';
  return `${why} what is not sent of a record, so that writing one would do harm`;
}

/** Runs `meanwhile`, which should not change the record, and reports what it changed. */
export async function watchRecord<Result>({ backend, cleanup }: Run, person: Person, meanwhile: () => Promise<Result>): Promise<Result> {
  const before = await readRow(backend, person);
  const result = await meanwhile();
  const after = await readRow(backend, person);
  const isKnown = typeof before === 'object' && typeof after === 'object';
  const changed = isKnown ? changedIn(before ?? {}, after ?? {}) : ['nobody knows what'];
  if (changed.length > 0) cleanup.leave(`the record of ${person.email}, changed by being written as it was: ${changed.join(', ')}`);
  return result;
}
