import { type Auth, sendPasswordResetEmail } from 'firebase/auth';
import { toIdentityError } from './toIdentityError.ts';

/**
 * Codes that older Firebase projects return and newer ones do not. They are not passed on, because nobody may find out who has an account.
 */
const TELLTALE = ['user-not-found', 'user-disabled'];

/** Sends the password-reset email, or silently does nothing if the address has no active account. */
export async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    const refusal = toIdentityError(error);
    if (!TELLTALE.includes(refusal.code)) throw refusal;
  }
}
