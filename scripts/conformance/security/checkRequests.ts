import { type Input, type OperationName, type Operations, operations } from '#contract/operations.ts';
import type { CallOptions } from '../backend.ts';
import type { Trace } from '../cleanup.ts';
import type { Person, Run } from '../run.ts';
import { newBooking, traceBooking } from '../writes/bookings.ts';
import { newTool, traceTool } from '../writes/tools.ts';
import { type Row, changedIn, profileIn, readRow } from '../writes/users.ts';

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

/** The operations that are not public. */
export type GuardedName = { [Name in OperationName]: Operations[Name]['access'] extends 'public' ? never : Name }[OperationName];

export const guardedNames = (Object.keys(operations) as OperationName[]).filter(
  (name): name is GuardedName => operations[name].access !== 'public',
);

/** A request that does no harm if the backend accepts it. */
export interface Probe {
  input: object;
  options?: CallOptions;
  /** True if it names a missing record. */
  isAboutNothing: boolean;
  /** Tracks the record that it creates if the backend accepts it. */
  follow?: () => Trace<object>;
}

/** For each guarded operation its request, or why there is none in this run. */
export type Probes = Record<GuardedName, Probe | string>;

/** Unique in each run, so that no record has it, and the cleanup finds records of a backend that creates missing ones. */
export interface Nothing {
  /** Begins with a letter, so that a backend that parses ids as numbers does not read the id of a real record. */
  id: string;
  email: string;
}

const about = <Name extends GuardedName>(_: Name, input: Input<Name>, isAboutNothing = true): Probe => ({ input, isAboutNothing });

/** Invalid JSON, for operations whose record could not be removed if a careless backend creates one. */
const broken: Probe = { input: {}, options: { text: '{' }, isAboutNothing: false };

/** With --write, a valid tool that cannot be sold, because many backends check the body before the caller. */
function toolProbe(run: Run): Probe {
  const { admin, options, mark } = run;
  if (!options.write || admin === undefined) return broken;
  const body = newTool(`Check ${mark} of the doors, not for sale`);
  return { ...about('createTool', { body }, false), follow: () => traceTool(run, body.name, admin) };
}

function bookingProbe(run: Run): Probe {
  const { shopper, options, mark, facts } = run;
  if (!options.write || shopper === undefined) return broken;
  const body = newBooking(`Check ${mark} of the doors, not to be delivered`, shopper.email, facts.tool);
  return { ...about('createBooking', { body }, false), follow: () => traceBooking(run, body.address, shopper) };
}

/** Returns why this id cannot be used for tools and bookings; null if the backend confirms that neither exists. */
async function whyNotNothing({ backend, admin, shopper }: Run, { id }: Nothing): Promise<string | null> {
  const bearer = (admin ?? shopper)?.bearer;
  for (const name of ['getTool', 'getBooking'] as const) {
    const { status, failure, sent } = await backend.call(name, { id }, { bearer });
    if (status !== 404 && (failure !== null || sent !== null))
      return `${name} does not tell that there is nothing with the id of the probe (${failure?.message ?? 'something came'})`;
  }
  return null;
}

/** Replaces a missing request, so that a run still reports all other checks. The compiler reports a missing request too. */
const UNPROBED = Object.fromEntries(
  guardedNames.map((name) => [name, 'it has no probe: add one in scripts/conformance/security/checkRequests.ts']),
);

/** Returns a request that changes nothing for each guarded operation. */
export async function harmlessProbes(run: Run, nothing: Nothing): Promise<Probes> {
  const { id, email } = nothing;
  const own = run.shopper?.email ?? email;
  const isNobody = run.shopper === undefined;
  const row = run.shopper === undefined ? null : await readRow(run.backend, run.shopper);
  const booking = run.facts.bookingId;
  const why = await whyNotNothing(run, nothing);
  const probes: Probes = {
    createTool: toolProbe(run),
    updateTool: why ?? about('updateTool', { id, body: { quantity: 1 } }),
    deleteTool: why ?? about('deleteTool', { id }),
    createReview: broken,
    listOwnBookings: about('listOwnBookings', { email: own }, isNobody),
    listBookings: about('listBookings', {}, false),
    getBooking: about('getBooking', { id: booking ?? id }, booking === undefined),
    createBooking: bookingProbe(run),
    recordPayment: why ?? about('recordPayment', { id, body: { appointment: id, transactionId: 'pi_check' } }),
    deleteBooking: why ?? about('deleteBooking', { id }),
    // Saves the record unchanged.
    saveUser: whyNoSaving(run, row) ?? about('saveUser', { email: own, body: profileIn(row as Row) }, false),
    getUser: about('getUser', { email: own }, isNobody),
    listUsers: about('listUsers', {}, false),
    checkAdmin: about('checkAdmin', { email: own }, isNobody),
    makeAdmin: about('makeAdmin', { email }),
    // An amount of 0 cannot be charged.
    createPaymentIntent: about('createPaymentIntent', { body: { price: 0 } }, false),
  };
  return { ...UNPROBED, ...probes };
}

/** Records that one call finds and another removes. */
const REMOVABLE = [
  { what: 'an empty car tool', get: 'getTool', remove: 'deleteTool' },
  { what: 'an empty booking', get: 'getBooking', remove: 'deleteBooking' },
] as const;

/** Removes what the checks may have created in a careless backend, which creates missing records. */
export async function sweep(
  { backend, cleanup, admin, shopper }: Run,
  { id, email }: Nothing,
  { updateTool: probe }: Probes,
): Promise<void> {
  const bearer = (admin ?? shopper)?.bearer;
  // If the id existed before, no request used it, and its record must stay.
  for (const { what, get, remove } of typeof probe === 'string' ? [] : REMOVABLE) {
    const made = await backend.call(get, { id }, { bearer });
    if (made.failure !== null || made.sent === null) continue;
    const isGone = cleanup.plan(`${what} with the id ${id}`, async () => 'left');
    if ((await backend.call(remove, { id }, { bearer })).failure === null) isGone();
  }
  const user = await backend.call('getUser', { email }, { bearer: admin?.bearer });
  if (user.failure === null && user.sent !== null) cleanup.leave(`a record of ${email}, which no call removes`);
}
