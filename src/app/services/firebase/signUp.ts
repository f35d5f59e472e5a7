import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  updateCurrentUser,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { IdentityError } from '#contract/identityError.ts';
import { toIdentity, toIdentityError } from './toIdentity.ts';

interface Sessions {
  /** The session of the secondary app, where the account is created: it has no listeners and is not stored. */
  secondaryAuth: Auth;
  /** The shop's session, shared by all tabs. */
  main: Auth;
}

/**
 * Creates an account with its name, then signs it in. Firebase creates the account first and sets its name later, without notifying
 * listeners. The account is therefore created in a secondary app, so that the tabs of the shop see it only when it is complete. If a step
 * fails, the account is deleted. If that fails too, it stays without its name, and the code is 'sign-up-unfinished'.
 */
export async function signUp({ secondaryAuth, main }: Sessions, { name, email, password }: SignUpForm): Promise<Identity> {
  try {
    const user = await createAccount(secondaryAuth, { email, password });
    return await completeAccount(main, user, name);
  } finally {
    await secondaryAuth.signOut();
  }
}

async function completeAccount(main: Auth, user: User, name: string): Promise<Identity> {
  try {
    await updateProfile(user, { displayName: name });
    await updateCurrentUser(main, user);
    return toIdentity(user);
  } catch (error) {
    await deleteIncomplete(user, error);
    throw error;
  }
}

async function deleteIncomplete(user: User, reason: unknown): Promise<void> {
  try {
    await deleteUser(user);
  } catch {
    throw new IdentityError('sign-up-unfinished', toIdentityError(reason).message);
  }
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates an account, still without its name. If no response arrived, the account may exist anyway, so this signs in with its password.
 * Rejects with Firebase's error if no account was created, or if that is unknown.
 */
async function createAccount(secondaryAuth: Auth, { email, password }: Credentials): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(secondaryAuth, email, password)).user;
  } catch (error) {
    const created = toIdentityError(error).code === 'network-request-failed' ? await findCreated(secondaryAuth, { email, password }) : null;
    if (created === null) throw error;
    return created;
  }
}

/**
 * Finds an account that was created although no response arrived. Null if there is none, or if it existed before and is not ours to
 * complete.
 */
async function findCreated(secondaryAuth: Auth, { email, password }: Credentials): Promise<User | null> {
  // Ignore why the sign-in failed: the user sees the error of the first call.
  const found = await signInWithEmailAndPassword(secondaryAuth, email, password).catch(() => null);
  if (found === null) return null;
  const { authTime } = await found.user.getIdTokenResult();
  return isNewAccount(found.user, authTime) ? found.user : null;
}

/** Milliseconds. The SDK gives up on each of the two calls after 30 seconds; the rest allows for a slow service. */
const NEW_ACCOUNT_AGE = 120_000;

/**
 * True if this sign-up created the account: it has no name and is at most two minutes older than the sign-in.
 * @param signedInAt the sign-in time by the service's clock, because the local clock may be wrong
 */
export const isNewAccount = ({ displayName, metadata }: Pick<User, 'displayName' | 'metadata'>, signedInAt: string): boolean =>
  (displayName ?? '') === '' && Date.parse(signedInAt) - Date.parse(metadata.creationTime ?? '') <= NEW_ACCOUNT_AGE;
