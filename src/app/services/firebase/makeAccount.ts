import { type Auth, createUserWithEmailAndPassword, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { isJustMade } from './isJustMade.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Makes an account, still without its name. Where no answer came, the account may be there all the same: then its own password opens
 * it. Rejects with Firebase's error where no account was made, or nobody can tell.
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

/** The account that was made without an answer; null where there is none, or where it was there before: that one is nobody's to finish. */
async function findMade(aside: Auth, { email, password }: Credentials): Promise<User | null> {
  // Refused or unanswered, it tells no more than that the first call was not answered, which is what the person hears.
  const found = await signInWithEmailAndPassword(aside, email, password).catch(() => null);
  if (found === null) return null;
  const { authTime } = await found.user.getIdTokenResult();
  return isJustMade(found.user, authTime) ? found.user : null;
}
