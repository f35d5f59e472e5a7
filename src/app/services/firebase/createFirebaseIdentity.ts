import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { FirebaseConfiguration } from '../configuration/configuration.ts';
import type { IdentityService } from '../ports.ts';
import { MAIN, openAuth } from './openAuth.ts';
import { sendPasswordReset } from './sendPasswordReset.ts';
import { signInWithGoogle } from './signInWithGoogle.ts';
import { signUp } from './signUp.ts';
import { toIdentity } from './toIdentity.ts';
import { answered } from './toIdentityError.ts';

/**
 * Firebase as the identity service (docs/spec.md#product). Its SDK keeps the session in localStorage, for all tabs, until the user signs
 * out; the shop stores none of it. The main session has no popup resolver: in some browsers the resolver loads Google's script at once, so
 * every page would load it. Throws a Firebase error if the configuration is unusable.
 */
export function createFirebaseIdentity(configuration: FirebaseConfiguration): IdentityService {
  const main = openAuth(configuration, MAIN, { persistence: browserLocalPersistence });
  let aside: Auth | undefined;
  let popup: Auth | undefined;
  const openAside = () => (aside ??= openAuth(configuration, 'sign-up', { persistence: inMemoryPersistence }));
  const openPopup = () =>
    (popup ??= openAuth(configuration, 'google', {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    }));
  return {
    watch: (listener) => onAuthStateChanged(main, (user) => listener(user === null ? null : toIdentity(user))),
    signIn: async ({ email, password }) => toIdentity((await answered(signInWithEmailAndPassword(main, email, password))).user),
    signUp: (form) => answered(signUp({ aside: openAside(), main }, form)),
    prepareGoogle: () => void openPopup(),
    signInWithGoogle: () => answered(signInWithGoogle({ popup: openPopup(), main })),
    signOut: () => answered(main.signOut()),
    sendPasswordReset: (email) => sendPasswordReset(main, email),
  };
}
