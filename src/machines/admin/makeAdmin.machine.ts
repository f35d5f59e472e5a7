import { assign, setup } from 'xstate';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';
import { assignFailure } from '../projections.ts';

export type MakeAdminEvent = { type: 'makeAdmin.submit'; email: string } | { type: 'makeAdmin.dismiss' } | { type: 'makeAdmin.reset' };

interface MakeAdminContext {
  /** The email of the user to make an administrator, or ''. */
  email: string;
  failure: Failure | null;
}

const initialContext: MakeAdminContext = { email: '', failure: null };
const submittable = {
  'makeAdmin.submit': { target: 'sending', actions: { type: 'assignUser', params: ({ event }: { event: { email: string } }) => event } },
} as const;

/**
 * Makes a user an administrator (docs/spec.md#states), one at a time. Success is announced only if the backend reports a change; otherwise
 * the state is `unchanged` (docs/product-rules.md#add-admin-modifiedcount-0). It cannot be undone, because the backend has no call for
 * that.
 */
export const makeAdminMachine = setup({
  types: { context: {} as MakeAdminContext, events: {} as MakeAdminEvent },
  actors: { makeAdmin: operation('makeAdmin') },
  actions: {
    assignUser: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Implemented by the app. */
    announceDone: (_, _done: { email: string }) => {},
    /** Implemented by the app: refetches, because the cached roles may be out of date. */
    refetch: () => {},
  },
  guards: {
    isChanged: (_, { modifiedCount }: { modifiedCount: number | null }) => modifiedCount !== null && modifiedCount > 0,
  },
}).createMachine({
  id: 'makeAdmin',
  context: initialContext,
  initial: 'resting',
  on: { 'makeAdmin.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: { on: submittable },
    sending: {
      invoke: {
        id: 'makeAdmin',
        src: 'makeAdmin',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'announceDone', params: ({ context }) => ({ email: context.email }) }, 'resetContext'],
          },
          { target: 'unchanged' },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    unchanged: { entry: 'refetch', on: { ...submittable, 'makeAdmin.dismiss': { target: 'resting', actions: 'resetContext' } } },
    failed: { entry: 'refetch', on: { ...submittable, 'makeAdmin.dismiss': { target: 'resting', actions: 'resetContext' } } },
  },
});
