import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { SIGNED_UP } from '#contract/texts.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { type AuthEvent, toAuthError } from '#machines/auth/auth.setup.ts';
import { identitySentence } from '../../messages/identitySentences.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import type { Session } from '../../runtime/session.ts';
import type { AccessToken } from '../../services/accessToken.ts';
import { type AuthFlow, authFlow } from './authFlow.ts';
import { ensureUserRecord, PROFILE_CHANGED } from './ensureUserRecord.ts';
import { createEmailVerification, type EmailVerification, UNSENT } from './verifyEmail/emailVerification.ts';
import { verifyEmail } from './verifyEmail/verifyEmail.tsx';

const NOT_SIGNED_OUT = 'Signing out failed. Please try again.';

/** Creates the actor that signs users in and out. The identity service may still be loading. */
function createAuthActor(context: FlowContext, verification: EmailVerification) {
  const loadIdentity = async () => (await context.providers).loadIdentity();
  return createActor(
    authMachine.provide({
      actors: {
        watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => {
          let stop = () => {};
          let isStopped = false;
          loadIdentity().then(
            (service) => {
              if (!isStopped) stop = service.watch((person) => sendBack({ type: 'identity.changed', identity: person }));
            },
            () => sendBack({ type: 'identity.failed' }),
          );
          return () => {
            isStopped = true;
            stop();
          };
        }),
        signIn: fromPromise<Identity, { email: string; password: string }>(async ({ input }) => (await loadIdentity()).signIn(input)),
        signUp: fromPromise<Identity, SignUpForm>(async ({ input }) => (await loadIdentity()).signUp(input)),
        saveUser: fromPromise(async ({ input, signal }) => {
          // Subscribers see the new user only after this actor starts. Wait, so that they request the access token first.
          await Promise.resolve();
          if (await verification.isMissing()) throw new IdentityError('unverified-email', '');
          return context.api.saveUser(input, { signal });
        }),
        signInWithGoogle: fromPromise<Identity>(async () => (await loadIdentity()).signInWithGoogle()),
        signOut: fromPromise<void>(async () => (await loadIdentity()).signOut()),
      },
      actions: {
        announceSignedUp: () => {
          context.toasts.add({ tone: 'good', text: SIGNED_UP });
          broadcastChange(context, PROFILE_CHANGED);
        },
        announceUnverified: ({ context: { identity } }) =>
          void verification.send().then(
            () =>
              context.toasts.add({
                tone: 'good',
                text: `Welcome! We have sent a link to ${identity?.email}. Open it to confirm your email.`,
              }),
            (error: unknown) =>
              context.toasts.add({
                tone: 'critical',
                text: `Your account is ready, but not confirmed yet. ${identitySentence(toAuthError(error), UNSENT)}`,
              }),
          ),
        announceSignOutFailed: (_, { error }) =>
          context.toasts.add({ tone: 'critical', text: `You are still signed in. ${identitySentence(error, NOT_SIGNED_OUT)}` }),
      },
    }),
    actorOptions(context),
  );
}

const signedOut: Session = { state: 'signedOut' };

/** Converts the auth machine's state to a session. */
export function toSession({ value, context: { identity, isUnverified } }: SnapshotFrom<typeof authMachine>): Session {
  switch (value) {
    case 'restoring':
      return { state: 'checking' };
    case 'unsettled':
      return { state: 'unsettled' };
    case 'signedOut':
    case 'signingIn':
    case 'signingInWithGoogle':
    case 'signingUp':
    case 'refused':
      return signedOut;
    case 'savingProfile':
    case 'profileUnsaved':
    case 'signedIn':
    case 'signingOut':
      return identity === null ? signedOut : { state: 'signedIn', identity, ...(isUnverified && { obstacle: verifyEmail }) };
    default:
      return value satisfies never;
  }
}

/** Creates the auth flow. Its actor starts when `watchUser` is called. */
export function createAuthFlow(context: FlowContext, token: AccessToken): AuthFlow {
  const verification = createEmailVerification(context, {
    token,
    onChecked: (isVerified) => {
      actor.send({ type: 'email.checked', isVerified });
      if (!isVerified) return;
      ensureRecord();
      void context.queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  });
  const actor = createAuthActor(context, verification);
  let ensureRecord = () => {};
  let cached: { snapshot: unknown; session: Session } | null = null;
  return {
    key: authFlow,
    actor,
    verification,
    session: {
      read: () => {
        const snapshot = actor.getSnapshot();
        if (cached?.snapshot !== snapshot) cached = { snapshot, session: toSession(snapshot) };
        return cached.session;
      },
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      retry: () => actor.send({ type: 'auth.retry' }),
      continueSignedOut: () => actor.send({ type: 'auth.continueSignedOut' }),
      signOut: () => actor.send({ type: 'auth.signOut' }),
    },
    watchUser: (listener) => {
      let email: string | null = null;
      let previousState: unknown = null;
      actor.subscribe(({ value, context: { identity } }) => {
        const hasSignedOut = previousState === 'signingOut';
        previousState = value;
        if ((identity?.email ?? null) === email) return;
        email = identity?.email ?? null;
        listener(identity === null ? { user: null, hasSignedOut } : { user: identity });
      });
      actor.start();
    },
    hasPendingWork: () => false,
    resumeUser: (identity, signal) => {
      ensureRecord = () => {
        // Sign-up saves the profile itself, and shows its own error.
        if (actor.getSnapshot().value === 'signedIn') void ensureUserRecord(context, identity, signal);
      };
      ensureRecord();
    },
    resetUser: () => verification.reset(),
  };
}
