import { IdentityError } from '#contract/identityError.ts';

const PREFIX = 'auth/';

/** The format 'Firebase: The message (auth/the-code).'; 'Error' in place of the message means that there is none. */
const DRESSED = /^Firebase: (?:Error|(.*?)) ?\(auth\/[^)]*\)\.?$/s;

/** Firebase's message without its prefix and code: a sentence, or ''. */
function messageOf(message: string): string {
  const words = (DRESSED.exec(message)?.[1] ?? '').trim();
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
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw toIdentityError(error);
  });
