import type { StoredSession } from '../storedSession.ts';

/**
 * How the key of Firebase's session begins: `firebase:authUser:<API key>:<app name>`
 * (https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/persistence_user_manager.ts).
 */
export const FIREBASE_SESSION = 'firebase:authUser:';

/**
 * Looks for the session that Firebase keeps in localStorage (`browserLocalPersistence`, openIdentity.ts), so that visitors who are not
 * signed in do not load Firebase.
 */
export function firebaseSession(
  open: () => Pick<Storage, 'length' | 'key'>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): StoredSession {
  const isSession = (key: string | null) => key?.startsWith(FIREBASE_SESSION) === true;
  return {
    exists: () => {
      try {
        const storage = open();
        return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(isSession);
      } catch {
        // Without storage, Firebase keeps no session either.
        return false;
      }
    },
    onChange: (listener) => {
      const onStorage = (event: Event) => {
        if (isSession((event as StorageEvent).key)) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
