import { assign, fromPromise, setup } from 'xstate';
import { mayBeApplied } from '#contract/apiError.ts';
import { unprovided } from '../apiCall.ts';
import { failureOf, type Failure } from '../failure.ts';
import { assignFailure, failed } from '../projections.ts';

/** The order that the shopper asks to remove. `paid` is as the shopper last saw it. */
export interface Removable {
  id: string;
  name: string;
  paid: boolean;
}

/**
 * The result. `sent`: the DELETE was answered with success, which does not prove it. `paid`: the order was paid after the question was
 * shown, so nothing was sent. `paying`: its payment is not finished, so nothing was sent.
 */
export type DeleteBookingResult = 'sent' | 'paid' | 'paying';

/** The events of the delete-booking machine. */
export type DeleteBookingEvent =
  | { type: 'deleteBooking.ask'; order: Removable }
  | { type: 'deleteBooking.confirm' }
  | { type: 'deleteBooking.cancel' }
  | { type: 'deleteBooking.reset' };

interface DeleteBookingContext {
  order: Removable | null;
  /** Why the call failed; null if it did not. */
  failure: Failure | null;
  /** True if the booking cannot be read after the DELETE, so that it may be removed. */
  isUnconfirmed: boolean;
  /** Why the order was not removed, although no call failed. */
  unavailable: 'paidMeanwhile' | 'paying' | null;
}

const initialContext: DeleteBookingContext = { order: null, failure: null, isUnconfirmed: false, unavailable: null };
const toResult = ({ event }: { event: { output: DeleteBookingResult } }) => ({ answer: event.output });
const announceDeleted = {
  type: 'announceDeleted',
  params: ({ context }: { context: DeleteBookingContext }) => ({ order: context.order }),
} as const;

/**
 * Removes an order after the shopper confirms (docs/spec.md#my-orders). No response proves anything, so unless the DELETE was never sent,
 * the orders are listed: it counts as removed if it is gone (docs/product-rules.md#removing-an-order). No stock is returned, because a booking
 * names no product. If the order was paid after the question was shown, the shopper is asked again, because the question is then a
 * different one.
 */
export const deleteBookingMachine = setup({
  types: {
    context: {} as DeleteBookingContext,
    events: {} as DeleteBookingEvent,
    tags: {} as 'pending',
  },
  actors: {
    deleteBooking: fromPromise<DeleteBookingResult, Pick<Removable, 'id' | 'paid'>>(unprovided('deleteBooking')),
    /** Resolves with true if the booking still exists. */
    isBookingThere: fromPromise<boolean, Pick<Removable, 'id'>>(unprovided('isBookingThere')),
  },
  actions: {
    assignOrder: assign((_, { order }: { order: Removable }) => ({ ...initialContext, order })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      isUnconfirmed: false,
      unavailable: null,
    })),
    clearFailure: assign({ failure: null, isUnconfirmed: false, unavailable: null }),
    markUnconfirmed: assign({ isUnconfirmed: true }),
    markPaid: assign(({ context }) => ({
      order: context.order && { ...context.order, paid: true },
      unavailable: 'paidMeanwhile' as const,
      failure: null,
      isUnconfirmed: false,
    })),
    markPaying: assign({ unavailable: 'paying' as const, failure: null, isUnconfirmed: false }),
    /** Implemented by the app. */
    announceDeleted: (_, _order: { order: Removable | null }) => {},
    /** Implemented by the app: refetches, because a failed removal may still have been applied. */
    refetch: () => {},
  },
  guards: {
    isNotApplied: (_, { error }: { error: unknown }) => !mayBeApplied(error),
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
    wasPaid: (_, { answer }: { answer: DeleteBookingResult }) => answer === 'paid',
    isBeingPaid: (_, { answer }: { answer: DeleteBookingResult }) => answer === 'paying',
  },
}).createMachine({
  id: 'deleteBooking',
  context: initialContext,
  initial: 'resting',
  // When the user changes, the next one must not see this question, request or error.
  on: { 'deleteBooking.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: { on: { 'deleteBooking.ask': { target: 'asking', actions: { type: 'assignOrder', params: ({ event }) => event } } } },
    asking: { on: { 'deleteBooking.confirm': 'deleting', 'deleteBooking.cancel': { target: 'resting', actions: 'resetContext' } } },
    deleting: {
      tags: 'pending',
      invoke: {
        id: 'deleteBooking',
        src: 'deleteBooking',
        input: ({ context }) => ({ id: context.order?.id ?? '', paid: context.order?.paid ?? false }),
        onDone: [
          { guard: { type: 'wasPaid', params: toResult }, target: 'asking', actions: ['markPaid', 'refetch'] },
          { guard: { type: 'isBeingPaid', params: toResult }, target: 'failed', actions: 'markPaying' },
          { target: 'verifying', actions: 'clearFailure' },
        ],
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'failed', actions: assignFailure },
          { target: 'verifying', actions: assignFailure },
        ],
      },
    },
    verifying: {
      tags: 'pending',
      invoke: {
        id: 'verifyBooking',
        src: 'isBookingThere',
        input: ({ context }) => ({ id: context.order?.id ?? '' }),
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) }, target: 'failed' },
          { target: 'resting', actions: [announceDeleted, 'resetContext'] },
        ],
        onError: { target: 'failed', actions: 'markUnconfirmed' },
      },
    },
    failed: {
      entry: 'refetch',
      on: { 'deleteBooking.confirm': 'deleting', 'deleteBooking.cancel': { target: 'resting', actions: 'resetContext' } },
    },
  },
});
