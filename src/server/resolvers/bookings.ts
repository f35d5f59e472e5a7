import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Input } from '#contract/operations.ts';
import { type Caller, requireOwner } from '../access.ts';
import type { View } from '../ports.ts';
import { listAll } from '../listAll.ts';
import { HttpError } from '../response.ts';
import type { Resolver } from '../resolver.ts';

/** Returns the reason why a booking is invalid, or null. */
function findProblem({ name, email, date, price, quantity, address, phone }: Input<'createBooking'>['body']): string | null {
  const missing = Object.entries({ name, email, date, address, phone }).find(([, value]) => value.trim() === '');
  if (missing !== undefined) return `${missing[0]} is required`;
  if (price === null) return 'price is required';
  return quantity === null || quantity === 0 ? 'quantity must be a whole number from 1 up' : null;
}

/** Finds a booking of the caller. */
async function findOwn(view: View, id: string, caller: Caller): Promise<Booking> {
  const booking = await view.get('bookings', id);
  if (booking === undefined) throw new HttpError(404, `No booking ${id}`);
  await requireOwner(caller, booking.email);
  return booking;
}

export const listBookings: Resolver<'listBookings'> = ({ transaction }) => listAll(transaction, 'bookings');

export const listOwnBookings: Resolver<'listOwnBookings'> = async ({ transaction, caller }, { email }) => {
  await requireOwner(caller, email);
  return transaction.byEmail('bookings', email);
};

export const getBooking: Resolver<'getBooking'> = ({ transaction, caller }, { id }) => findOwn(transaction, id, caller);

/** Creates a booking without changing the stock, which the client has already taken (docs/product-rules.md#submit). */
export const createBooking: Resolver<'createBooking'> = async ({ transaction, caller }, { body }) => {
  const problem = findProblem(body);
  if (problem !== null) throw new HttpError(400, problem);
  await requireOwner(caller, body.email);
  const insertedId = transaction.newId();
  await transaction.put('bookings', { _id: insertedId, ...body, paid: false, transactionId: '' });
  return { acknowledged: true, insertedId };
};

/** Creates a new intent on every call. */
export const createPaymentIntent: Resolver<'createPaymentIntent'> = async ({ transaction, caller: { email } }, { body: { price } }) => {
  if (price === null || price === 0) throw new HttpError(400, 'price must be more than 0');
  return transaction.createIntent({ price, email });
};

/** Marks a booking as paid. The same payment may be sent twice. Another one for a paid booking is a conflict. */
export const recordPayment: Resolver<'recordPayment'> = async ({ transaction, caller }, { id, body: { appointment, transactionId } }) => {
  if (transactionId.trim() === '') throw new HttpError(400, 'transactionId is required');
  if (appointment !== id) throw new HttpError(400, "appointment must be the booking's id");
  const booking = await findOwn(transaction, id, caller);
  if (booking.transactionId === transactionId && booking.paid) return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
  if (isPaid(booking) && booking.transactionId !== transactionId)
    throw new HttpError(409, `Already paid with the transaction id '${booking.transactionId}'`);
  await transaction.put('bookings', { ...booking, paid: true, transactionId });
  return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
};

/** Does not return the stock, because a booking has no product id. */
export const deleteBooking: Resolver<'deleteBooking'> = async ({ transaction, caller }, { id }) => {
  await findOwn(transaction, id, caller);
  await transaction.remove('bookings', id);
  return { acknowledged: true, deletedCount: 1 };
};
