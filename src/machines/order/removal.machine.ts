import { assign, fromPromise, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';

/** The order to remove. */
export interface Removable {
  id: string;
  name: string;
  paid: boolean;
}

/**
 * The result. `paid`: the order was paid after the question was shown, so it was not removed; `paying`: a payment for it is not finished.
 */
export type RemovalAnswer = 'removed' | 'paid' | 'paying';

export type RemovalEvent =
  | { type: 'removal.ask'; order: Removable }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'removal.forget' };

interface RemovalContext {
  order: Removable | null;
  /** Why the order was not removed: a call failed, or (`obstacle`) it was paid or is being paid. */
  failure: Failure | null;
  obstacle: 'paidMeanwhile' | 'paying' | null;
}

const nothing: RemovalContext = { order: null, failure: null, obstacle: null };
const answered = ({ event }: { event: { output: RemovalAnswer } }) => ({ answer: event.output });
const announceRemoved = {
  type: 'announceRemoved',
  params: ({ context }: { context: RemovalContext }) => ({ order: context.order }),
} as const;

/**
 * Removes an order after the shopper confirms (docs/spec.md#my-orders). A booking that is already gone (404) counts as removed
 * (docs/product-rules.md#removing-an-order). No stock comes back, because a booking names no product. If the order was paid after the
 * question was shown, the shopper is asked again, because the question is a different one then.
 */
export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
  },
  actors: {
    deleteBooking: fromPromise<RemovalAnswer, Pick<Removable, 'id' | 'paid'>>(() =>
      Promise.reject(new Error('The app provides no deleteBooking')),
    ),
  },
  actions: {
    take: assign((_, { order }: { order: Removable }) => ({ order, failure: null, obstacle: null })),
    drop: assign(nothing),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), obstacle: null })),
    markPaid: assign(({ context }) => ({
      order: context.order && { ...context.order, paid: true },
      obstacle: 'paidMeanwhile' as const,
      failure: null,
    })),
    markPaying: assign({ obstacle: 'paying' as const, failure: null }),
    /** Implemented by the app. */
    announceRemoved: (_, _order: { order: Removable | null }) => {},
    /** Implemented by the app: refetches, because a failed removal may still have been applied. */
    readAgain: () => {},
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => isGone(error),
    wasPaid: (_, { answer }: { answer: RemovalAnswer }) => answer === 'paid',
    isBeingPaid: (_, { answer }: { answer: RemovalAnswer }) => answer === 'paying',
  },
}).createMachine({
  id: 'removal',
  context: nothing,
  initial: 'resting',
  // The user changed: the next one must not see this question, request or error.
  on: { 'removal.forget': { target: '.resting', actions: 'drop' } },
  states: {
    resting: { on: { 'removal.ask': { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } } },
    asking: { on: { 'removal.confirm': 'removing', 'removal.cancel': { target: 'resting', actions: 'drop' } } },
    removing: {
      invoke: {
        id: 'deleteBooking',
        src: 'deleteBooking',
        input: ({ context }) => ({ id: context.order?.id ?? '', paid: context.order?.paid ?? false }),
        onDone: [
          { guard: { type: 'wasPaid', params: answered }, target: 'asking', actions: ['markPaid', 'readAgain'] },
          { guard: { type: 'isBeingPaid', params: answered }, target: 'failed', actions: 'markPaying' },
          { target: 'resting', actions: [announceRemoved, 'drop'] },
        ],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'resting', actions: [announceRemoved, 'drop'] },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { entry: 'readAgain', on: { 'removal.confirm': 'removing', 'removal.cancel': { target: 'resting', actions: 'drop' } } },
  },
});
