import * as v from 'valibot';
import { amount, count, day, flag, id, text } from '../read.ts';

const ordered = {
  name: text,
  img: text,
  email: text,
  date: day,
  price: amount,
  quantity: count,
  address: text,
  phone: text,
};

/**
 * A booking, the shop's order (docs/spec.md#entities): `date` is the delivery day, `price` the total in dollars, null when unreadable.
 * It names no product, so removing it gives no stock back.
 */
export const Booking = v.object({ _id: id, ...ordered, paid: flag, transactionId: text });
export type Booking = v.InferOutput<typeof Booking>;

/** What POST /carBooking sends: a booking before it has an id. */
export const NewBooking = v.object(ordered);
export type NewBooking = v.InferOutput<typeof NewBooking>;

/** Paid is `paid === true` or a transaction id (docs/product-rules.md#paid). */
export const isPaid = (booking: Booking): boolean => booking.paid || booking.transactionId !== '';

/** Whether it has a price that a card could be charged: a readable one, and not 0. */
export const isPayable = ({ price }: Pick<Booking, 'price'>): boolean => price !== null && price !== 0;
