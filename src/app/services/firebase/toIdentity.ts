import type { User } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';

/** The identity of a Firebase user; a field is '' if Firebase does not know it (docs/spec.md#entities). */
export const toIdentity = ({ email, displayName, photoURL }: Pick<User, keyof Identity>): Identity => ({
  email: email ?? '',
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
});

const PREFIX = 'auth/';

/** Matches 'Firebase: The message (auth/the-code).' With 'Error' in its place, there is no message. */
const FIREBASE_MESSAGE = /^Firebase: (?:Error|(.*?)) ?\(auth\/[^)]*\)\.?$/s;

/** Firebase's message without its prefix and code: a sentence, or ''. */
function messageOf(message: string): string {
  const words = (FIREBASE_MESSAGE.exec(message)?.[1] ?? '').trim();
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}

/**
 * Converts a Firebase error; the code loses its prefix 'auth/'. Any other error becomes 'unknown' without a message, because its message is
 * not meant for users.
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!(error instanceof Error) || !code.startsWith(PREFIX)) return new IdentityError('unknown', '');
  return new IdentityError(code.slice(PREFIX.length), messageOf(error.message));
}

/** Resolves with Firebase's result, or rejects with an IdentityError. */
export const withIdentityErrors = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: unknown) => {
    throw toIdentityError(error);
  });
