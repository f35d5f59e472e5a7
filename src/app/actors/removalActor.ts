import { createActor, fromPromise } from 'xstate';
import { isPaid } from '#contract/entities/booking.ts';
import { paymentLock } from '#machines/locks.ts';
import { type Removable, type RemovalAnswer, removalMachine } from '#machines/order/removal.machine.ts';
import { read } from '../queries/read.ts';
import { REMOVED } from '../texts/documented.ts';
import { broadcastChange } from './broadcastChange.ts';
import type { Effects } from './effects.ts';
import type { PaymentJournal } from './paymentJournal.ts';

/** What a removal changes elsewhere. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

interface NavigationRef {
  /** Whose list is on show. */
  currentEmail: () => string;
  journal: PaymentJournal;
}

/**
 * Removes a booking, unless a payment for it is not at its end (docs/product-rules.md#charged-but-patch-failed), or it was paid since it
 * was asked about: under the lock that whoever pays holds, since another tab may just be paying.
 */
const deleteUnlessPaying = ({ api, platform }: Effects, { journal }: NavigationRef) =>
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

/** The removal of orders, over the API. */
export const createRemovalActor = (effects: Effects, navigationRef: NavigationRef) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: deleteUnlessPaying(effects, navigationRef) },
      actions: {
        announceRemoved: (_, { order }) => {
          const { queryKey } = read(effects.api, 'listOwnBookings', { email: navigationRef.currentEmail() });
          // At once, so that nobody removes it a second time while the list is read again.
          effects.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
          effects.toasts.add({ tone: 'good', text: REMOVED });
          broadcastChange(effects, CHANGED);
        },
        readAgain: () => broadcastChange(effects, CHANGED),
      },
    }),
  );
