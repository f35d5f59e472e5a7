import type { Input, OperationName, Operations } from '#contract/operations.ts';
import type { CallOptions } from '../backend.ts';
import type { Run } from '../run.ts';
import { profileIn, readRow } from '../writes/users.ts';

/** The operations that not everybody may call. */
export type GuardedName = { [Name in OperationName]: Operations[Name]['access'] extends 'public' ? never : Name }[OperationName];

/** A call that does no harm where it is let in. */
export interface Harmless {
  input: object;
  options?: CallOptions;
  /** It is about nothing that exists. */
  isAboutNothing: boolean;
}

/** Made anew for each run: nothing has it, and what it makes in a backend that creates what it cannot find is found again. */
export interface Nothing {
  id: string;
  email: string;
}

const about = <Name extends GuardedName>(_: Name, input: Input<Name>, isAboutNothing = true): Harmless => ({ input, isAboutNothing });

/** JSON that nobody can read, since there is no new row that a careless backend would not keep. */
const broken: Harmless = { input: {}, options: { text: '{' }, isAboutNothing: false };

/** For each guarded operation a call that changes nothing; null where there is none for this run. */
export async function harmlessProbes(run: Run, { id, email }: Nothing): Promise<Record<GuardedName, Harmless | null>> {
  const own = run.shopper?.email ?? email;
  const isNobody = run.shopper === undefined;
  const row = run.shopper === undefined ? null : await readRow(run.backend, run.shopper);
  const booking = run.facts.bookingId;
  return {
    createTool: broken,
    updateTool: about('updateTool', { id, body: { quantity: 1 } }),
    deleteTool: about('deleteTool', { id }),
    createReview: broken,
    listOwnBookings: about('listOwnBookings', { email: own }, isNobody),
    listBookings: about('listBookings', {}, false),
    getBooking: about('getBooking', { id: booking ?? id }, booking === undefined),
    createBooking: broken,
    recordPayment: about('recordPayment', { id, body: { appointment: id, transactionId: '' } }),
    deleteBooking: about('deleteBooking', { id }),
    // The record as it is: written again it is the same.
    saveUser: row === null || row === 'unknown' ? null : about('saveUser', { email: own, body: profileIn(row) }, false),
    getUser: about('getUser', { email: own }, isNobody),
    listUsers: about('listUsers', {}, false),
    checkAdmin: about('checkAdmin', { email: own }, isNobody),
    makeAdmin: about('makeAdmin', { email }),
    // Nobody can be charged nothing.
    createPaymentIntent: about('createPaymentIntent', { body: { price: 0 } }, false),
  };
}
