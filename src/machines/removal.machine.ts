import { assign, fromPromise, setup } from 'xstate';
import { mayBeApplied } from '#contract/apiError.ts';
import { unprovided } from './apiCall.ts';
import { failureOf, type Failure } from './failure.ts';
import { assignFailure, failed } from './projections.ts';

/** The order or the tool that somebody asks to remove. */
export interface Removable {
  id: string;
  name: string;
  /** True if the shopper last saw the order as paid; always false for a tool. */
  paid: boolean;
}

/**
 * The result. `sent`: the DELETE was answered with success, which does not prove it. `paid`: the order was paid after the question was
 * shown, so nothing was sent. `paying`: its payment is not finished, so nothing was sent.
 */
export type RemovalResult = 'sent' | 'paid' | 'paying';

/** The events of the removal machine. */
export type RemovalEvent =
  | { type: 'removal.ask'; item: Removable }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'removal.reset' };

/**
 * Why the item is not removed: the failed call, or `unconfirmed`: nobody can read after the DELETE whether it is still there, so that it may
 * be removed. `paidMeanwhile`, `paying`: no call failed, and nothing was sent.
 */
export type RemovalProblem = Failure | 'unconfirmed' | 'paidMeanwhile' | 'paying';

interface RemovalContext {
  item: Removable | null;
  /** Null in `failed` if the item is still there although no call failed. */
  problem: RemovalProblem | null;
}

const initialContext: RemovalContext = { item: null, problem: null };
const toResult = ({ event }: { event: { output: RemovalResult } }) => ({ answer: event.output });

/**
 * Removes an order or a tool after somebody confirms (docs/spec.md#my-orders, docs/spec.md#validation). No response proves anything, so
 * unless the DELETE was never sent, the machine reads whether the item is still there: it counts as removed if it is gone, also if somebody
 * else has removed it (docs/product-rules.md#removing-an-order). If that cannot be read, the DELETE can be repeated without harm. If an order
 * was paid after the question was shown, the shopper is asked again, because the question is then a different one.
 */
export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    tags: {} as 'pending',
  },
  actors: {
    remove: fromPromise<RemovalResult, Pick<Removable, 'id' | 'paid'>>(unprovided('remove')),
    /** Resolves with true if the item still exists. */
    isThere: fromPromise<boolean, Pick<Removable, 'id'>>(unprovided('isThere')),
  },
  actions: {
    assignItem: assign((_, { item }: { item: Removable }) => ({ ...initialContext, item })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureOf(error) })),
    clearProblem: assign({ problem: null }),
    markUnconfirmed: assign({ problem: 'unconfirmed' }),
    markPaid: assign(({ context }) => ({ item: context.item && { ...context.item, paid: true }, problem: 'paidMeanwhile' as const })),
    markPaying: assign({ problem: 'paying' }),
    /** Implemented by the app. */
    announceRemoved: () => {},
    /** Implemented by the app: refetches, because a failed removal may still have been applied. */
    refetch: () => {},
  },
  guards: {
    isNotApplied: (_, { error }: { error: unknown }) => !mayBeApplied(error),
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
    wasPaid: (_, { answer }: { answer: RemovalResult }) => answer === 'paid',
    isBeingPaid: (_, { answer }: { answer: RemovalResult }) => answer === 'paying',
  },
}).createMachine({
  id: 'removal',
  context: initialContext,
  initial: 'resting',
  // When the user changes, the next one must not see this question, request or error.
  on: { 'removal.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: { on: { 'removal.ask': { target: 'asking', actions: { type: 'assignItem', params: ({ event }) => event } } } },
    asking: { on: { 'removal.confirm': 'deleting', 'removal.cancel': { target: 'resting', actions: 'resetContext' } } },
    deleting: {
      tags: 'pending',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.item?.id ?? '', paid: context.item?.paid ?? false }),
        onDone: [
          { guard: { type: 'wasPaid', params: toResult }, target: 'asking', actions: ['markPaid', 'refetch'] },
          { guard: { type: 'isBeingPaid', params: toResult }, target: 'failed', actions: 'markPaying' },
          { target: 'verifying', actions: 'clearProblem' },
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
        id: 'verifyRemoval',
        src: 'isThere',
        input: ({ context }) => ({ id: context.item?.id ?? '' }),
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) }, target: 'failed' },
          { target: 'resting', actions: ['announceRemoved', 'resetContext'] },
        ],
        onError: { target: 'failed', actions: 'markUnconfirmed' },
      },
    },
    failed: {
      entry: 'refetch',
      on: { 'removal.confirm': 'deleting', 'removal.cancel': { target: 'resting', actions: 'resetContext' } },
    },
  },
});
