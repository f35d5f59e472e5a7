import type { Auth } from 'firebase/auth';
import { sameEmail } from '#contract/sameEmail.ts';

/** The part of a Firebase session that an ID token comes from. */
interface Session {
  currentUser: Pick<NonNullable<Auth['currentUser']>, 'email' | 'getIdToken'> | null;
}

/**
 * Resolves with the ID token of the signed-in user; undefined unless the user has this email. The SDK keeps the token, and renews it shortly
 * before it expires. It is not renewed on each call: that would be one more request at every start of the shop.
 */
export async function getIdToken({ currentUser }: Session, email: string): Promise<string | undefined> {
  return currentUser !== null && sameEmail(currentUser.email ?? '', email) ? currentUser.getIdToken() : undefined;
}
