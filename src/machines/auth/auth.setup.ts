import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { type Failure, failureOf } from '../failure.ts';
import { apiCall, unprovided } from '../apiCall.ts';

/** The serializable part of an IdentityError. */
export interface AuthError {
  code: string;
  /** The identity service's own message, or ''. */
  message: string;
}

export interface AuthContext {
  identity: Identity | null;
  /** Why the last sign-in or sign-up failed. */
  authError: AuthError | null;
  /** The profile of a new user, until it is saved or the user continues without it. */
  profile: Pick<SignUpForm, 'name' | 'email'> | null;
  /** Why the profile could not be saved. */
  profileFailure: Failure | null;
  /** True if the backend refuses the user until they have confirmed their email. */
  isUnverified: boolean;
}

type IdentityEvent = { type: 'identity.changed'; identity: Identity | null } | { type: 'identity.failed' };

/** The events of the auth machine. */
export type AuthEvent =
  | IdentityEvent
  /** The identity service was asked whether the user has confirmed their email. */
  | { type: 'email.checked'; isVerified: boolean }
  | { type: 'auth.signIn'; email: string; password: string }
  | ({ type: 'auth.signUp' } & SignUpForm)
  | { type: 'auth.signInWithGoogle' }
  | { type: 'auth.signOut' }
  | { type: 'auth.retry' }
  | { type: 'auth.continueSignedOut' }
  /** The user left the page of a login that is not answered, or one that shows an error or an unsaved profile. */
  | { type: 'auth.leave' };

/** Converts an error; anything but an IdentityError becomes `unknown`. */
export const toAuthError = (error: unknown): AuthError =>
  error instanceof IdentityError ? { code: error.code, message: error.message } : { code: 'unknown', message: '' };

/** The setup of the auth machine. The app provides the actors. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
  },
  actors: {
    watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => sendBack({ type: 'identity.failed' })),
    signIn: fromPromise<Identity, { email: string; password: string }>(unprovided('signIn')),
    signUp: fromPromise<Identity, SignUpForm>(unprovided('signUp')),
    saveUser: apiCall('saveUser'),
    signInWithGoogle: fromPromise<Identity>(unprovided('signInWithGoogle')),
    signOut: fromPromise<void>(unprovided('signOut')),
  },
  actions: {
    assignIdentity: assign((_, { identity }: { identity: Identity | null }) => ({
      identity,
      authError: null,
      profile: null,
      profileFailure: null,
      isUnverified: false,
    })),
    assignVerified: assign((_, { isVerified }: { isVerified: boolean }) => ({ isUnverified: !isVerified })),
    assignProfile: assign((_, { name, email }: SignUpForm) => ({ profile: { name, email }, profileFailure: null })),
    /** Keeps `profile`, which is not saved yet. */
    assignNewIdentity: assign((_, { identity }: { identity: Identity }) => ({ identity, authError: null })),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ profileFailure: failureOf(error) })),
    clearProfile: assign({ profile: null, profileFailure: null }),
    /** Implemented by the app. */
    announceSignedUp: () => {},
    /** Implemented by the app. Sends the email with the link, and says so. */
    announceUnverified: () => {},
    /** Implemented by the app. */
    announceSignOutFailed: (_, _failed: { error: AuthError }) => {},
    assignError: assign((_, { error }: { error: unknown }) => ({ authError: toAuthError(error) })),
  },
  guards: {
    isUnverified: ({ context }) => context.isUnverified,
    wasSavingProfile: ({ context }) => context.profile !== null && context.profileFailure === null,
    hasUnsavedProfile: ({ context }) => context.profile !== null,
    isSignedIn: (_, { identity }: { identity: Identity | null }) => identity !== null,
    /** True for the account that is being created. The identity service may report it before it responds to the sign-up. */
    isNewUser: ({ context }, { identity }: { identity: Identity | null }) =>
      identity !== null && context.profile !== null && sameEmail(identity.email, context.profile.email),
  },
  delays: { timeout: 10_000 },
});
