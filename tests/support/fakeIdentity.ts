import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import type { IdentityService } from '#app/services/ports.ts';

export const sam: Identity = { email: 'sam@example.com', displayName: 'Sam', photoURL: '' };
export const ines: Identity = { email: 'ines+shop@example.com', displayName: 'Inês', photoURL: '' };

const reject = () => Promise.reject(new IdentityError('invalid-credential', 'no'));

/** A fake identity service. It reports users only through `emit`, and rejects every sign-in unless `replies` overrides it. */
export function fakeIdentity(replies: Partial<IdentityService> = {}) {
  const listeners = new Set<(identity: Identity | null) => void>();
  const service: IdentityService = {
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: reject,
    signUp: reject,
    signInWithGoogle: reject,
    signOut: () => Promise.resolve(),
    getIdToken: async (email) => `ID token of ${email}`,
    ...replies,
  };
  return {
    service,
    emit: (identity: Identity | null) => {
      for (const listener of listeners) listener(identity);
    },
    listenerCount: () => listeners.size,
  };
}
