import type { ApiErrorKind } from '#contract/apiError.ts';
import { type Failure, failureOf } from '#machines/failure.ts';

const UNKNOWN = 'Something went wrong. Please try again.';
const SERVER = 'The shop has a problem at the moment. Please try again in a little while.';

const byKind: Record<Exclude<ApiErrorKind, 'http'>, string> = {
  offline: 'The shop cannot be reached. This needs a connection: check yours, then try again.',
  timeout: 'The shop is taking too long to answer. Please try again.',
  aborted: 'This was canceled. Please try again.',
  malformed: 'The shop sent a response that cannot be read. Please try again in a little while.',
  shape: 'The shop sent a response that cannot be read. Please try again in a little while.',
  busy: 'Another tab of this browser is still working on this. Finish there, then try again.',
};

const byStatus = new Map([
  [400, 'The shop did not accept this. Check what you entered, then try again.'],
  [401, 'The shop could not verify your sign-in. Please try again. If that does not help, sign in again.'],
  [403, 'Your account is not allowed to do this. Sign in with another account.'],
  [404, 'This no longer exists. Go back and choose another one.'],
  [408, byKind.timeout],
  [409, 'Somebody changed this at the same time. Reload it, then try again.'],
  [412, 'Somebody changed this at the same time. Reload it, then try again.'],
  [413, 'This is too much to send at once. Shorten it, then try again.'],
  [422, 'The shop did not accept this. Check what you entered, then try again.'],
  [429, 'Too many requests. Wait a minute, then try again.'],
]);

/**
 * The message for a failed call: one or two sentences. The last one tells the user what to do next
 * (docs/product-rules.md#texts-for-undocumented-errors).
 */
export const sentenceOf = (error: unknown): string => sentenceOfFailure(failureOf(error));

/** The same for a failure that a machine has stored; null if the cause is unknown. */
export function sentenceOfFailure(failure: Failure | null): string {
  if (failure === null || failure.kind === 'unknown') return UNKNOWN;
  if (failure.kind !== 'http') return byKind[failure.kind];
  const status = failure.status ?? 0;
  return byStatus.get(status) ?? (status >= 500 ? SERVER : UNKNOWN);
}

/** The same for a failed refetch, shown beside the old data. */
export const staleSentenceOf = (error: unknown): string => `Could not refresh. ${sentenceOf(error)}`;
