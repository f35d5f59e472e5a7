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
export async function takeReserved({ query }: PostgresTransaction, toolId: string, email: string, quantity: number): Promise<boolean> {
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
  const before = await transaction.get('tools', input.id);
  // For the documented rule, which would read it once more.
  const read = { ...transaction, get: (async () => before) as typeof transaction.get };
  const updated = await resolvers.updateTool({ ...context, transaction: read }, input);
  const taken = (before?.quantity ?? 0) - input.body.quantity;
  if (caller.admin) {
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

/** Gives back the stock that nobody booked in time. Resolves with the number of reservations that have ended. */
export const returnUnbooked = (store: Pick<PostgresStore, 'write'>): Promise<number> =>
  store.write(async (transaction) => {
    const over = await transaction.query<{ toolId: string; quantity: number }>(
      'DELETE FROM reservations WHERE expires_at < now() RETURNING tool_id AS "toolId", quantity',
    );
    const ended = over.filter(({ quantity }) => quantity > 0);
    for (const { toolId, quantity } of ended) {
      transaction.send('UPDATE tools SET quantity = quantity + $2 WHERE id = $1', [toolId, quantity]);
      transaction.audit('time', 'returnUnbooked', { toolId, quantity });
    }
    return ended.length;
  });
