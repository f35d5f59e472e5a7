import type { OperationName } from '#contract/operations.ts';
import type { Caller } from './access.ts';
import type { Transaction } from './ports.ts';
import { HttpError } from './response.ts';

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
