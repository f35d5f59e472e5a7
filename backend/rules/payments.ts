import { type Booking, isPaid } from '../../src/contract/entities/booking.ts';
import { sameEmail } from '../../src/contract/sameEmail.ts';
import type { Caller } from '../../src/server/access.ts';
import { HttpError } from '../../src/server/response.ts';
import { resolvers } from '../../src/server/resolvers.ts';
import { ANY_BOOKING, type Charge, type ProviderEvent } from '../cards.ts';
import { toCents } from '../database/tables.ts';
import type { PostgresStore, PostgresTransaction, Query } from '../database/postgresStore.ts';
import type { SecureResolver } from './secureResolver.ts';

/** The unpaid ones with this price. */
const unpaidOf = (bookings: readonly Booking[], cents: number) =>
  bookings.filter((booking) => !isPaid(booking) && booking.price !== null && toCents(booking.price) === cents);

/**
 * Creates an intent only for the price of an unpaid order of the caller, or of anybody for an administrator: the documented call names no
 * order.
 */
export const createPaymentIntent: SecureResolver<'createPaymentIntent'> = async (context, input) => {
  const { transaction, caller } = context;
  const { price } = input.body;
  // The documented one refuses it.
  if (price === null || price === 0) return resolvers.createPaymentIntent(context, input);
  const bookings = await ((await caller.isAdmin()) ? transaction.all('bookings') : transaction.byEmail('bookings', caller.email));
  const payable = unpaidOf(bookings, toCents(price));
  const [booking, ...others] = payable;
  if (booking === undefined) throw new HttpError(409, 'There is no unpaid order of this price');
  if (others.length === 0) return transaction.createIntent({ price, email: booking.email, bookingId: booking._id });
  const areOwn = payable.every(({ email }) => sameEmail(email, caller.email));
  return transaction.createIntent({ price, email: caller.email, bookingId: areOwn ? undefined : ANY_BOOKING });
};

/**
 * Notes which booking a charge pays, or none if that is not certain. Resolves with true if it pays this one: it was noted for no other, and
 * was not given back as a whole.
 */
async function noteCharge({ query }: PostgresTransaction, { intentId, email, cents }: Charge, bookingId: string | null): Promise<boolean> {
  const [noted] = await query<{ bookingId: string | null; isRefunded: boolean }>(
    `INSERT INTO charges (intent_id, email, cents, refunded_cents, booking_id, created_at) VALUES ($1, $2, $3, 0, $4, now())
      ON CONFLICT (intent_id) DO UPDATE SET booking_id = COALESCE(charges.booking_id, EXCLUDED.booking_id)
      RETURNING booking_id AS "bookingId", refunded_cents >= cents AS "isRefunded"`,
    [intentId, email, cents, bookingId],
  );
  return bookingId !== null && noted?.bookingId === bookingId && !noted.isRefunded;
}

/** True if a charge can pay a booking: its price, for the person whose booking it is, and created for no other one. */
const canPay = async ({ email, cents, bookingId }: Charge, booking: Booking, caller: Caller): Promise<boolean> => {
  if (cents !== toCents(booking.price ?? -1)) return false;
  if (bookingId === ANY_BOOKING) return sameEmail(email, caller.email) && caller.isAdmin();
  return sameEmail(email, booking.email) && (bookingId ?? booking._id) === booking._id;
};

/**
 * Records a payment if the provider confirms that this intent has charged the booking's price, and if it pays no other booking. Asks before
 * anything is written, so that nobody waits for a row that waits for the provider.
 */
export const recordPayment: SecureResolver<'recordPayment'> = async (context, input) => {
  const { transaction, caller } = context;
  const { id, body } = input;
  const booking = await transaction.get('bookings', id);
  const isToPay = booking !== undefined && !isPaid(booking) && (sameEmail(caller.email, booking.email) || (await caller.isAdmin()));
  const charge = isToPay ? await transaction.cards.findCharge(body.transactionId) : null;
  const answer = await resolvers.recordPayment(context, input);
  if (!isToPay) return answer;
  if (charge === null || !(await canPay(charge, booking, caller)) || !(await noteCharge(transaction, charge, id)))
    throw new HttpError(409, 'The payment provider knows no such payment for this order');
  return answer;
};

/** Pays the booking of a charge, if only one can be meant. A charge that is noted already has had its effect. */
async function settle(transaction: PostgresTransaction, charge: Charge): Promise<void> {
  const unpaid = unpaidOf(await transaction.byEmail('bookings', charge.email), charge.cents);
  const meant = charge.bookingId === undefined ? unpaid : unpaid.filter(({ _id }) => _id === charge.bookingId);
  const booking = meant.length === 1 ? meant[0] : undefined;
  const isPaying = await noteCharge(transaction, charge, booking?._id ?? null);
  if (booking !== undefined && isPaying) await transaction.put('bookings', { ...booking, paid: true, transactionId: charge.intentId });
}

/** Notes a refund, also before the charge itself is known: events come in any order. */
const noteRefund = ({ send }: PostgresTransaction, { charge, refundedCents }: ProviderEvent & { kind: 'refunded' }) =>
  send(
    `INSERT INTO charges (intent_id, email, cents, refunded_cents, booking_id, created_at) VALUES ($1, $2, $3, $4, NULL, now())
      ON CONFLICT (intent_id) DO UPDATE SET refunded_cents = GREATEST(charges.refunded_cents, EXCLUDED.refunded_cents)`,
    [charge.intentId, charge.email, charge.cents, refundedCents],
  );

/** Carries out an event of the provider, once: it sends some of them twice, late, and in any order. */
export async function carryOut(store: Pick<PostgresStore, 'write'>, event: ProviderEvent): Promise<void> {
  if (event.kind === 'other') return;
  await store.write(async (transaction) => {
    const isNew = await transaction.query('INSERT INTO provider_events VALUES ($1, now()) ON CONFLICT DO NOTHING RETURNING id', [event.id]);
    if (isNew.length === 0) return;
    await (event.kind === 'charged' ? settle(transaction, event.charge) : noteRefund(transaction, event));
    transaction.audit('provider', event.kind, event);
  });
}

/** A charge that an administrator should look at: nobody knows what it pays, or it was given back. Prices are in dollars. */
export interface NotableCharge {
  intentId: string;
  email: string;
  price: number;
  refunded: number;
  /** null if no booking, or more than one, fits. */
  bookingId: string | null;
  createdAt: Date;
}

/** Lists the charges that an administrator should look at. */
export async function listNotableCharges(query: Query): Promise<NotableCharge[]> {
  const charges = await query<Omit<NotableCharge, 'price' | 'refunded'> & { cents: number; refundedCents: number }>(
    `SELECT intent_id AS "intentId", email, cents, refunded_cents AS "refundedCents", booking_id AS "bookingId", created_at AS "createdAt"
      FROM charges WHERE booking_id IS NULL OR refunded_cents > 0 ORDER BY created_at`,
  );
  return charges.map(({ cents, refundedCents, ...charge }) => ({ ...charge, price: cents / 100, refunded: refundedCents / 100 }));
}
