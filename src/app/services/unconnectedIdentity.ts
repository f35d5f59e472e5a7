import { IdentityError } from '#contract/identityError.ts';
import type { IdentityService } from './ports.ts';

const refuse = () => Promise.reject(new IdentityError('not-connected', 'Sign-in is not connected in this build yet.'));

/** Live mode before Firebase is wired to it: everybody is a visitor, and signing in says why it cannot be. */
export const unconnectedIdentity: IdentityService = {
  watch(listener) {
    const timer = setTimeout(() => listener(null));
    return () => clearTimeout(timer);
  },
  signIn: refuse,
  signUp: refuse,
  signInWithGoogle: refuse,
  signOut: () => Promise.resolve(),
};
