import { createActor, fromPromise } from 'xstate';
import { isPaid } from '#contract/entities/booking.ts';
import { paymentLock } from '#machines/locks.ts';
import { type Removable, type RemovalAnswer, removalMachine } from '#machines/order/removal.machine.ts';
import { read } from '../../../queries/read.ts';
import { REMOVED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import type { Effects } from '../../../runtime/flow.ts';
import type { PaymentJournal } from '../../payments/paymentStore.ts';

/** The queries that a removal affects. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

interface RemovalOptions {
  /** The email of the user whose list is shown. */
  currentEmail: () => string;
  journal: PaymentJournal;
}

/**
 * Removes a booking, unless its payment is not finished (docs/product-rules.md#charged-but-patch-failed), or it was paid after the question
 * was shown. Holds the payment lock, because another tab may be paying.
 */
const deleteUnlessPaying = ({ api, platform }: Effects, { journal }: RemovalOptions) =>
  fromPromise<RemovalAnswer, Pick<Removable, 'id' | 'paid'>>(async ({ input: { id, paid }, signal }) => {
    const isUnresolved = () => journal.recall(id).attempt !== null;
    if (isUnresolved()) return 'paying';
    const letGo = await platform.acquireLock(paymentLock(id), signal);
    try {
      if (isUnresolved()) return 'paying';
      const booking = paid ? null : await api.getBooking({ id }, { signal });
      if (booking !== null && isPaid(booking)) return 'paid';
      await api.deleteBooking({ id }, { signal });
      return 'removed';
    } finally {
      letGo();
    }
  });

/** Creates the actor that removes orders. */
export const createRemovalActor = (effects: Effects, options: RemovalOptions) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: deleteUnlessPaying(effects, options) },
      actions: {
        announceRemoved: (_, { order }) => {
          const { queryKey } = read(effects.api, 'listOwnBookings', { email: options.currentEmail() });
          // Update the list at once, so that the order cannot be removed a second time during the refetch.
          effects.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
          effects.toasts.add({ tone: 'good', text: REMOVED });
          broadcastChange(effects, CHANGED);
        },
        readAgain: () => broadcastChange(effects, CHANGED),
      },
    }),
  );
