import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import type { Input } from '#contract/operations.ts';
import { removalMachine } from '#machines/order/removal.machine.ts';
import { read } from '../queries/read.ts';
import { REMOVED } from '../texts/documented.ts';
import { announceChange } from './announceChange.ts';
import type { Effects } from './effects.ts';
import type { PaymentJournal } from './paymentJournal.ts';

/** What a removal changes elsewhere. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

interface Surroundings {
  /** Whose list is on show. */
  currentEmail: () => string;
  journal: PaymentJournal;
}

/**
 * Removes a booking, unless a payment for it is unresolved (DECISIONS "Charged, but PATCH failed"): under the lock that whoever pays
 * holds, since another tab may just be paying.
 */
const deleteUnlessPaying = ({ api, device }: Effects, { journal }: Surroundings) =>
  fromPromise<null, Input<'deleteBooking'>>(async ({ input, signal }) => {
    const refuseWhilePaying = () => {
      if (journal.recall(input.id).attempt !== null) throw new ApiError('http', { message: 'A payment for it is unresolved', status: 409 });
    };
    refuseWhilePaying();
    const letGo = await device.hold(`pay:${input.id}`, signal);
    try {
      refuseWhilePaying();
      return await api.deleteBooking(input, { signal });
    } finally {
      letGo();
    }
  });

/** The removal of orders, over the API. */
export const createRemovalActor = (effects: Effects, surroundings: Surroundings) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: deleteUnlessPaying(effects, surroundings) },
      actions: {
        announceRemoved: (_, { order }) => {
          const { queryKey } = read(effects.api, 'listOwnBookings', { email: surroundings.currentEmail() });
          // At once, so that nobody removes it a second time while the list is read again.
          effects.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
          effects.toasts.add({ tone: 'good', text: REMOVED });
          announceChange(effects, CHANGED);
        },
        readAgain: () => announceChange(effects, CHANGED),
      },
    }),
  );
