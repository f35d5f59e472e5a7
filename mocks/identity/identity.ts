import * as v from 'valibot';
import type { Identity } from '#contract/entities/identity.ts';
import { Email } from '#contract/forms/email.ts';
import { PASSWORD_MINIMUM } from '#contract/forms/login.ts';
import { IdentityError } from '#contract/identityError.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import type { KeyValueStore, IdentityService } from '#app/services/ports.ts';
import type { World } from '../store/world.ts';
import { randomHex } from '../randomHex.ts';
import { type Account, digestOf } from './account.ts';
import { issueIdToken } from './tokens.ts';

/** An account of the demo data. Without a password, it can sign in only through the Google account chooser. */
export interface SeededAccount extends Identity {
  password?: string | undefined;
}

export interface SandboxIdentityOptions {
  accounts: readonly SeededAccount[];
  /** Stores the accounts that users create. */
  world: Pick<World, 'read' | 'write' | 'watch'>;
  /** Stores the signed-in user. The sandbox uses the tab's store, so that two tabs can have different users. */
  store: KeyValueStore;
  /** Lets the user choose a Google account. Resolves with null if they cancel. */
  chooseAccount: (people: readonly Identity[]) => Promise<Identity | null>;
}

/** The sandbox's identity service. It also changes the user without a password, as if another tab had signed in. */
export interface SandboxIdentity extends IdentityService {
  /** Rejects if there is no such account. */
  signInAs: (email: string) => Promise<void>;
}

const identityOf = ({ email, displayName, photoURL }: Identity): Identity => ({ email, displayName, photoURL });

/** A fake identity service with Firebase's error codes. It does not reveal whether the email or the password was wrong. */
export function createSandboxIdentity({ accounts, world, store, chooseAccount }: SandboxIdentityOptions): SandboxIdentity {
  const listeners = new Set<(identity: Identity | null) => void>();
  let changeCount = 0;
  const findSeeded = (email: string) => accounts.find((account) => sameEmail(account.email, email));
  const findCreated = (email: string): Promise<Account | undefined> => world.read((view) => view.byEmail('accounts', email)[0]);

  async function current(): Promise<Identity | null> {
    const email = store.read(SANDBOX_SESSION);
    if (email === null) return null;
    const account = findSeeded(email) ?? (await findCreated(email));
    return account === undefined ? null : identityOf(account);
  }

  function setIdentity(identity: Identity | null): void {
    changeCount += 1;
    if (identity === null) store.remove(SANDBOX_SESSION);
    else store.write(SANDBOX_SESSION, identity.email);
    for (const listener of listeners) listener(identity);
  }

  function enter(identity: Identity): Identity {
    setIdentity(identity);
    return identity;
  }

  /** Resolves with the account's identity, or with null if the email or the password is wrong. */
  async function verifyCredentials(email: string, password: string): Promise<Identity | null> {
    const seeded = findSeeded(email);
    if (seeded !== undefined) return seeded.password === password ? identityOf(seeded) : null;
    const created = await findCreated(email);
    return created !== undefined && created.digest === (await digestOf(password, created.salt)) ? identityOf(created) : null;
  }

  // A reset, here or in another tab, deletes created accounts, so sign out if this tab uses one.
  world.watch(() => {
    const before = changeCount;
    if (store.read(SANDBOX_SESSION) !== null)
      void current().then((identity) => identity === null && before === changeCount && setIdentity(null));
  });

  return {
    watch: (listener) => {
      listeners.add(listener);
      const before = changeCount;
      void current().then((identity) => listeners.has(listener) && before === changeCount && listener(identity));
      return () => void listeners.delete(listener);
    },
    signIn: async ({ email, password }) => {
      const identity = await verifyCredentials(email, password);
      if (identity === null) throw new IdentityError('invalid-credential', 'The supplied auth credential is incorrect.');
      return enter(identity);
    },
    signUp: async ({ name, email, password }) => {
      if (!v.is(Email, email)) throw new IdentityError('invalid-email', 'The email address is badly formatted.');
      if (password.length < PASSWORD_MINIMUM) throw new IdentityError('weak-password', 'Password should be at least 6 characters.');
      const salt = randomHex();
      const digest = await digestOf(password, salt);
      const account = await world.write((transaction) => {
        const isTaken = findSeeded(email) !== undefined || transaction.byEmail('accounts', email).length > 0;
        if (isTaken) throw new IdentityError('email-already-in-use', 'The email address is already in use by another account.');
        const created: Account = { _id: transaction.newId(), email, displayName: name, photoURL: '', salt, digest };
        transaction.put('accounts', created);
        return created;
      });
      return enter(identityOf(account));
    },
    signInWithGoogle: async () => {
      const chosen = await chooseAccount(accounts.map((account) => identityOf(account)));
      if (chosen === null) throw new IdentityError('popup-closed-by-user', 'The popup was closed before signing in.');
      return enter(identityOf(chosen));
    },
    signInAs: async (email) => {
      const account = findSeeded(email) ?? (await findCreated(email));
      if (account === undefined) throw new IdentityError('invalid-credential', `There is no account of ${email}.`);
      setIdentity(identityOf(account));
    },
    signOut: async () => setIdentity(null),
    getIdToken: async (email) => {
      const identity = await current();
      return identity !== null && sameEmail(identity.email, email) ? issueIdToken(identity.email) : undefined;
    },
  };
}
