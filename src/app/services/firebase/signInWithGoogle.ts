import { type Auth, GoogleAuthProvider, signInWithPopup, updateCurrentUser } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import { toIdentity } from './toIdentity.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Sessions {
  /** The session that can open Google's window. It may already have loaded the script for it. */
  popup: Auth;
  /** The shop's session, shared by all tabs. */
  main: Auth;
}

/**
 * Signs the user in with Google's window. Awaits nothing before it calls the SDK, because browsers only open a popup right after a click.
 * Firebase reports a closed window after about ten seconds.
 */
export async function signInWithGoogle({ popup, main }: Sessions): Promise<Identity> {
  const { user } = await signInWithPopup(popup, new GoogleAuthProvider()).catch(refuse);
  await updateCurrentUser(main, user);
  await popup.signOut();
  return toIdentity(user);
}

/** If Google's script does not load, the SDK reports an internal error. To the user that is a lost connection or an ad blocker. */
function refuse(error: unknown): never {
  const { code, message } = toIdentityError(error);
  throw new IdentityError(code === 'internal-error' ? 'google-unreachable' : code, message);
}
