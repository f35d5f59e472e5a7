import { assign, fromPromise, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';

/** The order that a removal is about. */
export interface Removable {
  id: string;
  name: string;
  paid: boolean;
}

/**
 * What became of it. `paid`: it was paid since it was asked about, so nothing was removed; `paying`: a payment for it is not at its end.
 */
export type RemovalAnswer = 'removed' | 'paid' | 'paying';

export type RemovalEvent =
  | { type: 'removal.ask'; order: Removable }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'removal.forget' };

interface RemovalContext {
  order: Removable | null;
  /** Why it was not removed: a call failed, or it is being paid for. */
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
 * Removes an order after a question (docs/spec.md#my-orders). A booking that is gone already (404) counts as removed
 * (docs/product-rules.md#removing-a-paid-order); no stock comes back, since the booking names no product. One that was paid since the
 * question is asked about again, since then it is another question.
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
    /** Outward, provided by the app. */
    announceRemoved: (_, _order: { order: Removable | null }) => {},
    /** Outward, provided by the app: a removal that failed may have happened all the same. */
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
  // Another person: whatever is being asked, sent or told is not theirs.
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
