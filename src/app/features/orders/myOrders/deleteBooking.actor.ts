import { createActor, fromPromise } from 'xstate';
import { isPaid } from '#contract/entities/booking.ts';
import { paymentLock } from '#machines/locks.ts';
import { type Removable, type DeleteBookingResult, deleteBookingMachine } from '#machines/order/deleteBooking.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { REMOVED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { createPaymentStore } from '../../payments/paymentStore.ts';
import { type DeleteBookingFlow, deleteBookingFlow } from './deleteBookingFlow.ts';

/** The queries that a removal affects. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

/**
 * Deletes a booking, unless its payment is unresolved (docs/product-rules.md#charged-but-patch-failed), or it was paid after the question
 * was shown. Holds the payment lock, because another tab may be paying.
 */
const deleteUnlessPaying = ({ api, platform }: FlowContext) => {
  const store = createPaymentStore(platform);
  return fromPromise<DeleteBookingResult, Pick<Removable, 'id' | 'paid'>>(async ({ input: { id, paid }, signal }) => {
    const isUnresolved = () => store.read(id).pending !== null;
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

/** Provides the delete-booking machine's implementations. */
export const provideDeleteBooking = (context: FlowContext) =>
  deleteBookingMachine.provide({
    actors: { deleteBooking: deleteUnlessPaying(context) },
    actions: {
      announceDeleted: (_, { order }) => {
        const { queryKey } = operationQuery(context.api, 'listOwnBookings', { email: context.currentEmail() });
        // Update the list at once, so that the order cannot be removed a second time during the refetch.
        context.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
        context.toasts.add({ tone: 'good', text: REMOVED });
        broadcastChange(context, CHANGED);
      },
      refetch: () => broadcastChange(context, CHANGED),
    },
  });

/** Creates the flow that deletes bookings. It continues when its page is left. */
export function createDeleteBooking(context: FlowContext): DeleteBookingFlow {
  const actor = createActor(provideDeleteBooking(context)).start();
  return {
    key: deleteBookingFlow,
    actor,
    hasPendingWork: () => actor.getSnapshot().value === 'deleting',
    resetUser: () => actor.send({ type: 'deleteBooking.reset' }),
  };
}
