import type { Identity } from '#contract/entities/identity.ts';
import { createFlowKey, type Flow } from '../../runtime/flow.ts';
import type { SessionSource } from '../../runtime/session.ts';
import type { AuthActor } from './auth.actor.ts';

/** The user of the session, and how it ended if there is none. */
export type UserChange = { user: Identity } | { user: null; hasSignedOut: boolean };

/** Signs users in and out. The pages show its actor's state; everything else uses the session. */
export interface AuthFlow extends Flow {
  actor: AuthActor;
  session: SessionSource;
  /** Starts to watch the identity service, and calls the listener when another user is signed in, or none any more. */
  watchUser(listener: (change: UserChange) => void): void;
}

export const authFlow = createFlowKey<AuthFlow>('sign-in');
