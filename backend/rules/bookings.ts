import type { Input } from '../../src/contract/operations.ts';
import { normalizeEmail } from '../../src/contract/sameEmail.ts';
import { HttpError } from '../../src/server/response.ts';
import { resolvers } from '../../src/server/resolvers.ts';
import { toCents } from '../database/tables.ts';
import type { PostgresTransaction } from '../database/postgresStore.ts';
import type { SecureResolver } from './secureResolver.ts';

interface Candidate {
  kind: 'tool' | 'camera' | 'phone';
  priceCents: number;
  minOrderQuantity: number;
  stock: number;
}

/** A booking has no product id, so the name says what it is. Two products may share it. */
const findByName = ({ query }: Pick<PostgresTransaction, 'query'>, name: string) =>
  query<Candidate>(
    `SELECT 'tool' AS kind, price_cents AS "priceCents", min_order_quantity AS "minOrderQuantity", quantity AS stock FROM tools WHERE name = $1
      UNION ALL SELECT 'camera', price_cents, min_order_quantity, available_quantity FROM camera_products WHERE name = $1
      UNION ALL SELECT 'phone', price_cents, 1, quantity FROM phones WHERE name = $1`,
    [name],
  );

/** Uses up a reservation of a tool that this booking can mean. Resolves with false if there is none. */
async function bookReserved({ query }: PostgresTransaction, { name, email, price, quantity }: Input<'createBooking'>['body']) {
  const used = await query(
    `UPDATE reservations SET quantity = quantity - $3 WHERE email_key = $2 AND tool_id = (
        SELECT id FROM tools WHERE name = $1 AND price_cents::numeric * $3::bigint = $4 AND min_order_quantity <= $3
          AND (SELECT quantity FROM reservations WHERE tool_id = id AND email_key = $2) >= $3 ORDER BY id LIMIT 1
      ) RETURNING tool_id`,
    [name, normalizeEmail(email), quantity, toCents(price ?? -1)],
  );
  return used.length > 0;
}

/**
 * Books at the price of the product. A tool must be reserved for the person whose order it is, which this uses up; what an administrator takes
 * is not. No documented call changes the stock of cameras and phones, so each booking is compared with all of it.
 */
export const createBooking: SecureResolver<'createBooking'> = async (context, input) => {
  const { transaction, caller } = context;
  const { name, price, quantity } = input.body;
  const answer = await resolvers.createBooking(context, input);
  // Most bookings need no other look-up.
  if (await bookReserved(transaction, input.body)) return answer;
  const amount = quantity ?? 0;
  const named = await findByName(transaction, name);
  if (named.length === 0) throw new HttpError(409, `There is no product '${name}' any more`);
  const priced = named.filter(({ priceCents }) => priceCents * amount === toCents(price ?? -1));
  if (priced.length === 0) throw new HttpError(409, `The price of '${name}' is another one`);
  const allowed = priced.filter(({ minOrderQuantity }) => amount >= minOrderQuantity);
  if (allowed.length === 0) throw new HttpError(400, `At least ${priced[0]?.minOrderQuantity} of '${name}' must be ordered`);
  const others = allowed.filter(({ kind }) => kind !== 'tool');
  if (others.some(({ stock }) => stock >= amount) || (others.length < allowed.length && (await caller.isAdmin()))) return answer;
  if (others.length > 0) throw new HttpError(409, `There are not ${amount} of '${name}'`);
  throw new HttpError(409, `The stock of '${name}' was not taken, or was given back after 15 minutes`);
};
