import { assign, fromPromise, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';
import { assignFailure, failed } from '../projections.ts';

/** The order that the shopper asks to remove. `paid` is as the shopper last saw it. */
export interface Removable {
  id: string;
  name: string;
  paid: boolean;
}

/**
 * The result. `paid`: the order was paid after the question was shown, so it was not removed. `paying`: its payment is not finished, so it
 * was not removed.
 */
export type DeleteBookingResult = 'removed' | 'paid' | 'paying';

export type DeleteBookingEvent =
  | { type: 'deleteBooking.ask'; order: Removable }
  | { type: 'deleteBooking.confirm' }
  | { type: 'deleteBooking.cancel' }
  | { type: 'deleteBooking.reset' };

interface DeleteBookingContext {
  order: Removable | null;
  /** Why the call failed; null if it did not. */
  failure: Failure | null;
  /** Why the order was not removed, although no call failed. */
  unavailable: 'paidMeanwhile' | 'paying' | null;
}

const initialContext: DeleteBookingContext = { order: null, failure: null, unavailable: null };
const toResult = ({ event }: { event: { output: DeleteBookingResult } }) => ({ answer: event.output });
const announceDeleted = {
  type: 'announceDeleted',
  params: ({ context }: { context: DeleteBookingContext }) => ({ order: context.order }),
} as const;

/**
 * Removes an order after the shopper confirms (docs/spec.md#my-orders). A booking that is already gone (404) counts as removed
 * (docs/product-rules.md#removing-an-order). No stock is returned, because a booking names no product. If the order was paid after the
 * question was shown, the shopper is asked again, because the question is then a different one.
 */
export const deleteBookingMachine = setup({
  types: {
    context: {} as DeleteBookingContext,
    events: {} as DeleteBookingEvent,
  },
  actors: {
    deleteBooking: fromPromise<DeleteBookingResult, Pick<Removable, 'id' | 'paid'>>(() =>
      Promise.reject(new Error('The app provides no deleteBooking')),
    ),
  },
  actions: {
    assignOrder: assign((_, { order }: { order: Removable }) => ({ order, failure: null, unavailable: null })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), unavailable: null })),
    markPaid: assign(({ context }) => ({
      order: context.order && { ...context.order, paid: true },
      unavailable: 'paidMeanwhile' as const,
      failure: null,
    })),
    markPaying: assign({ unavailable: 'paying' as const, failure: null }),
    /** Implemented by the app. */
    announceDeleted: (_, _order: { order: Removable | null }) => {},
    /** Implemented by the app: refetches, because a failed removal may still have been applied. */
    refetch: () => {},
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => isGone(error),
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
      invoke: {
        id: 'deleteBooking',
        src: 'deleteBooking',
        input: ({ context }) => ({ id: context.order?.id ?? '', paid: context.order?.paid ?? false }),
        onDone: [
          { guard: { type: 'wasPaid', params: toResult }, target: 'asking', actions: ['markPaid', 'refetch'] },
          { guard: { type: 'isBeingPaid', params: toResult }, target: 'failed', actions: 'markPaying' },
          { target: 'resting', actions: [announceDeleted, 'resetContext'] },
        ],
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'resting', actions: [announceDeleted, 'resetContext'] },
          { target: 'failed', actions: assignFailure },
        ],
      },
    },
    failed: {
      entry: 'refetch',
      on: { 'deleteBooking.confirm': 'deleting', 'deleteBooking.cancel': { target: 'resting', actions: 'resetContext' } },
    },
  },
});
