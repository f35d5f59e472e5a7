import { type Input, type OperationName, type Operations, operations } from '#contract/operations.ts';
import type { CallOptions } from '../backend.ts';
import type { Run } from '../run.ts';
import { newBooking, traceBooking } from '../writes/bookings.ts';
import { newTool, traceTool } from '../writes/tools.ts';
import type { Trace } from '../writes/trace.ts';
import { whyNoSaving } from './saving.ts';
import { profileIn, readRow, type Row } from '../writes/users.ts';

/** The operations that not everybody may call. */
export type GuardedName = { [Name in OperationName]: Operations[Name]['access'] extends 'public' ? never : Name }[OperationName];

export const guardedNames = (Object.keys(operations) as OperationName[]).filter(
  (name): name is GuardedName => operations[name].access !== 'public',
);

/** A call that does no harm where it is let in. */
export interface Probe {
  input: object;
  options?: CallOptions;
  /** It is about nothing that exists. */
  isAboutNothing: boolean;
  /** Follows the row that it makes where it is let in. */
  follow?: () => Trace<object>;
}

/** For each guarded operation its probe, or why there is none in this run. */
export type Probes = Record<GuardedName, Probe | string>;

/** Made anew for each run: nothing has it, and what it makes in a backend that creates what it cannot find is found again. */
export interface Nothing {
  /** Begins with a letter: a backend that reads ids as numbers reads none in it, and not that of a row. */
  id: string;
  email: string;
}

const about = <Name extends GuardedName>(_: Name, input: Input<Name>, isAboutNothing = true): Probe => ({ input, isAboutNothing });

/** JSON that nobody can read, where a row that a careless backend keeps could not be taken back. */
const broken: Probe = { input: {}, options: { text: '{' }, isAboutNothing: false };

/** With --write a tool that can be sold to nobody: many backends look at a body before they ask who calls. */
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

/** Why no tool and no booking can be probed by this id; null where both are seen not to be there. */
async function whyNotNothing({ backend, admin, shopper }: Run, { id }: Nothing): Promise<string | null> {
  const bearer = (admin ?? shopper)?.bearer;
  for (const name of ['getTool', 'getBooking'] as const) {
    const { status, failure, sent } = await backend.call(name, { id }, { bearer });
    if (status !== 404 && (failure !== null || sent !== null))
      return `${name} does not tell that there is nothing with the id of the probe (${failure?.message ?? 'something came'})`;
  }
  return null;
}

/** The compiler names a missing probe, too; a run without it must still tell of every other door. */
const UNPROBED = Object.fromEntries(guardedNames.map((name) => [name, 'it has no probe: add one in tests/verify/doors/probes.ts']));

/** For each guarded operation a call that changes nothing. */
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
    // The record as it is: written again it is the same.
    saveUser: whyNoSaving(run, row) ?? about('saveUser', { email: own, body: profileIn(row as Row) }, false),
    getUser: about('getUser', { email: own }, isNobody),
    listUsers: about('listUsers', {}, false),
    checkAdmin: about('checkAdmin', { email: own }, isNobody),
    makeAdmin: about('makeAdmin', { email }),
    // Nobody can be charged nothing.
    createPaymentIntent: about('createPaymentIntent', { body: { price: 0 } }, false),
  };
  return { ...UNPROBED, ...probes };
}
