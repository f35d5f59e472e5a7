import { type Auth, GoogleAuthProvider, signInWithPopup, updateCurrentUser } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import { toIdentity } from './toIdentity.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Sessions {
  /** The session that knows how to open Google's window, and may have loaded what that needs. */
  popup: Auth;
  /** The session of the shop, in all its tabs. */
  main: Auth;
}

/**
 * Signs somebody in in Google's window. Nothing is waited for before the SDK is asked for that window: browsers open one only right after
 * a press. Firebase answers a closed window after some ten seconds.
 */
export async function signInWithGoogle({ popup, main }: Sessions): Promise<Identity> {
  const { user } = await signInWithPopup(popup, new GoogleAuthProvider()).catch(refuse);
  await updateCurrentUser(main, user);
  await popup.signOut();
  return toIdentity(user);
}

/** Google's script that does not come is an error of Firebase's own to the SDK, and a lost connection or a blocker to people. */
function refuse(error: unknown): never {
  const { code, message } = toIdentityError(error);
  throw new IdentityError(code === 'internal-error' ? 'google-unreachable' : code, message);
}
