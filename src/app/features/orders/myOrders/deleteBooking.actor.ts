import { type Actor, createActor, fromPromise } from 'xstate';
import { ApiError, isGone } from '#contract/apiError.ts';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import { REMOVED } from '#contract/texts.ts';
import { paymentLock } from '#machines/locks.ts';
import { type Removable, type RemovalResult, removalMachine } from '#machines/removal.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { broadcastChange, ORDER_READS } from '../../../queries/broadcastChange.ts';
import { actorOptions } from '../../../runtime/actorOptions.ts';
import type { Flow, FlowContext, FlowKey } from '../../../runtime/flow.ts';
import { withLock } from '../../../runtime/withLock.ts';
import { createPaymentStore } from '../../payments/paymentStore.ts';
import { createOrderStore } from '../orderStore.ts';

/** The key of the list that My Orders shows. */
const ownBookings = ({ api, currentEmail }: FlowContext) => operationQuery(api, 'listOwnBookings', { email: currentEmail() }).queryKey;

/**
 * Reads a booking. Resolves with null if it is gone: a 404 or null, and the user's list does not have it either, because a 404 may come
 * from anything between here and the backend. If it cannot be read, the list alone decides.
 */
async function findBooking({ api, currentEmail }: FlowContext, id: string, signal: AbortSignal): Promise<Booking | null> {
  const email = currentEmail();
  const read = await api.getBooking({ id }, { signal }).catch((error: unknown) => ({ error }));
  if (read !== null && !('error' in read)) return read;
  try {
    return (await api.listOwnBookings({ email }, { signal })).find(({ _id }) => _id === id) ?? null;
  } catch {
    if (read === null || isGone(read.error)) return null;
    throw read.error;
  }
}

/**
 * True if a booking still exists. Reads the list first, because browsers log each 404. If the list cannot be read, the booking alone
 * decides.
 */
async function isBookingThere({ api, currentEmail }: FlowContext, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await api.listOwnBookings({ email: currentEmail() }, { signal })).some(({ _id }) => _id === id);
  } catch {
    const isFound = (booking: Booking | null) => booking !== null;
    return api.getBooking({ id }, { signal }).then(isFound, (error: unknown) => (isGone(error) ? false : Promise.reject(error as Error)));
  }
}

/** Marks the error of a read before the DELETE, so that the machine knows that nothing was deleted. */
const beforeSending = (error: unknown): ApiError => {
  const { kind, message, status } = error instanceof ApiError ? error : new ApiError('aborted', { message: String(error) });
  return new ApiError(kind, { message, notApplied: true, ...(status !== undefined && { status }) });
};

/**
 * Deletes a booking, unless its payment is unresolved (docs/product-rules.md#charged-but-patch-failed), or it was paid after the question
 * was shown. Holds the payment lock, because another tab may be paying, and gives up if that takes too long.
 */
const deleteUnlessPaying = (context: FlowContext) => {
  const { api, platform, queries } = context;
  const store = createPaymentStore(platform);
  return fromPromise<RemovalResult, Pick<Removable, 'id' | 'paid'>>(async ({ input: { id, paid }, signal }) => {
    const isUnresolved = () => store.read(id).pending !== null;
    if (isUnresolved()) return 'paying';
    return withLock(
      platform,
      paymentLock(id),
      async () => {
        if (isUnresolved()) return 'paying';
        const booking = paid
          ? null
          : await findBooking(context, id, signal).catch((error: unknown) => {
              throw beforeSending(error);
            });
        if (booking !== null && isPaid(booking)) return 'paid';
        // Settles its order first, because the page may close after the DELETE. If that is refused, the booking is there all the same.
        const shown = booking ?? queries.getQueryData(ownBookings(context))?.find(({ _id }) => _id === id);
        if (shown !== undefined) createOrderStore(platform).settleRemoved(shown);
        await api.deleteBooking({ id }, { signal });
        return 'sent';
      },
      signal,
    );
  });
};

/** Provides the removal machine's implementations for bookings. No stock is returned, because a booking names no product. */
export const provideDeleteBooking = (context: FlowContext) =>
  removalMachine.provide({
    actors: {
      remove: deleteUnlessPaying(context),
      isThere: fromPromise<boolean, Pick<Removable, 'id'>>(({ input: { id }, signal }) => isBookingThere(context, id, signal)),
    },
    actions: {
      announceRemoved: ({ context: { item } }) => {
        // Update the list at once, so that the order cannot be removed a second time during the refetch.
        context.queries.setQueryData(ownBookings(context), (rows) => rows?.filter(({ _id }) => _id !== item?.id));
        context.toasts.add({ tone: 'good', text: REMOVED });
        broadcastChange(context, ORDER_READS);
      },
      refetch: () => broadcastChange(context, ORDER_READS),
    },
  });

/** Deletes bookings, paid ones too, but none whose payment is unresolved. */
interface DeleteBookingFlow extends Flow {
  actor: Actor<typeof removalMachine>;
}

export const deleteBookingFlow: FlowKey<DeleteBookingFlow> = { pendingWork: 'change' };

/** Creates the flow that deletes bookings. It continues when its page is left. */
export function createDeleteBookingFlow(context: FlowContext): DeleteBookingFlow {
  const actor = createActor(provideDeleteBooking(context), actorOptions(context)).start();
  return {
    key: deleteBookingFlow,
    actor,
    hasPendingWork: () => actor.getSnapshot().hasTag('pending'),
    resetUser: () => actor.send({ type: 'removal.reset' }),
  };
}
