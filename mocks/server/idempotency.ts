import type { OperationName } from '#contract/operations.ts';
import type { World } from '../store/world.ts';
import type { Caller } from './access.ts';
import { HttpError } from './httpError.ts';

interface KeyedRequest {
  name: OperationName;
  caller: Caller;
  key: string;
  input: unknown;
}

/**
 * Returns the world for a POST with an Idempotency-Key: its write runs once for each key of a caller, and later ones return the first
 * answer. The check and the write are one transaction, so that two requests at the same time create one row. A write that is refused is not
 * stored, and may be sent again with the same key.
 */
export function onceForKey(
  world: Pick<World, 'read' | 'write'>,
  { name, caller, key, input }: KeyedRequest,
): Pick<World, 'read' | 'write'> {
  const _id = JSON.stringify([name, caller.email.toLowerCase(), key]);
  const body = JSON.stringify(input);
  return {
    read: (select) => world.read(select),
    write: (update) =>
      world.write((transaction) => {
        const stored = transaction.get('answers', _id);
        if (stored !== undefined && stored.body !== body) throw new HttpError(422, 'This Idempotency-Key was used for another body');
        if (stored !== undefined) return JSON.parse(stored.answer) as ReturnType<typeof update>;
        const answer = update(transaction);
        transaction.put('answers', { _id, body, answer: JSON.stringify(answer) });
        return answer;
      }),
  };
}
