import { assign, setup } from 'xstate';
import { mayBeApplied } from '#contract/apiError.ts';
import type { User } from '#contract/entities/user.ts';
import type { Output } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { type Failed, type Failure, failureOf } from '../failure.ts';
import { apiCall } from '../apiCall.ts';
import { assignFailure, failed, listed } from '../projections.ts';

/** The events of the make-admin machine. */
export type MakeAdminEvent = { type: 'makeAdmin.submit'; email: string } | { type: 'makeAdmin.dismiss' } | { type: 'makeAdmin.reset' };

interface MakeAdminContext {
  /** The email of the user to make an administrator, or ''. */
  email: string;
  failure: Failure | null;
  /** True if the backend reported that it changed nothing. */
  isReportedUnchanged: boolean;
  /** The user's role in the list that was read after the PUT. `unknown`: it was not read, or the user is not in it. */
  role: 'admin' | 'customer' | 'unknown';
}

const initialContext: MakeAdminContext = { email: '', failure: null, isReportedUnchanged: false, role: 'unknown' };
const submittable = {
  'makeAdmin.submit': { target: 'sending', actions: { type: 'assignUser', params: ({ event }: { event: { email: string } }) => event } },
} as const;
const dismissible = { 'makeAdmin.dismiss': { target: 'resting', actions: 'resetContext' } } as const;
const toEmail = ({ context }: { context: MakeAdminContext }) => ({ email: context.email });
const toChange = ({ event }: { event: { output: Output<'makeAdmin'> } }) => event.output;
const assignRole = { type: 'assignRole', params: listed<User> } as const;

type Listed = { listed: User[] };

const roleOf = ({ email }: MakeAdminContext, users: User[]): MakeAdminContext['role'] => {
  const user = users.find((each) => sameEmail(each.email, email));
  if (user === undefined) return 'unknown';
  return user.role === 'admin' ? 'admin' : 'customer';
};

/**
 * Makes a user an administrator (docs/spec.md#states), one at a time. The documented success is announced only if the backend reports a
 * change. After any other response, and after none, the users are listed: only the list decides what is reported
 * (docs/product-rules.md#add-admin-modifiedcount-0). It cannot be undone, because the backend has no call for that.
 */
export const makeAdminMachine = setup({
  types: { context: {} as MakeAdminContext, events: {} as MakeAdminEvent, tags: {} as 'pending' },
  actors: { makeAdmin: apiCall('makeAdmin'), listUsers: apiCall('listUsers') },
  actions: {
    assignUser: assign((_, { email }: { email: string }) => ({ ...initialContext, email })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    assignReport: assign((_, { modifiedCount }: Output<'makeAdmin'>) => ({ isReportedUnchanged: modifiedCount === 0 })),
    assignRole: assign(({ context }, params: Listed) => ({ role: roleOf(context, params.listed) })),
    /** Implemented by the app: the backend reports the change. */
    announceAdmin: () => {},
    /** Implemented by the app: the list of users shows the change. */
    announceFound: () => {},
    /** Implemented by the app: refetches, because the cached roles may be out of date. */
    refetch: () => {},
  },
  guards: {
    isChanged: (_, { modifiedCount }: Output<'makeAdmin'>) => modifiedCount !== null && modifiedCount > 0,
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    isReportedUnchanged: ({ context }) => context.isReportedUnchanged,
    isAdmin: ({ context }, params: Listed) => roleOf(context, params.listed) === 'admin',
    /** The user is not in the list, so nobody knows. */
    isUnlisted: ({ context }, params: Listed) => roleOf(context, params.listed) === 'unknown',
    /** The backend said why it did not do it, and the list agrees. */
    wasDenied: ({ context: { failure } }) => failure?.kind === 'http' && failure.status !== null && failure.status < 500,
  },
}).createMachine({
  id: 'makeAdmin',
  context: initialContext,
  initial: 'resting',
  on: { 'makeAdmin.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: { on: submittable },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'makeAdmin',
        src: 'makeAdmin',
        input: toEmail,
        onDone: [
          {
            guard: { type: 'isChanged', params: toChange },
            target: 'resting',
            actions: ['announceAdmin', 'resetContext'],
          },
          { target: 'verifying', actions: { type: 'assignReport', params: toChange } },
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
        id: 'listUsers',
        src: 'listUsers',
        input: {},
        onDone: [
          { guard: 'isReportedUnchanged', target: 'unchanged', actions: assignRole },
          {
            guard: { type: 'isAdmin', params: listed },
            target: 'resting',
            actions: ['announceFound', 'resetContext'],
          },
          { guard: { type: 'isUnlisted', params: listed }, target: 'unconfirmed' },
          { guard: 'wasDenied', target: 'failed', actions: assignRole },
          { target: 'unchanged', actions: assignRole },
        ],
        onError: [{ guard: 'isReportedUnchanged', target: 'unchanged' }, { target: 'unconfirmed' }],
      },
    },
    unchanged: { entry: 'refetch', on: { ...submittable, ...dismissible } },
    /** They are not an administrator. */
    failed: { entry: 'refetch', on: { ...submittable, ...dismissible } },
    /** The PUT was sent, and the list does not say if it was applied. Sending it again does no harm. */
    unconfirmed: { entry: 'refetch', on: { ...submittable, ...dismissible } },
  },
});
