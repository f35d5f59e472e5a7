import { IdentityError } from '#contract/identityError.ts';

const PREFIX = 'auth/';

/** 'Firebase: Their words (auth/the-code).', where 'Error' stands for no words at all. */
const DRESSED = /^Firebase: (?:Error|(.*?)) ?\(auth\/[^)]*\)\.?$/s;

/** What Firebase says, without its own name and without the code: a sentence, or ''. */
function messageOf(message: string): string {
  const words = (DRESSED.exec(message)?.[1] ?? '').trim();
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}

/**
 * What Firebase refused, by its code without 'auth/'. Whatever else went wrong is 'unknown', and keeps its words to itself: they are
 * not meant for people.
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!(error instanceof Error) || !code.startsWith(PREFIX)) return new IdentityError('unknown', '');
  return new IdentityError(code.slice(PREFIX.length), messageOf(error.message));
}

/** The answer of Firebase, or an IdentityError. */
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw toIdentityError(error);
  });
