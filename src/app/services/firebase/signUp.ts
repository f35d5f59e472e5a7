import { type Auth, deleteUser, updateCurrentUser, updateProfile, type User } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { makeAccount } from './makeAccount.ts';
import { toIdentity } from './toIdentity.ts';
import { toIdentityError } from './toIdentityError.ts';

interface Sessions {
  /** The session of the secondary app, where the account is created: it has no listeners and is not stored. */
  aside: Auth;
  /** The shop's session, shared by all tabs. */
  main: Auth;
}

/**
 * Creates an account with its name, then signs it in. Firebase creates the account first and sets its name later, without notifying
 * listeners. Because a secondary app creates it, the tabs of the shop see the account only when it is complete. If a step fails, the
 * account is deleted; if that fails too, it stays without its name, and the code is 'sign-up-unfinished'.
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
