import type { Identity } from '#contract/entities/identity.ts';
import { createFlowKey, type Flow } from '../../runtime/flow.ts';
import type { SessionSource } from '../../runtime/session.ts';
import type { AuthActor } from './auth.actor.ts';

/** The new user or, if there is none, whether the previous one has signed out. Otherwise their session has expired. */
export type SessionChange = { user: Identity } | { user: null; hasSignedOut: boolean };

/** Signs users in and out. The pages show its actor's state; everything else uses the session. */
export interface AuthFlow extends Flow {
  actor: AuthActor;
  session: SessionSource;
  /** Starts the actor, and calls the listener whenever another user is signed in, or nobody any more. */
  watchUser(listener: (change: SessionChange) => void): void;
}

export const authFlow = createFlowKey<AuthFlow>({ pendingWork: 'sign-in' });
