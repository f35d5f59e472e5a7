import { assign, setup } from 'xstate';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';

export type PromotionEvent = { type: 'promotion.promote'; email: string } | { type: 'promotion.dismiss' } | { type: 'promotion.forget' };

interface PromotionContext {
  /** Who is to be an administrator; '' nobody. */
  email: string;
  failure: Failure | null;
}

const nobody: PromotionContext = { email: '', failure: null };
const promotable = {
  'promotion.promote': { target: 'promoting', actions: { type: 'take', params: ({ event }: { event: { email: string } }) => event } },
} as const;

/**
 * Makes somebody an administrator (docs/spec.md#states): a success is announced only when the backend counts a change, and a count of none
 * is told as what it is (docs/product-rules.md#add-admin-modifiedcount-0). One at a time; there is no way back, since the backend has no
 * call for it.
 */
export const promotionMachine = setup({
  types: { context: {} as PromotionContext, events: {} as PromotionEvent },
  actors: { makeAdmin: operation('makeAdmin') },
  actions: {
    take: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    drop: assign(nobody),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Outward, provided by the app. */
    announcePromoted: (_, _promoted: { email: string }) => {},
    /** Outward, provided by the app: who is an administrator may be another one than the list says. */
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
