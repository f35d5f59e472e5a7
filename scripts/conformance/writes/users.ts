import { isDeepStrictEqual } from 'node:util';
import { emptyProfile } from '#contract/forms/profile.ts';
import type { Backend } from '../backend.ts';
import type { Undone } from '../cleanup.ts';
import { type Person, type Run, attempt, fault } from '../run.ts';

export type Row = Record<string, unknown>;

/** Returns the fields to send so that a save changes nothing: every readable field unchanged, and no missing field. */
export const profileIn = (row: Row): Record<string, string> =>
  Object.fromEntries(Object.keys(emptyProfile).flatMap((name) => (typeof row[name] === 'string' ? [[name, row[name]]] : [])));

/** Reads the record unchanged; null if there is none, 'unknown' if it could not be read. */
export async function readRow(backend: Backend, { email, bearer }: Person): Promise<Row | null | 'unknown'> {
  const { sent, failure, status } = await backend.call('getUser', { email }, { bearer });
  if (status === 404) return null;
  return failure === null && typeof sent === 'object' ? (sent as Row | null) : 'unknown';
}

/** Returns the names of the changed fields. */
export const changedIn = (before: Row, after: Row): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isDeepStrictEqual(before[name], after[name]));

/** Restores a record. A bio that did not exist before can only be emptied, and that is reported. */
async function restore({ cleanup }: Run, backend: Backend, before: Row, shopper: Person): Promise<Undone> {
  await backend.call('saveUser', { email: shopper.email, body: { bio: '', ...profileIn(before) } }, { bearer: shopper.bearer });
  const after = await readRow(backend, shopper);
  if (after === null || after === 'unknown') return 'unknown';
  const changed = changedIn(before, after);
  const isEmptied = changed.includes('bio') && (before['bio'] ?? null) === null && after['bio'] === '';
  if (isEmptied) cleanup.leave(`the record of ${shopper.email} has an empty bio, where it had none before`);
  return changed.length === (isEmptied ? 1 : 0) ? 'gone' : 'left';
}

/** Returns the fields that a save does not send. A backend that replaces records loses them. */
const unsentIn = (row: Row) => Object.keys(row).filter((name) => !['_id', 'email', ...Object.keys(profileIn(row))].includes(name));

/** Creates a record only if --keep names saveUser, because no call removes a record. */
async function make(run: Run, shopper: Person): Promise<void> {
  if (!run.options.keep.includes('saveUser'))
    return run.ledger.skip('saveUser', 'the account has no record yet, and no call removes one (--keep saveUser makes one that stays)');
  run.cleanup.leave(`a record of ${shopper.email}`);
  await attempt(run, 'saveUser', { email: shopper.email, body: { name: 'Check', email: shopper.email } }, shopper);
  if ((await readRow(run.backend, shopper)) === null) run.ledger.add('saveUser', fault('documented', 'there is no record afterwards'));
}

/** Changes a profile, reads it, and restores it. */
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
