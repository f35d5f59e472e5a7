import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, type Dependencies, initializeAuth } from 'firebase/auth';

/** Which project of Firebase the shop belongs to. None of it is a secret: every browser is told. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** Address of an emulator, 'http://127.0.0.1:9099', which stands in for the service; null: the service itself. */
  emulator: string | null;
}

/** Firebase's own name for the app that is alone; its stored session is found under it. */
export const MAIN = '[DEFAULT]';

/** Opens a session of Firebase under a name of its own. Throws where the settings cannot be used. */
export function openAuth({ emulator, ...project }: FirebaseSettings, name: string, parts: Dependencies): Auth {
  const auth = initializeAuth(initializeApp(project, name), parts);
  // Before it makes its first call: later it may no longer be led elsewhere.
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}
