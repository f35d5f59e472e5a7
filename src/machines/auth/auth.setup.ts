import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { type Failure, failureOf } from '../failure.ts';
import { operation } from '../operation.ts';

interface Refusal {
  code: string;
  /** The identity service's message. */
  message: string;
}

interface AuthContext {
  identity: Identity | null;
  refusal: Refusal | null;
  /** The new user, from the submit until the profile is saved or the user continues without it. */
  profile: Pick<SignUpForm, 'name' | 'email'> | null;
  /** Why the profile could not be saved. */
  failure: Failure | null;
}

type IdentityNews = { type: 'identity.changed'; identity: Identity | null } | { type: 'identity.failed' };

export type AuthEvent =
  | IdentityNews
  | { type: 'auth.signIn'; email: string; password: string }
  | ({ type: 'auth.signUp' } & SignUpForm)
  | { type: 'auth.signInWithGoogle' }
  | { type: 'auth.signOut' }
  | { type: 'auth.retry' }
  | { type: 'auth.continueSignedOut' }
  /** The user left the page that shows an error or an unsaved profile. */
  | { type: 'auth.leave' };

const refusalOf = (error: unknown): Refusal =>
  error instanceof IdentityError ? { code: error.code, message: error.message } : { code: 'unknown', message: '' };

/** The setup of the auth machine. The app provides the actors. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
  },
  actors: {
    watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => sendBack({ type: 'identity.failed' })),
    signIn: fromPromise<Identity, { email: string; password: string }>(() => Promise.reject(new Error('The app provides no signIn'))),
    signUp: fromPromise<Identity, SignUpForm>(() => Promise.reject(new Error('The app provides no signUp'))),
    saveUser: operation('saveUser'),
    signInWithGoogle: fromPromise<Identity>(() => Promise.reject(new Error('The app provides no signInWithGoogle'))),
    signOut: fromPromise<void>(() => Promise.reject(new Error('The app provides no signOut'))),
  },
  actions: {
    know: assign((_, { identity }: { identity: Identity | null }) => ({ identity, refusal: null, profile: null, failure: null })),
    begin: assign((_, { name, email }: SignUpForm) => ({ profile: { name, email }, failure: null })),
    /** The account exists; its profile is not saved yet. */
    welcome: assign((_, { identity }: { identity: Identity }) => ({ identity, refusal: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    settle: assign({ profile: null, failure: null }),
    announceSignedUp: () => {},
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
  guards: {
    isSomebody: (_, { identity }: { identity: Identity | null }) => identity !== null,
    /** True for the account being created, which the service may report before it responds. */
    isNewcomer: ({ context }, { identity }: { identity: Identity | null }) =>
      identity !== null && context.profile !== null && sameEmail(identity.email, context.profile.email),
  },
  delays: { timeout: 10_000 },
});
