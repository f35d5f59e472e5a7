import type { OperationName } from '#contract/operations.ts';
import type { Caller } from './access.ts';
import type { Transaction } from './ports.ts';
import { HttpError } from './response.ts';

/** The longest Idempotency-Key, as at Stripe. The shop's own have about 40 characters. */
const MAX_KEY_LENGTH = 255;

/** Returns the Idempotency-Key of a request; null if it has none. Throws 400 if it is too long to store. */
export function readKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key') || null;
  if (key !== null && key.length > MAX_KEY_LENGTH)
    throw new HttpError(400, `Idempotency-Key must have at most ${MAX_KEY_LENGTH} characters`);
  return key;
}

interface KeyedRequest {
  name: OperationName;
  caller: Caller;
  /** The Idempotency-Key. */
  key: string;
  input: unknown;
}

/**
 * Answers a POST once for each key of a caller, and later ones with the first answer. The key and its effect are one transaction, so that two
 * requests at the same time create one row. What is refused is not stored, and may be sent again with the same key.
 */
export async function onceForKey<Answer>(
  transaction: Transaction,
  { name, caller, key, input }: KeyedRequest,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const _id = JSON.stringify([name, caller.email.toLowerCase(), key]);
  const body = JSON.stringify(input);
  const stored = await transaction.get('answers', _id);
  if (stored !== undefined && stored.body !== body) throw new HttpError(422, 'This Idempotency-Key was used for another body');
  if (stored !== undefined) return JSON.parse(stored.answer) as Answer;
  const first = await answer();
  await transaction.put('answers', { _id, body, answer: JSON.stringify(first) });
  return first;
}
