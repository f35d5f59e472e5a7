import type { StoredSession } from '../storedSession.ts';

/** Firebase's own name for the default app, under which it stores the session. */
export const MAIN_APP = '[DEFAULT]';

/**
 * The key of Firebase's session
 * (https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/persistence_user_manager.ts). Another project
 * on the same origin has another one.
 */
export const firebaseSessionKey = (apiKey: string): string => `firebase:authUser:${apiKey}:${MAIN_APP}`;

/**
 * Looks for the session that Firebase keeps in localStorage (`browserLocalPersistence`, openIdentity.ts), so that visitors who are not
 * signed in do not load Firebase.
 * @param key of the session
 */
export function firebaseSession(
  key: string,
  open: () => Pick<Storage, 'getItem'>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): StoredSession {
  return {
    exists: () => {
      try {
        return open().getItem(key) !== null;
      } catch {
        // Without storage, Firebase keeps no session either.
        return false;
      }
    },
    onChange: (listener) => {
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === key) listener();
      };
      page.addEventListener('storage', onStorage);
      // A page that Back shows as it was left has missed the event.
      page.addEventListener('pageshow', listener);
      return () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', listener);
      };
    },
  };
}
