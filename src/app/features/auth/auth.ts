import type { FlowContext } from '../../runtime/flow.ts';
import type { Session } from '../../runtime/session.ts';
import { createAuthActor } from './auth.actor.ts';
import { type AuthFlow, authFlow } from './authFlow.ts';
import { ensureUserRecord } from './ensureUserRecord.ts';
import { toSession } from './toSession.ts';

/** Creates the auth flow. Its actor starts when `watchUser` is called. */
export function createAuth(context: FlowContext): AuthFlow {
  const actor = createAuthActor(context);
  let cached: { snapshot: unknown; session: Session } | null = null;
  return {
    key: authFlow,
    actor,
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
      // Sign-up saves the profile itself, and shows its own error.
      if (actor.getSnapshot().value === 'signedIn') void ensureUserRecord(context, identity, signal);
    },
    resetUser: () => {},
  };
}
