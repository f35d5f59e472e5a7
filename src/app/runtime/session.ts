import type { ReactNode } from 'react';
import type { Identity } from '#contract/entities/identity.ts';

/**
 * The session as the pages see it. `checking`: not known yet; `unsettled`: it cannot be determined
 * (docs/product-rules.md#auth-state-never-settles).
 */
export type Session =
  | { state: 'checking' }
  | { state: 'unsettled' }
  | { state: 'signedOut' }
  | {
      state: 'signedIn';
      identity: Identity;
      /** Takes the place of every page for signed-in users while the backend refuses this one. @default none */
      obstacle?: ReactNode;
    };

/** The source of the session, and the ways to change it. */
export interface SessionSource {
  /** Returns the same object until the session changes. */
  read(): Session;
  /** Calls the listener when the session may have changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Tries again to determine an unsettled session. */
  retry(): void;
  /** Continues signed out if the session is unsettled. */
  continueSignedOut(): void;
  signOut(): void;
}
