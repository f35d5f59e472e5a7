import { createActor, fromPromise } from 'xstate';
import { isPaid } from '#contract/entities/booking.ts';
import { paymentLock } from '#machines/locks.ts';
import { type Removable, type RemovalAnswer, removalMachine } from '#machines/order/removal.machine.ts';
import { read } from '../../../queries/read.ts';
import { REMOVED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { createPaymentJournal } from '../../payments/paymentStore.ts';
import { type BookingDeletionFlow, bookingDeletionFlow } from './bookingDeletionFlow.ts';

/** The queries that a removal affects. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

/**
 * Removes a booking, unless its payment is not finished (docs/product-rules.md#charged-but-patch-failed), or it was paid after the question
 * was shown. Holds the payment lock, because another tab may be paying.
 */
const deleteUnlessPaying = ({ api, platform }: FlowContext) => {
  const journal = createPaymentJournal(platform);
  return fromPromise<RemovalAnswer, Pick<Removable, 'id' | 'paid'>>(async ({ input: { id, paid }, signal }) => {
    const isUnresolved = () => journal.recall(id).attempt !== null;
    if (isUnresolved()) return 'paying';
    const releaseLock = await platform.acquireLock(paymentLock(id), signal);
    try {
      if (isUnresolved()) return 'paying';
      const booking = paid ? null : await api.getBooking({ id }, { signal });
      if (booking !== null && isPaid(booking)) return 'paid';
      await api.deleteBooking({ id }, { signal });
      return 'removed';
    } finally {
      releaseLock();
    }
  });
};

/** Creates the actor that removes orders. */
export const createRemovalActor = (context: FlowContext) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: deleteUnlessPaying(context) },
      actions: {
        announceRemoved: (_, { order }) => {
          const { queryKey } = read(context.api, 'listOwnBookings', { email: context.currentEmail() });
          // Update the list at once, so that the order cannot be removed a second time during the refetch.
          context.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
          context.toasts.add({ tone: 'good', text: REMOVED });
          broadcastChange(context, CHANGED);
        },
        readAgain: () => broadcastChange(context, CHANGED),
      },
    }),
  );

export type RemovalActor = ReturnType<typeof createRemovalActor>;

/** Creates the flow that deletes bookings. It continues when its page is left. */
export function createBookingDeletion(context: FlowContext): BookingDeletionFlow {
  const actor = createRemovalActor(context).start();
  return {
    key: bookingDeletionFlow,
    actor,
    hasPendingWork: () => actor.getSnapshot().value === 'removing',
    resetUser: () => actor.send({ type: 'removal.forget' }),
  };
}
