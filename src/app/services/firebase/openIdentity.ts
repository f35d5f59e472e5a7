import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  type Dependencies,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateCurrentUser,
  type User,
} from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { IdentityError } from '#contract/identityError.ts';
import type { FirebaseConfiguration } from '../configuration/configuration.ts';
import type { IdentityService } from '../ports.ts';
import { signUp } from './signUp.ts';
import { MAIN_APP } from './storedSession.ts';
import { withIdentityErrors, toIdentity, toIdentityError } from './toIdentity.ts';

/** Opens the identity service of this build. */
export const openIdentity = (): IdentityService => createFirebaseIdentity(CONFIGURATION.firebase);

/**
 * Creates the identity service with Firebase (docs/spec.md#product). Its SDK keeps the session in localStorage, for all tabs, until the
 * user signs out; the shop stores none of it. The main session has no popup resolver: in some browsers the resolver loads Google's script
 * at once, so every page would load it. Throws a Firebase error if the configuration is unusable.
 */
function createFirebaseIdentity(configuration: FirebaseConfiguration): IdentityService {
  const main = openAuth(configuration, MAIN_APP, { persistence: browserLocalPersistence });
  // From storage events Firebase knows what other tabs do. A page that Back shows as it was left has missed them.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.dispatchEvent(new StorageEvent('storage')));
  let secondaryAuth: Auth | undefined;
  let popup: Auth | undefined;
  const openSecondaryAuth = () => (secondaryAuth ??= openAuth(configuration, 'sign-up', { persistence: inMemoryPersistence }));
  const openPopup = () =>
    (popup ??= openAuth(configuration, 'google', {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    }));
  return {
    watch: (listener) => onAuthStateChanged(main, (user) => listener(user === null ? null : toIdentity(user))),
    signIn: async ({ email, password }) => toIdentity((await withIdentityErrors(signInWithEmailAndPassword(main, email, password))).user),
    signUp: (form) => withIdentityErrors(signUp({ secondaryAuth: openSecondaryAuth(), main }, form)),
    prepareGoogle: () => void openPopup(),
    signInWithGoogle: () => withIdentityErrors(signInWithGoogle({ popup: openPopup(), main })),
    signOut: () => withIdentityErrors(main.signOut()),
    getIdToken: (email) => withIdentityErrors(getIdToken(main, email)),
    sendPasswordReset: (email) => sendPasswordReset(main, email),
    // Without a login proof, the backend cannot know whether an email is confirmed.
    ...(CONFIGURATION.loginProof && {
      checkEmail: async () => withIdentityErrors(checkEmail(userOf(main))),
      sendVerification: async () => withIdentityErrors(sendVerification(userOf(main))),
    }),
  };
}

/** Returns the signed-in user. Throws an IdentityError if there is none. */
function userOf({ currentUser }: Auth): User {
  if (currentUser === null) throw new IdentityError('user-token-expired', '');
  return currentUser;
}

/** Sends the email. Its page leads back to the shop, whose domain must be authorized for that (docs/deploy.md#2-sign-in-firebase). */
const sendVerification = (user: User) =>
  sendEmailVerification(user, { url: new URL(import.meta.env.BASE_URL, window.location.origin).href });

/** Asks Firebase again, because the user may have confirmed the email on another device. The old ID token would not say so for an hour. */
async function checkEmail(user: User): Promise<boolean> {
  await reload(user);
  if (user.emailVerified) await user.getIdToken(true);
  return user.emailVerified;
}

/** Opens a Firebase session under a name of its own. Throws if the configuration is unusable. */
function openAuth({ emulator, ...project }: FirebaseConfiguration, name: string, parts: Dependencies): Auth {
  const auth = initializeAuth(initializeApp(project, name), parts);
  // Firebase accepts the emulator only before the first call.
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

interface Sessions {
  /** The session that can open Google's window. It may already have loaded the script for it. */
  popup: Auth;
  /** The shop's session, shared by all tabs. */
  main: Auth;
}

/**
 * Signs the user in with Google's window. Awaits nothing before it calls the SDK, because browsers open a popup only right after a click.
 * Firebase reports a closed window after about ten seconds.
 */
async function signInWithGoogle({ popup, main }: Sessions): Promise<Identity> {
  const { user } = await signInWithPopup(popup, new GoogleAuthProvider()).catch(rethrowPopupError);
  await updateCurrentUser(main, user);
  await popup.signOut();
  return toIdentity(user);
}

/**
 * Converts an error of Google's window. The SDK reports an internal error if Google's script does not load, which is a lost connection or
 * an ad blocker to the user.
 */
function rethrowPopupError(error: unknown): never {
  const { code, message } = toIdentityError(error);
  throw new IdentityError(code === 'internal-error' ? 'google-unreachable' : code, message);
}

/** The codes that would reveal who has an account. Older Firebase projects return them; they are not passed on. */
const REVEALING_CODES = ['user-not-found', 'user-disabled'];

/** Sends the password-reset email, or silently does nothing if the address has no active account. */
async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    const identityError = toIdentityError(error);
    if (!REVEALING_CODES.includes(identityError.code)) throw identityError;
  }
}

/** The part of a Firebase session that an ID token comes from. */
interface TokenSession {
  currentUser: Pick<NonNullable<Auth['currentUser']>, 'email' | 'getIdToken'> | null;
}

/**
 * Resolves with the ID token of the signed-in user; undefined unless the user has this email. The SDK keeps the token, and renews it shortly
 * before it expires. It is not renewed on each call: that would be one more request at every start of the shop.
 */
export async function getIdToken({ currentUser }: TokenSession, email: string): Promise<string | undefined> {
  return currentUser !== null && sameEmail(currentUser.email ?? '', email) ? currentUser.getIdToken() : undefined;
}
