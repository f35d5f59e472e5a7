import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, type Dependencies, initializeAuth } from 'firebase/auth';
import type { FirebaseConfiguration } from '../configuration/configuration.ts';

/** Firebase's own name for the default app. Its stored session is found under this name. */
export const MAIN = '[DEFAULT]';

/** Opens a Firebase session under a name of its own. Throws if the configuration is unusable. */
export function openAuth({ emulator, ...project }: FirebaseConfiguration, name: string, parts: Dependencies): Auth {
  const auth = initializeAuth(initializeApp(project, name), parts);
  // Firebase accepts the emulator only before the first call.
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}
