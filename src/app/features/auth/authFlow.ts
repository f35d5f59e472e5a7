import type { Actor } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { Flow, FlowKey } from '../../runtime/flow.ts';
import type { SessionSource } from '../../runtime/session.ts';
import type { EmailVerification } from './verifyEmail/emailVerification.ts';

/** The new user or, without one, whether the previous user signed out. If not, their session has expired. */
export type SessionChange = { user: Identity } | { user: null; hasSignedOut: boolean };

/** Signs users in and out. The pages show its actor's state; everything else uses the session. */
export interface AuthFlow extends Flow {
  actor: Actor<typeof authMachine>;
  session: SessionSource;
  verification: EmailVerification;
  /** Starts the actor, and calls the listener whenever the signed-in user changes. */
  watchUser(listener: (change: SessionChange) => void): void;
}

/** The key of the auth flow. */
export const authFlow: FlowKey<AuthFlow> = { pendingWork: 'sign-in' };
