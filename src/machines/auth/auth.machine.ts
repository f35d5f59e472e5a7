import { assertEvent, spawnChild, stopChild } from 'xstate';
import { authSetup, toAuthError } from './auth.setup.ts';
import { assignFailure } from '../projections.ts';

const failedAuth = ({ event }: { event: { error: unknown } }) => ({ error: toAuthError(event.error) });
/** Leaves a sign-in to `watchIdentity`, which reports the user if it succeeds. If it fails, no other page shows the error. */
const leave = { target: 'signedOut', actions: { type: 'assignIdentity', params: { identity: null } } } as const;

/**
 * Authenticates the user (docs/spec.md#states Authentication). The machine is `restoring` until the identity service reports a user or
 * none, and `unsettled` if that fails or takes longer than 10 s (docs/product-rules.md#auth-state-never-settles). An error stays in the
 * context until the user tries again or leaves the page that shows it. Sign-up creates the account, then saves its profile. If the backend
 * refuses that because the email is not confirmed, the profile is saved later (docs/product-rules.md#unconfirmed-email). In
 * `profileUnsaved`, the user is already signed in and can continue without a profile.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: { identity: null, authError: null, profile: null, profileFailure: null, isUnverified: false },
  initial: 'restoring',
  on: {
    'identity.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'assignIdentity', params: ({ event }) => event },
      },
      { target: '.signedOut', actions: { type: 'assignIdentity', params: { identity: null } } },
    ],
    'email.checked': { actions: { type: 'assignVerified', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      entry: [stopChild('watch'), spawnChild('watchIdentity', { id: 'watch' })],
      on: { 'identity.failed': 'unsettled' },
      after: { timeout: 'unsettled' },
    },
    unsettled: {
      on: { 'auth.retry': 'restoring', 'auth.continueSignedOut': 'signedOut' },
    },
    signedOut: {
      on: {
        'auth.signIn': 'signingIn',
        'auth.signUp': { target: 'signingUp', actions: { type: 'assignProfile', params: ({ event }) => event } },
        'auth.signInWithGoogle': 'signingInWithGoogle',
      },
    },
    signingIn: {
      on: { 'identity.changed': { guard: ({ event }) => event.identity === null }, 'auth.leave': leave },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'auth.signIn');
          return { email: event.email, password: event.password };
        },
        onDone: { target: 'signedIn', actions: { type: 'assignIdentity', params: ({ event }) => ({ identity: event.output }) } },
        onError: { target: 'refused', actions: { type: 'assignError', params: ({ event }) => event } },
      },
    },
    signingInWithGoogle: {
      on: { 'identity.changed': { guard: ({ event }) => event.identity === null }, 'auth.leave': leave },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: { target: 'signedIn', actions: { type: 'assignIdentity', params: ({ event }) => ({ identity: event.output }) } },
        onError: { target: 'refused', actions: { type: 'assignError', params: ({ event }) => event } },
      },
    },
    refused: {
      on: {
        'auth.signIn': 'signingIn',
        'auth.signUp': { target: 'signingUp', actions: { type: 'assignProfile', params: ({ event }) => event } },
        'auth.signInWithGoogle': 'signingInWithGoogle',
        'auth.leave': leave,
      },
    },
    signingUp: {
      on: {
        'identity.changed': [
          { guard: ({ event }) => event.identity === null },
          { guard: { type: 'isNewUser', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'auth.signUp');
          return { name: event.name, email: event.email, password: event.password };
        },
        onDone: { target: 'savingProfile', actions: { type: 'assignNewIdentity', params: ({ event }) => ({ identity: event.output }) } },
        onError: { target: 'refused', actions: { type: 'assignError', params: ({ event }) => event } },
      },
    },
    savingProfile: {
      on: { 'identity.changed': { guard: { type: 'isNewUser', params: ({ event }) => event } }, 'auth.signOut': 'signingOut' },
      invoke: {
        id: 'saveUser',
        src: 'saveUser',
        input: ({ context }) => {
          const email = context.identity?.email ?? '';
          return { email, body: { name: context.profile?.name ?? '', email } };
        },
        onDone: { target: 'signedIn', actions: ['announceSignedUp', 'clearProfile'] },
        onError: [
          { guard: 'isUnverified', target: 'signedIn', actions: ['announceUnverified', 'clearProfile'] },
          { target: 'profileUnsaved', actions: assignFailure },
        ],
      },
    },
    profileUnsaved: {
      on: {
        'identity.changed': { guard: { type: 'isNewUser', params: ({ event }) => event } },
        'auth.retry': 'savingProfile',
        'auth.leave': { target: 'signedIn', actions: 'clearProfile' },
        'auth.signOut': 'signingOut',
      },
    },
    signedIn: {
      on: { 'auth.signOut': 'signingOut' },
    },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: { type: 'assignIdentity', params: { identity: null } } },
        // The user keeps a profile that is not saved yet (docs/product-rules.md#failed-sign-out).
        onError: [
          { guard: 'wasSavingProfile', target: 'savingProfile', actions: { type: 'announceSignOutFailed', params: failedAuth } },
          { guard: 'hasUnsavedProfile', target: 'profileUnsaved', actions: { type: 'announceSignOutFailed', params: failedAuth } },
          { target: 'signedIn', actions: { type: 'announceSignOutFailed', params: failedAuth } },
        ],
      },
    },
  },
});
