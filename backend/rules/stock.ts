import { HttpError } from '../../src/server/response.ts';
import { resolvers } from '../../src/server/resolvers.ts';
import { normalizeEmail } from '../../src/contract/sameEmail.ts';
import type { PostgresStore, PostgresTransaction } from '../database/postgresStore.ts';
import type { SecureResolver } from './secureResolver.ts';

/** How long a shopper may keep stock without booking it, in minutes. */
const RESERVED_MINUTES = 15;

/** Keeps stock for a shopper until they book it. What they take later prolongs all of it. */
const reserve = ({ send }: PostgresTransaction, toolId: string, email: string, quantity: number) =>
  send(
    `INSERT INTO reservations (tool_id, email_key, quantity, expires_at) VALUES ($1, $2, $3, now() + $4 * interval '1 minute')
      ON CONFLICT (tool_id, email_key) DO UPDATE SET quantity = reservations.quantity + EXCLUDED.quantity, expires_at = EXCLUDED.expires_at`,
    [toolId, normalizeEmail(email), quantity, RESERVED_MINUTES],
  );

/** Takes from what somebody has reserved. Resolves with false if that is less, or if the quantity is none. */
async function takeReserved({ query }: PostgresTransaction, toolId: string, email: string, quantity: number): Promise<boolean> {
  if (quantity <= 0) return false;
  const reduced = await query(
    'UPDATE reservations SET quantity = quantity - $3 WHERE tool_id = $1 AND email_key = $2 AND quantity >= $3 RETURNING tool_id',
    [toolId, normalizeEmail(email), quantity],
  );
  return reduced.length > 0;
}

/**
 * Sets the stock. A shopper may only take, which reserves it for them, and give back what they have reserved. They must say which version
 * of the tool they have read.
 */
export const updateTool: SecureResolver<'updateTool'> = async (context, input) => {
  const { transaction, caller, ifMatch } = context;
  const [before, isAdmin] = await Promise.all([transaction.get('tools', input.id), caller.isAdmin()]);
  // The documented rule would read the tool once more, and write all of it.
  const stock: typeof transaction = {
    ...transaction,
    get: (async () => before) as typeof transaction.get,
    put: () => transaction.send('UPDATE tools SET quantity = $2 WHERE id = $1', [input.id, input.body.quantity]),
  };
  const updated = await resolvers.updateTool({ ...context, transaction: stock }, input);
  const taken = (before?.quantity ?? 0) - input.body.quantity;
  if (isAdmin) {
    // They may have reserved something before they became an administrator.
    await takeReserved(transaction, input.id, caller.email, -taken);
    return updated;
  }
  if (ifMatch === null) throw new HttpError(428, 'If-Match is required: the ETag of the tool that was read');
  if (taken > 0) reserve(transaction, input.id, caller.email, taken);
  if (taken < 0 && !(await takeReserved(transaction, input.id, caller.email, -taken)))
    throw new HttpError(403, 'Shoppers may only give back what they have taken and not booked');
  return updated;
};

/**
 * Gives back the stock that nobody booked in time. Resolves with the number of reservations that have ended. They are looked for outside of
 * transactions, which would read the whole table, and so be in conflict with whoever takes or books.
 */
export async function returnUnbooked(store: Pick<PostgresStore, 'query' | 'write'>): Promise<number> {
  await store.query('DELETE FROM reservations WHERE quantity = 0 AND expires_at < now()');
  const over = await store.query<{ toolId: string; emailKey: string }>(
    'SELECT tool_id AS "toolId", email_key AS "emailKey" FROM reservations WHERE expires_at < now()',
  );
  let count = 0;
  let failure: unknown;
  for (const { toolId, emailKey } of over)
    try {
      count += await store.write(async ({ query, send, audit }) => {
        const [ended] = await query<{ quantity: number }>(
          'DELETE FROM reservations WHERE tool_id = $1 AND email_key = $2 AND quantity > 0 AND expires_at < now() RETURNING quantity',
          [toolId, emailKey],
        );
        if (ended === undefined) return 0;
        send('UPDATE tools SET quantity = quantity + $2 WHERE id = $1', [toolId, ended.quantity]);
        audit('time', 'returnUnbooked', { toolId, quantity: ended.quantity });
        return 1;
      });
    } catch (error) {
      // The others must not wait for it.
      failure = error;
    }
  if (failure !== undefined) throw failure;
  return count;
}
