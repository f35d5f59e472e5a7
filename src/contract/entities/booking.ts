import * as v from 'valibot';
import { amount, count, day, flag, id, text } from '../read.ts';
import { normalizeEmail } from '../sameEmail.ts';
import { foldDigits, foldWidth, withoutInvisible } from '../typedText.ts';

const bookingFields = {
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
 * A booking, which shoppers know as an order (docs/spec.md#entities). `date` is the delivery day. `price` is the total in dollars, or null
 * if it cannot be read. It has no product id, so deleting it returns no stock.
 */
export const Booking = v.object({ _id: id, ...bookingFields, paid: flag, transactionId: text });
export type Booking = v.InferOutput<typeof Booking>;

/** The body of POST /carBooking: a booking without an id. */
export const NewBooking = v.object(bookingFields);
export type NewBooking = v.InferOutput<typeof NewBooking>;

/** True if `paid` is true or there is a transaction id (docs/product-rules.md#paid). */
export const isPaid = (booking: Booking): boolean => booking.paid || booking.transactionId !== '';

/** True if the price can be charged: it was readable and is not 0. */
export const isPayable = ({ price }: Pick<Booking, 'price'>): boolean => price !== null && price !== 0;

/**
 * The content of a booking as text. A booking that was sent and its listed row have the same one: it ignores the picture's address, which a
 * backend may rewrite, and the case of the email, which many change to lower case.
 */
export const bookingContent = ({ name, email, date, price, quantity, address, phone }: NewBooking): string =>
  JSON.stringify([name, normalizeEmail(email), date, price, quantity, address, phone]);

/** The text as people compare it: without its case, invisible characters, and the width and script of its digits; with single spaces. */
const comparable = (text: string): string =>
  foldDigits(foldWidth(withoutInvisible(text)))
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/**
 * True if two bookings are the same order to a shopper: as many of the same product, for the same day, to the same address
 * (docs/product-rules.md#equal-order). Its price and the phone number may have changed.
 */
export const isSameOrder = (one: NewBooking, other: NewBooking): boolean =>
  normalizeEmail(one.email) === normalizeEmail(other.email) &&
  comparable(one.name) === comparable(other.name) &&
  one.date === other.date &&
  one.quantity === other.quantity &&
  comparable(one.address) === comparable(other.address);
