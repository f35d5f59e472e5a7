import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import type { KeyValueStore } from './ports.ts';

/** Tells if somebody is signed in on this device before the identity service is loaded, which would say who. */
export interface StoredSession {
  exists(): boolean;
  /** Calls the listener when another tab has signed in or out. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Looks for the sandbox's session. Each tab has its own user, so no other tab changes it. */
export const sandboxSession = (tabStore: Pick<KeyValueStore, 'read'>): StoredSession => ({
  exists: () => tabStore.read(SANDBOX_SESSION) !== null,
  onChange: () => () => {},
});
