import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';

interface Refusal {
  code: string;
  /** The identity service's own words. */
  message: string;
}

type IdentityNews = { type: 'identity.changed'; identity: Identity | null } | { type: 'identity.failed' };

export type AuthEvent =
  | IdentityNews
  | { type: 'auth.signIn'; email: string; password: string }
  | { type: 'auth.signInWithGoogle' }
  | { type: 'auth.signOut' }
  | { type: 'auth.retry' }
  | { type: 'auth.continueSignedOut' };

const refusalOf = (error: unknown): Refusal =>
  error instanceof IdentityError ? { code: error.code, message: error.message } : { code: 'unknown', message: '' };

/**
 * Who is signed in (SPEC §4 Authentication). `restoring` until the identity service has told; `unsettled` when it has not
 * after 10 s (DECISIONS "Auth state never settles"); a refused sign-in keeps its reason until the next try.
 */
export const authMachine = setup({
  types: {
    context: {} as { identity: Identity | null; refusal: Refusal | null },
    events: {} as AuthEvent,
  },
  actors: {
    watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => sendBack({ type: 'identity.failed' })),
    signIn: fromPromise<Identity, { email: string; password: string }>(() => Promise.reject(new Error('The app provides no signIn'))),
    signInWithGoogle: fromPromise<Identity>(() => Promise.reject(new Error('The app provides no signInWithGoogle'))),
    signOut: fromPromise<void>(() => Promise.reject(new Error('The app provides no signOut'))),
  },
  actions: {
    know: assign((_, { identity }: { identity: Identity | null }) => ({ identity, refusal: null })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
  guards: {
    isSomebody: (_, { identity }: { identity: Identity | null }) => identity !== null,
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'auth',
  context: { identity: null, refusal: null },
  initial: 'restoring',
  on: {
    'identity.changed': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'know', params: ({ event }) => event },
      },
      { target: '.signedOut', actions: { type: 'know', params: { identity: null } } },
    ],
  },
  states: {
    restoring: {
      entry: [stopChild('watch'), spawnChild('watchIdentity', { id: 'watch' })],
      on: { 'identity.failed': 'unsettled' },
      after: { patience: 'unsettled' },
    },
    unsettled: {
      on: { 'auth.retry': 'restoring', 'auth.continueSignedOut': 'signedOut' },
    },
    signedOut: {
      on: { 'auth.signIn': 'signingIn', 'auth.signInWithGoogle': 'signingInWithGoogle' },
    },
    signingIn: {
      on: { 'identity.changed': { guard: ({ event }) => event.identity === null } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) =>
          event.type === 'auth.signIn' ? { email: event.email, password: event.password } : { email: '', password: '' },
        onDone: { target: 'signedIn', actions: { type: 'know', params: ({ event }) => ({ identity: event.output }) } },
        onError: { target: 'refused', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    signingInWithGoogle: {
      on: { 'identity.changed': { guard: ({ event }) => event.identity === null } },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: { target: 'signedIn', actions: { type: 'know', params: ({ event }) => ({ identity: event.output }) } },
        onError: { target: 'refused', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    refused: {
      on: { 'auth.signIn': 'signingIn', 'auth.signInWithGoogle': 'signingInWithGoogle' },
    },
    signedIn: {
      on: { 'auth.signOut': 'signingOut' },
    },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: { type: 'know', params: { identity: null } } },
        onError: { target: 'signedIn', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
  },
});
