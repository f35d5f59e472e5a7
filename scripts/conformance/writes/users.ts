import { isDeepStrictEqual } from 'node:util';
import { emptyProfile } from '#contract/forms/profile.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { Backend } from '../backend.ts';
import type { UndoResult } from '../cleanup.ts';
import { type RawRow, LONG_TEXT, changedFields, rawRows, watchOtherRows } from '../records.ts';
import { type Caller, type Run, callAndRecord } from '../run.ts';
import { type CheckRequests, type UnusedIds, requestFor } from '../security/checkRequest.ts';
import { type SecurityCheck, FIXES, notTried } from '../security/securityCheck.ts';
import type { NounChecks } from './nounChecks.ts';

/** Returns the fields to send so that a save changes nothing: every readable field unchanged, and no missing field. */
export const profileOf = (row: RawRow): Record<string, string> =>
  Object.fromEntries(Object.keys(emptyProfile).flatMap((name) => (typeof row[name] === 'string' ? [[name, row[name]]] : [])));

/** Reads the record unchanged; null if there is none, 'unknown' if it could not be read. */
export async function readUserRecord(backend: Backend, { email, token }: Caller): Promise<RawRow | null | 'unknown'> {
  const { json, error, status } = await backend.call('getUser', { email }, { token });
  if (status === 404) return null;
  return error === null && typeof json === 'object' ? (json as RawRow | null) : 'unknown';
}

/** Restores a record. A bio that did not exist before can only be emptied, and that is reported. */
async function restore({ cleanup }: Run, backend: Backend, before: RawRow, shopper: Caller): Promise<UndoResult> {
  await backend.call('saveUser', { email: shopper.email, body: { bio: '', ...profileOf(before) } }, { token: shopper.token });
  const after = await readUserRecord(backend, shopper);
  if (after === null || after === 'unknown') return 'unknown';
  const changed = changedFields(before, after);
  const isEmptied = changed.includes('bio') && (before['bio'] ?? null) === null && after['bio'] === '';
  if (isEmptied) cleanup.reportLeftBehind(`the record of ${shopper.email} has an empty bio instead of none`);
  return changed.length === (isEmptied ? 1 : 0) ? 'undone' : 'leftBehind';
}

/** Returns the fields that a save does not send. A backend that replaces records loses them. */
const unsentFields = (row: RawRow) => Object.keys(row).filter((name) => !['_id', 'email', ...Object.keys(profileOf(row))].includes(name));

/** Creates a record only if --keep names saveUser, because no call removes a record. */
async function createUserRecord(run: Run, shopper: Caller): Promise<void> {
  if (!run.options.keep.includes('saveUser'))
    return run.recorder.skip('saveUser', 'the account has no record, and no call removes one (--keep saveUser creates a permanent one)');
  run.cleanup.reportLeftBehind(`a record of ${shopper.email}`);
  await callAndRecord(run, 'saveUser', { email: shopper.email, body: { name: 'Check', email: shopper.email } }, shopper);
  if ((await readUserRecord(run.backend, shopper)) === null) run.recorder.addDifference('saveUser', 'there is no record after the save');
}

/** Reports what a save does to other records, and a second record of the same email. Only an administrator can list them. */
async function watchUsers(run: Run, shopper: Caller, bio: string): Promise<() => Promise<void>> {
  const { admin, backend, recorder } = run;
  if (admin === undefined) return async () => {};
  const read = () => backend.call('listUsers', {}, { token: admin.token });
  const isOwn = ({ email }: RawRow) => sameEmail(String(email), shopper.email);
  const isChanged = (before: RawRow, after: RawRow) => before['bio'] !== after['bio'] && after['bio'] === bio;
  const reportOthers = await watchOtherRows(run, { read, isOwn, isChanged });
  return async () => {
    await reportOthers('saveUser');
    const copies = rawRows(await read())?.filter(isOwn).length ?? 0;
    if (copies > 1) recorder.addDifference('saveUser', `the save left ${copies} records of one email`);
  };
}

/** Changes a profile, reads it, and restores it. */
async function checkWrites(run: Run, shopper: Caller): Promise<void> {
  const before = await readUserRecord(run.backend, shopper);
  if (before === 'unknown') return run.recorder.skip('saveUser', 'the record could not be read');
  if (before === null) return createUserRecord(run, shopper);
  const bio = `Check ${run.runId}${LONG_TEXT}`;
  const reportOthers = await watchUsers(run, shopper, bio);
  const markUndone = run.cleanup.register(`the original record of ${shopper.email}`, (later) => restore(run, later, before, shopper));
  const { error } = await callAndRecord(run, 'saveUser', { email: shopper.email, body: { ...profileOf(before), bio } }, shopper);
  const row = await readUserRecord(run.backend, shopper);
  const after = row === 'unknown' ? null : row;
  if (error === null && after?.['bio'] !== bio)
    run.recorder.addDifference('saveUser', 'reading the record again does not return the change');
  await reportOthers();
  const lost = changedFields(before, after ?? {}).filter((name) => name !== 'bio' && name in before);
  // Nothing takes the role away (docs/spec.md#states). Of other fields the specification says nothing.
  if (error === null && lost.length > 0)
    run.recorder.addDifference(
      'saveUser',
      `${lost.join(', ')}: changed, although not sent`,
      lost.includes('role') ? 'documented' : 'assumed',
    );
  if (unsentFields(before).length > 0) run.facts.keepsUnsentFields = error === null && lost.length === 0;
  if ((await restore(run, run.backend, before, shopper)) === 'undone') markUndone();
}

/** Returns why a check must not save a record unchanged; null if that does no harm. */
export function reasonNotToSave({ options, facts }: Run, row: RawRow | null | 'unknown'): string | null {
  if (!options.write) return 'needs --write: a backend that replaces records would lose the fields that are not sent, such as the role';
  if (row === null || row === 'unknown') return 'there is no record to save unchanged';
  if (facts.keepsUnsentFields === true) return null;
  const reason = facts.keepsUnsentFields === false ? 'the backend does not keep' : 'it is unknown whether the backend keeps';
  return `${reason} the fields that are not sent, so a save could lose data`;
}

/** Runs `action`, which should not change the record, and reports what it changed. */
export async function reportRecordChanges<Result>(
  { backend, cleanup }: Run,
  caller: Caller,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = await readUserRecord(backend, caller);
  const result = await action();
  const after = await readUserRecord(backend, caller);
  const isKnown = typeof before === 'object' && typeof after === 'object';
  const changed = isKnown ? changedFields(before ?? {}, after ?? {}) : ['unknown fields'];
  if (changed.length > 0)
    cleanup.reportLeftBehind(`the record of ${caller.email}, which changed although it was saved unchanged: ${changed.join(', ')}`);
  return result;
}

/** Saves a record with a role that gives no rights, because no call takes a role away. */
export async function checkRoleInBody(run: Run): Promise<SecurityCheck> {
  const { backend, cleanup, shopper } = run;
  const check = { operation: 'saveUser', scenario: 'with a role in the body', fix: FIXES.body } as const;
  const before = shopper === undefined ? null : await readUserRecord(backend, shopper);
  const reason = reasonNotToSave(run, before);
  if (shopper === undefined || before === null || before === 'unknown' || reason !== null)
    return notTried(check.operation, check.scenario, reason ?? 'needs --email');
  const { email, token } = shopper;
  const save = (by: Backend, role: unknown) =>
    by.call('saveUser', { email, body: {} }, { token, text: JSON.stringify({ ...profileOf(before), role }) });
  const isRestored = async (by: Backend) => {
    const now = await readUserRecord(by, shopper);
    return typeof now === 'object' && isDeepStrictEqual(now?.['role'], before['role']);
  };
  const undo = async (later: Backend): Promise<UndoResult> => {
    if (!(await isRestored(later))) await save(later, before['role'] ?? '');
    return (await isRestored(later)) ? 'undone' : 'leftBehind';
  };
  const markUndone = cleanup.register(`the role of ${email}`, undo);
  await save(backend, `check-${run.runId}`);
  const isIgnored = await isRestored(backend);
  if ((await undo(backend)) === 'undone') markUndone();
  return { ...check, ...(isIgnored ? { state: 'passed', text: 'not stored' } : { state: 'failed', text: 'stored' }) };
}

/** Saves the shopper's record unchanged, and makes nobody an administrator. */
async function checkRequests(run: Run, { email }: UnusedIds): Promise<Partial<CheckRequests>> {
  const { backend, shopper } = run;
  const makeAdminRequest = requestFor('makeAdmin', { email });
  const row = shopper === undefined ? null : await readUserRecord(backend, shopper);
  const reason = reasonNotToSave(run, row);
  if (reason !== null) return { saveUser: reason, makeAdmin: makeAdminRequest };
  const request = requestFor('saveUser', { email: shopper?.email ?? email, body: profileOf(row as RawRow) }, false);
  return {
    saveUser: { ...request, ...(shopper !== undefined && { watch: (send) => reportRecordChanges(run, shopper, send) }) },
    makeAdmin: makeAdminRequest,
  };
}

/** Makes the shopper an administrator. No call takes the role away. */
async function makeAdmin(run: Run, { email }: Caller): Promise<void> {
  const { admin, backend, recorder } = run;
  if (admin === undefined) return recorder.skip('makeAdmin', 'needs --admin-email');
  const reportOthers = await watchOtherRows(run, {
    read: () => backend.call('listUsers', {}, { token: admin.token }),
    isOwn: (row) => sameEmail(String(row['email']), email),
    isChanged: (before, after) => before['role'] !== 'admin' && after['role'] === 'admin',
  });
  const readRights = async () => (await backend.call('checkAdmin', { email }, { token: admin.token })).value?.admin === true;
  const wasAdmin = await readRights();
  run.cleanup.reportLeftBehind(`${email} is an administrator`);
  const { value } = await callAndRecord(run, 'makeAdmin', { email }, admin);
  const isAdmin = await readRights();
  const count = value?.modifiedCount ?? 0;
  if (count > 0 && !isAdmin) recorder.addDifference('makeAdmin', 'the user is not an administrator after the call');
  if (count === 0 && !wasAdmin && isAdmin)
    recorder.addDifference('makeAdmin', 'modifiedCount is 0, although the user was made an administrator');
  await reportOthers('makeAdmin');
}

/** Only a new record is permanent, so `checkWrites` decides about `saveUser`. */
const checkPermanentWrites = { saveUser: null, makeAdmin };

export const users: NounChecks = { checkWrites, checkPermanentWrites, checkRequests };
