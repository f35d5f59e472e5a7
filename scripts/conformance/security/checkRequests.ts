import { type Input, type OperationName, type Operations, operations } from '#contract/operations.ts';
import type { CallOptions } from '../backend.ts';
import type { TrackedRecord } from '../cleanup.ts';
import type { Caller, Run } from '../run.ts';
import { newBooking, trackBooking } from '../writes/bookings.ts';
import { newTool, trackTool } from '../writes/tools.ts';
import { type UserRecord, changedFields, profileOf, readUserRecord } from '../writes/users.ts';

/** Returns why a check must not save a record unchanged; null if that does no harm. */
export function reasonNotToSave({ options, facts }: Run, row: UserRecord | null | 'unknown'): string | null {
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

/** The operations that are not public. */
export type GuardedName = { [Name in OperationName]: Operations[Name]['access'] extends 'public' ? never : Name }[OperationName];

export const guardedNames = (Object.keys(operations) as OperationName[]).filter(
  (name): name is GuardedName => operations[name].access !== 'public',
);

/** A request that does no harm if the backend accepts it. */
export interface CheckRequest {
  input: object;
  options?: CallOptions;
  /** True if it names a missing record. */
  targetsMissingRecord: boolean;
  /** Tracks the record that it creates if the backend accepts it. */
  track?: () => TrackedRecord<object>;
}

/** For each guarded operation its request, or why there is none in this run. */
export type CheckRequests = Record<GuardedName, CheckRequest | string>;

/** Unique in each run, so that no record has it, and the cleanup finds records of a backend that creates missing ones. */
export interface UnusedIds {
  /** Begins with a letter, so that a backend that parses ids as numbers does not read the id of a real record. */
  id: string;
  email: string;
}

const requestFor = <Name extends GuardedName>(_: Name, input: Input<Name>, targetsMissingRecord = true): CheckRequest => ({
  input,
  targetsMissingRecord,
});

/** Invalid JSON, for operations whose record could not be removed if a careless backend creates one. */
const invalidJson: CheckRequest = { input: {}, options: { text: '{' }, targetsMissingRecord: false };

/** With --write, a valid tool that cannot be sold, because many backends check the body before the caller. */
function createToolRequest(run: Run): CheckRequest {
  const { admin, options, runId } = run;
  if (!options.write || admin === undefined) return invalidJson;
  const body = newTool(`Check ${runId} of its security, not for sale`);
  return { ...requestFor('createTool', { body }, false), track: () => trackTool(run, body.name, admin) };
}

function createBookingRequest(run: Run): CheckRequest {
  const { shopper, options, runId, facts } = run;
  if (!options.write || shopper === undefined) return invalidJson;
  const body = newBooking(`Check ${runId} of its security, not to be delivered`, shopper.email, facts.tool);
  return { ...requestFor('createBooking', { body }, false), track: () => trackBooking(run, body.address, shopper) };
}

/** Returns why this id cannot be used for tools and bookings; null if the backend confirms that neither exists. */
async function reasonNotToUseId({ backend, admin, shopper }: Run, { id }: UnusedIds): Promise<string | null> {
  const token = (admin ?? shopper)?.token;
  for (const name of ['getTool', 'getBooking'] as const) {
    const { status, error, json } = await backend.call(name, { id }, { token });
    if (status !== 404 && (error !== null || json !== null))
      return `${name} does not respond with 404 to the unused id of this run (${error?.message ?? 'it responded with a value'})`;
  }
  return null;
}

/** Adds a reason for each missing request, so that a run still reports all other checks. The compiler reports a missing request too. */
export const withMissingRequests = (requests: Partial<CheckRequests>): CheckRequests => ({
  ...(Object.fromEntries(
    guardedNames.map((name) => [name, 'no request exists yet: add one to scripts/conformance/security/checkRequests.ts']),
  ) as CheckRequests),
  ...requests,
});

/** Returns a request that changes nothing for each guarded operation. */
export async function createCheckRequests(run: Run, unusedIds: UnusedIds): Promise<CheckRequests> {
  const { id, email } = unusedIds;
  const ownEmail = run.shopper?.email ?? email;
  const isAnonymous = run.shopper === undefined;
  const row = run.shopper === undefined ? null : await readUserRecord(run.backend, run.shopper);
  const booking = run.facts.bookingId;
  const reason = await reasonNotToUseId(run, unusedIds);
  const requests: CheckRequests = {
    createTool: createToolRequest(run),
    updateTool: reason ?? requestFor('updateTool', { id, body: { quantity: 1 } }),
    deleteTool: reason ?? requestFor('deleteTool', { id }),
    createReview: invalidJson,
    listOwnBookings: requestFor('listOwnBookings', { email: ownEmail }, isAnonymous),
    listBookings: requestFor('listBookings', {}, false),
    getBooking: requestFor('getBooking', { id: booking ?? id }, booking === undefined),
    createBooking: createBookingRequest(run),
    recordPayment: reason ?? requestFor('recordPayment', { id, body: { appointment: id, transactionId: 'pi_check' } }),
    deleteBooking: reason ?? requestFor('deleteBooking', { id }),
    // Saves the record unchanged.
    saveUser: reasonNotToSave(run, row) ?? requestFor('saveUser', { email: ownEmail, body: profileOf(row as UserRecord) }, false),
    getUser: requestFor('getUser', { email: ownEmail }, isAnonymous),
    listUsers: requestFor('listUsers', {}, false),
    checkAdmin: requestFor('checkAdmin', { email: ownEmail }, isAnonymous),
    makeAdmin: requestFor('makeAdmin', { email }),
    // An amount of 0 cannot be charged.
    createPaymentIntent: requestFor('createPaymentIntent', { body: { price: 0 } }, false),
  };
  return withMissingRequests(requests);
}

/** Records that one call finds and another removes. */
const REMOVABLE = [
  { description: 'an empty car tool', get: 'getTool', remove: 'deleteTool' },
  { description: 'an empty booking', get: 'getBooking', remove: 'deleteBooking' },
] as const;

/** Removes what the checks may have created in a careless backend, which creates missing records. */
export async function removeCreatedRecords(
  { backend, cleanup, admin, shopper }: Run,
  { id, email }: UnusedIds,
  { updateTool: request }: CheckRequests,
): Promise<void> {
  const token = (admin ?? shopper)?.token;
  // If the id existed before, no request used it, and its record must stay.
  for (const { description, get, remove } of typeof request === 'string' ? [] : REMOVABLE) {
    const created = await backend.call(get, { id }, { token });
    if (created.error !== null || created.json === null) continue;
    const markUndone = cleanup.register(`${description} with the id ${id}`, async () => 'leftBehind');
    if ((await backend.call(remove, { id }, { token })).error === null) markUndone();
  }
  const user = await backend.call('getUser', { email }, { token: admin?.token });
  if (user.error === null && user.json !== null) cleanup.reportLeftBehind(`a record of ${email}, which no call removes`);
}
