import { assign, setup } from 'xstate';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';

export type PromotionEvent = { type: 'promotion.promote'; email: string } | { type: 'promotion.dismiss' } | { type: 'promotion.forget' };

interface PromotionContext {
  /** The user to make an administrator, or ''. */
  email: string;
  failure: Failure | null;
}

const nobody: PromotionContext = { email: '', failure: null };
const promotable = {
  'promotion.promote': { target: 'promoting', actions: { type: 'take', params: ({ event }: { event: { email: string } }) => event } },
} as const;

/**
 * Makes a user an administrator (docs/spec.md#states). Success is announced only if the backend counts a change; without one the state is
 * `unchanged` (docs/product-rules.md#add-admin-modifiedcount-0). One request at a time. It cannot be undone, because the backend has no
 * call for that.
 */
export const promotionMachine = setup({
  types: { context: {} as PromotionContext, events: {} as PromotionEvent },
  actors: { makeAdmin: operation('makeAdmin') },
  actions: {
    take: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    drop: assign(nobody),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Implemented by the app. */
    announcePromoted: (_, _promoted: { email: string }) => {},
    /** Implemented by the app: refetches, because the cached roles may be out of date. */
    readAgain: () => {},
  },
  guards: {
    isChanged: (_, { modifiedCount }: { modifiedCount: number | null }) => modifiedCount !== null && modifiedCount > 0,
  },
}).createMachine({
  id: 'promotion',
  context: nobody,
  initial: 'resting',
  on: { 'promotion.forget': { target: '.resting', actions: 'drop' } },
  states: {
    resting: { on: promotable },
    promoting: {
      invoke: {
        id: 'makeAdmin',
        src: 'makeAdmin',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'announcePromoted', params: ({ context }) => ({ email: context.email }) }, 'drop'],
          },
          { target: 'unchanged' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unchanged: { entry: 'readAgain', on: { ...promotable, 'promotion.dismiss': { target: 'resting', actions: 'drop' } } },
    failed: { entry: 'readAgain', on: { ...promotable, 'promotion.dismiss': { target: 'resting', actions: 'drop' } } },
  },
});
