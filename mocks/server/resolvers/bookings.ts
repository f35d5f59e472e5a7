import type { Input } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { WorldView } from '../../store/transaction.ts';
import { requireOwner } from '../access.ts';
import { HttpError } from '../httpError.ts';
import type { Resolver } from '../resolver.ts';

/** Returns the reason why a booking is invalid, or null. */
function findProblem({ name, email, date, price, quantity, address, phone }: Input<'createBooking'>['body']): string | null {
  const missing = Object.entries({ name, email, date, address, phone }).find(([, value]) => value.trim() === '');
  if (missing !== undefined) return `${missing[0]} is required`;
  if (price === null) return 'price is required';
  return quantity === null || quantity === 0 ? 'quantity must be a whole number from 1 up' : null;
}

function find(view: WorldView, id: string) {
  const booking = view.get('bookings', id);
  if (booking === undefined) throw new HttpError(404, `No booking ${id}`);
  return booking;
}

export const listBookings: Resolver<'listBookings'> = ({ world }) => world.read((view) => [...view.all('bookings')]);

export const listOwnBookings: Resolver<'listOwnBookings'> = ({ world, caller }, { email }) =>
  world.read((view) => {
    requireOwner(caller, email);
    return view.all('bookings').filter((booking) => sameEmail(booking.email, email));
  });

export const getBooking: Resolver<'getBooking'> = ({ world, caller }, { id }) =>
  world.read((view) => {
    const booking = find(view, id);
    requireOwner(caller, booking.email);
    return booking;
  });

/** Creates a booking without changing the stock, which the client has already taken (docs/product-rules.md#submit). */
export const createBooking: Resolver<'createBooking'> = ({ world, caller }, { body }) =>
  world.write((transaction) => {
    const problem = findProblem(body);
    if (problem !== null) throw new HttpError(400, problem);
    requireOwner(caller, body.email);
    const insertedId = transaction.newId();
    transaction.put('bookings', { _id: insertedId, ...body, paid: false, transactionId: '' });
    return { acknowledged: true, insertedId };
  });

/** Marks a booking as paid. The same payment may be sent twice. Another one for a paid booking is a conflict. */
export const recordPayment: Resolver<'recordPayment'> = ({ world, caller }, { id, body: { appointment, transactionId } }) =>
  world.write((transaction) => {
    if (transactionId.trim() === '') throw new HttpError(400, 'transactionId is required');
    if (appointment !== id) throw new HttpError(400, "appointment must be the booking's id");
    const booking = find(transaction, id);
    requireOwner(caller, booking.email);
    if (booking.transactionId === transactionId && booking.paid) return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
    if (booking.transactionId !== '' && booking.transactionId !== transactionId)
      throw new HttpError(409, `Already paid with ${booking.transactionId}`);
    transaction.put('bookings', { ...booking, paid: true, transactionId });
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
  });

/** Does not return the stock, because a booking has no product id. */
export const deleteBooking: Resolver<'deleteBooking'> = ({ world, caller }, { id }) =>
  world.write((transaction) => {
    requireOwner(caller, find(transaction, id).email);
    transaction.remove('bookings', id);
    return { acknowledged: true, deletedCount: 1 };
  });
