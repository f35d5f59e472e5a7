import { isDeepStrictEqual } from 'node:util';
import { emptyProfile } from '#contract/forms/profile.ts';
import type { Backend } from '../backend.ts';
import type { Undone } from '../cleanup.ts';
import { attempt, fault, type Person, type Run } from '../run.ts';

export type Row = Record<string, unknown>;

/** Who is saved keeps all that was there, so every readable field is sent as it came; what is not there is not sent. */
export const profileIn = (row: Row): Record<string, string> =>
  Object.fromEntries(Object.keys(emptyProfile).flatMap((name) => (typeof row[name] === 'string' ? [[name, row[name]]] : [])));

/** The record as it came; null when there is none. */
export async function readRow(backend: Backend, { email, bearer }: Person): Promise<Row | null | 'unknown'> {
  const { sent, failure, status } = await backend.call('getUser', { email }, { bearer });
  if (status === 404) return null;
  return failure === null && typeof sent === 'object' ? (sent as Row | null) : 'unknown';
}

/** The names of the fields that are not what they were. */
export const changedIn = (before: Row, after: Row): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isDeepStrictEqual(before[name], after[name]));

/** Puts a record back as it was. A text that was never there can only be emptied, and that is told. */
async function restore({ cleanup }: Run, backend: Backend, before: Row, shopper: Person): Promise<Undone> {
  await backend.call('saveUser', { email: shopper.email, body: { bio: '', ...profileIn(before) } }, { bearer: shopper.bearer });
  const after = await readRow(backend, shopper);
  if (after === null || after === 'unknown') return 'unknown';
  const changed = changedIn(before, after);
  const isEmptied = changed.includes('bio') && (before['bio'] ?? null) === null && after['bio'] === '';
  if (isEmptied) cleanup.leave(`the record of ${shopper.email} has an empty bio, where it had none before`);
  return changed.length === (isEmptied ? 1 : 0) ? 'gone' : 'left';
}

/** Fields that are neither sent nor known beforehand: a backend that replaces records loses them. */
const unsentIn = (row: Row) => Object.keys(row).filter((name) => !['_id', 'email', ...Object.keys(profileIn(row))].includes(name));

/** Nothing removes a record, so one is made only where that is wanted. */
async function make(run: Run, shopper: Person): Promise<void> {
  if (!run.options.keep.includes('saveUser'))
    return run.ledger.skip('saveUser', 'the account has no record yet, and no call removes one (--keep saveUser makes one that stays)');
  run.cleanup.leave(`a record of ${shopper.email}`);
  await attempt(run, 'saveUser', { email: shopper.email, body: { name: 'Check', email: shopper.email } }, shopper);
  if ((await readRow(run.backend, shopper)) === null) run.ledger.add('saveUser', fault('documented', 'there is no record afterwards'));
}

/** A profile is changed, read, and put back. */
export async function checkUser(run: Run, shopper: Person): Promise<void> {
  const before = await readRow(run.backend, shopper);
  if (before === 'unknown') return run.ledger.skip('saveUser', 'the record could not be read before');
  if (before === null) return make(run, shopper);
  const bio = `Check ${run.mark}`;
  const isBack = run.cleanup.plan(`the record of ${shopper.email}, as it was`, (later) => restore(run, later, before, shopper));
  const { failure } = await attempt(run, 'saveUser', { email: shopper.email, body: { ...profileIn(before), bio } }, shopper);
  const row = await readRow(run.backend, shopper);
  const after = row === 'unknown' ? null : row;
  if (failure === null && after?.['bio'] !== bio)
    run.ledger.add('saveUser', fault('documented', 'the change is not what is read afterwards'));
  const lost = changedIn(before, after ?? {}).filter((name) => name !== 'bio' && name in before);
  if (failure === null && lost.length > 0) run.ledger.add('saveUser', fault('assumed', `${lost.join(', ')}: changed, though not asked to`));
  if (unsentIn(before).length > 0) run.facts.isUnsentKept = failure === null && lost.length === 0;
  if ((await restore(run, run.backend, before, shopper)) === 'gone') isBack();
}
