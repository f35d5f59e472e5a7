import { type Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import type { Drawer, IdentityService } from '#app/services/ports.ts';
import { sameEmail } from './access.ts';

/** What the identity stand-in knows of a person. Without a password they come in through the chooser alone. */
export interface Account extends Identity {
  password?: string | undefined;
}

export interface SandboxIdentityOptions {
  accounts: readonly Account[];
  /** Remembers who is signed in: in the sandbox the tab's own, so that two people can sit side by side. */
  drawer: Drawer;
  /** Lets somebody choose who to be at Google; null when they turn away. */
  choose: (people: readonly Identity[]) => Promise<Identity | null>;
}

const KEY = 'sandbox signed in';

const identityOf = ({ email, displayName, photoURL }: Identity): Identity => ({ email, displayName, photoURL });

/** Stands in for the identity service, with its codes and its manners: nobody learns which of the two was wrong. */
export function createSandboxIdentity({ accounts, drawer, choose }: SandboxIdentityOptions): IdentityService {
  const listeners = new Set<(identity: Identity | null) => void>();
  const find = (email: string) => accounts.find((account) => sameEmail(account.email, email));

  function current(): Identity | null {
    const account = find(drawer.read(KEY) ?? '');
    return account === undefined ? null : identityOf(account);
  }

  function change(identity: Identity | null): void {
    if (identity === null) drawer.remove(KEY);
    else drawer.write(KEY, identity.email);
    for (const listener of listeners) listener(identity);
  }

  function enter(identity: Identity): Identity {
    change(identity);
    return identity;
  }

  return {
    watch: (listener) => {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(current());
      });
      return () => void listeners.delete(listener);
    },
    signIn: async ({ email, password }) => {
      const account = find(email);
      if (account?.password === undefined || account.password !== password)
        throw new IdentityError('invalid-credential', 'The supplied auth credential is incorrect.');
      return enter(identityOf(account));
    },
    signInWithGoogle: async () => {
      const chosen = await choose(accounts.map((account) => identityOf(account)));
      if (chosen === null) throw new IdentityError('popup-closed-by-user', 'The popup was closed before signing in.');
      return enter(identityOf(chosen));
    },
    signOut: async () => change(null),
  };
}
