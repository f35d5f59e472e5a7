import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import type { IdentityService, KeyValueStore } from './ports.ts';

/** Tells if somebody is signed in on this device before the identity service is loaded, which would say who. */
export interface StoredSession {
  exists(): boolean;
  /** Calls the listener when another tab has signed in or out. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Looks for the sandbox's session. Each tab has its own user, whom only the shop and the sandbox's controls change, and no other tab. */
export const sandboxSession = (
  tabStore: Pick<KeyValueStore, 'read'>,
  providers: Promise<{ loadIdentity: () => Promise<Pick<IdentityService, 'watch'>> }>,
): StoredSession => ({
  exists: () => tabStore.read(SANDBOX_SESSION) !== null,
  onChange: (listener) => {
    const watching = providers
      .then(({ loadIdentity }) => loadIdentity())
      .then(
        ({ watch }) => watch(listener),
        () => () => {},
      );
    return () => void watching.then((stop) => stop());
  },
});
