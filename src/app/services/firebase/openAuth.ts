import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, type Dependencies, initializeAuth } from 'firebase/auth';
import type { FirebaseConfiguration } from '../../configuration/configuration.ts';

/** Firebase's own name for the app that is alone; its stored session is found under it. */
export const MAIN = '[DEFAULT]';

/** Opens a session of Firebase under a name of its own. Throws where the configuration cannot be used. */
export function openAuth({ emulator, ...project }: FirebaseConfiguration, name: string, parts: Dependencies): Auth {
  const auth = initializeAuth(initializeApp(project, name), parts);
  // Before it makes its first call: later it may no longer be led elsewhere.
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}
