import { type Auth, createUserWithEmailAndPassword, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { isJustMade } from './isJustMade.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates an account, still without its name. If no response arrived, the account may exist anyway, so this signs in with its password.
 * Rejects with Firebase's error if no account was created, or if that is unknown.
 */
export async function makeAccount(aside: Auth, { email, password }: Credentials): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(aside, email, password)).user;
  } catch (error) {
    const made = toIdentityError(error).code === 'network-request-failed' ? await findMade(aside, { email, password }) : null;
    if (made === null) throw error;
    return made;
  }
}

/**
 * Finds an account that was created although no response arrived. Null if there is none, or if it existed before and is not ours to
 * complete.
 */
async function findMade(aside: Auth, { email, password }: Credentials): Promise<User | null> {
  // A failed sign-in adds nothing: the user is shown that the first call got no response.
  const found = await signInWithEmailAndPassword(aside, email, password).catch(() => null);
  if (found === null) return null;
  const { authTime } = await found.user.getIdTokenResult();
  return isJustMade(found.user, authTime) ? found.user : null;
}
