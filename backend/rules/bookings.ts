import { HttpError } from '../../src/server/response.ts';
import { resolvers } from '../../src/server/resolvers.ts';
import { toCents } from '../database/tables.ts';
import type { PostgresTransaction } from '../database/postgresStore.ts';
import type { SecureResolver } from './secureResolver.ts';
import { takeReserved } from './stock.ts';

interface Candidate {
  id: string;
  kind: 'tool' | 'camera' | 'phone';
  priceCents: number;
  minOrderQuantity: number;
  stock: number;
}

/** A booking has no product id, so the name says what it is. Two products may share it. */
const findByName = ({ query }: Pick<PostgresTransaction, 'query'>, name: string) =>
  query<Candidate>(
    `SELECT id, 'tool' AS kind, price_cents AS "priceCents", min_order_quantity AS "minOrderQuantity", quantity AS stock FROM tools WHERE name = $1
      UNION ALL SELECT id, 'camera', price_cents, min_order_quantity, available_quantity FROM camera_products WHERE name = $1
      UNION ALL SELECT id, 'phone', price_cents, 1, quantity FROM phones WHERE name = $1`,
    [name],
  );

/**
 * Books at the price of the product. A tool must be reserved for the person whose order it is, which this uses up; what an administrator takes
 * is not. No documented call changes the stock of cameras and phones, so each booking is compared with all of it.
 */
export const createBooking: SecureResolver<'createBooking'> = async (context, input) => {
  const { transaction, caller } = context;
  const { name, price, quantity } = input.body;
  const answer = await resolvers.createBooking(context, input);
  const amount = quantity ?? 0;
  const named = await findByName(transaction, name);
  if (named.length === 0) throw new HttpError(409, `There is no product '${name}' any more`);
  const priced = named.filter(({ priceCents }) => priceCents * amount === toCents(price ?? -1));
  if (priced.length === 0) throw new HttpError(409, `The price of '${name}' is another one`);
  const allowed = priced.filter(({ minOrderQuantity }) => amount >= minOrderQuantity);
  if (allowed.length === 0) throw new HttpError(400, `At least ${priced[0]?.minOrderQuantity} of '${name}' must be ordered`);
  for (const { id, kind } of allowed) if (kind === 'tool' && (await takeReserved(transaction, id, input.body.email, amount))) return answer;
  const others = allowed.filter(({ kind }) => kind !== 'tool');
  if (others.some(({ stock }) => stock >= amount) || (caller.admin && others.length < allowed.length)) return answer;
  if (others.length > 0) throw new HttpError(409, `There are not ${amount} of '${name}'`);
  throw new HttpError(409, `The stock of '${name}' was not taken, or was given back after 15 minutes`);
};
