import { type Auth, sendPasswordResetEmail } from 'firebase/auth';
import { toIdentityError } from './toIdentityError.ts';

/** What an older project answers, where a newer one says nothing: told to nobody, for whoever asks must not learn who has an account. */
const TELLTALE = ['user-not-found', 'user-disabled'];

/** Sends the letter, or does nothing where nobody can be sent one. */
export async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    const refusal = toIdentityError(error);
    if (!TELLTALE.includes(refusal.code)) throw refusal;
  }
}
