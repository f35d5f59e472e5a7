import { assign, setup } from 'xstate';
import { failureOf, type Failure } from '../failure.ts';
import { apiCall } from '../apiCall.ts';
import { assignFailure } from '../projections.ts';

/** The events of the admin access machine. */
export type AdminAccessEvent = { type: 'adminAccess.ask'; email: string } | { type: 'adminAccess.retry' } | { type: 'adminAccess.reset' };

interface AdminAccessContext {
  /** The email of the user to check, or ''. */
  email: string;
  /** Why the last check failed. */
  failure: Failure | null;
}

const initialContext: AdminAccessContext = { email: '', failure: null };
const toEmail = ({ context }: { context: AdminAccessContext }) => ({ email: context.email });
const toUser = ({ event }: { event: { email: string } }) => ({ email: event.email });
const check = { target: 'checking', reenter: true, actions: { type: 'assignUser', params: toUser } } as const;
const checkAnother = { ...check, guard: { type: 'isAnotherUser', params: toUser } } as const;
const isAdmin = { type: 'isAdmin', params: ({ event }: { event: { output: { admin: boolean } } }) => event.output } as const;

/**
 * Checks if the user is an administrator (docs/spec.md#permissions, docs/product-rules.md#admin-check-fails). Only an explicit yes from the
 * backend grants access. A failed check is neither a yes nor a no. During a recheck, an administrator keeps access until the backend
 * responds.
 */
export const adminAccessMachine = setup({
  types: { context: {} as AdminAccessContext, events: {} as AdminAccessEvent },
  actors: { checkAdmin: apiCall('checkAdmin') },
  actions: {
    assignUser: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isDenied: (_, { error }: { error: unknown }) => (failureOf(error).status ?? 500) < 500,
    isAdmin: (_, { admin }: { admin: boolean }) => admin,
    isAnotherUser: ({ context }, { email }: { email: string }) => email !== context.email,
  },
}).createMachine({
  id: 'adminAccess',
  context: initialContext,
  initial: 'signedOut',
  on: { 'adminAccess.reset': { target: '.signedOut', actions: 'resetContext' } },
  states: {
    signedOut: { on: { 'adminAccess.ask': check } },
    checking: {
      on: { 'adminAccess.ask': checkAnother },
      invoke: {
        id: 'checkAdmin',
        src: 'checkAdmin',
        input: toEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'denied' }],
        onError: { target: 'unknown', actions: assignFailure },
      },
    },
    allowed: {
      on: { 'adminAccess.ask': [checkAnother, { target: 'recheckingAllowed' }] },
    },
    recheckingAllowed: {
      on: { 'adminAccess.ask': checkAnother },
      invoke: {
        id: 'checkAgain',
        src: 'checkAdmin',
        input: toEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'denied' }],
        // A 5xx or a missing response keeps the access. Any other error ends it, and the user can retry.
        onError: [
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'unknown', actions: assignFailure },
          { target: 'allowed' },
        ],
      },
    },
    denied: {
      on: { 'adminAccess.ask': [checkAnother, { target: 'recheckingDenied' }] },
    },
    recheckingDenied: {
      on: { 'adminAccess.ask': checkAnother },
      invoke: {
        id: 'checkOnceMore',
        src: 'checkAdmin',
        input: toEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'denied' }],
        onError: { target: 'unknown', actions: assignFailure },
      },
    },
    unknown: { on: { 'adminAccess.ask': check, 'adminAccess.retry': 'checking' } },
  },
});
