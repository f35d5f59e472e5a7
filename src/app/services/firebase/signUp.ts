import { type Auth, deleteUser, updateCurrentUser, updateProfile, type User } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { makeAccount } from './makeAccount.ts';
import { toIdentity } from './toIdentity.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Sessions {
  /** Where the account is made: a session that nobody watches and nothing stores. */
  aside: Auth;
  /** The session of the shop, in all its tabs. */
  main: Auth;
}

/**
 * Makes an account with its name, then signs it in. Firebase makes the account first and takes its name later, without a word to those
 * who watch; made aside, it is seen by this tab and the others when it is whole, or never. What fails half way is taken back; where that
 * fails too, the account stays without its name, and the code is 'sign-up-unfinished'.
 */
export async function signUp({ aside, main }: Sessions, { name, email, password }: SignUpForm): Promise<Identity> {
  try {
    const user = await makeAccount(aside, { email, password });
    return await finish(main, user, name);
  } finally {
    await aside.signOut();
  }
}

async function finish(main: Auth, user: User, name: string): Promise<Identity> {
  try {
    await updateProfile(user, { displayName: name });
    await updateCurrentUser(main, user);
    return toIdentity(user);
  } catch (error) {
    await takeBack(user, error);
    throw error;
  }
}

async function takeBack(user: User, reason: unknown): Promise<void> {
  try {
    await deleteUser(user);
  } catch {
    throw new IdentityError('sign-up-unfinished', toIdentityError(reason).message);
  }
}
