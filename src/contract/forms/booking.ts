import * as v from 'valibot';
import { day } from '../read.ts';
import type { Product } from '../entities/product.ts';
import { required } from './field.ts';

/** What the shopper types into the booking form, as text. */
export interface BookingDraft {
  /** YYYY-MM-DD. */
  date: string;
  quantity: string;
  address: string;
  phone: string;
}

export const emptyBookingDraft: BookingDraft = { date: '', quantity: '', address: '', phone: '' };

/** Null unless the text is a whole number of any length; beyond what can be counted exactly it is the last number that can. */
export function wholeNumber(text: string): number | null {
  if (!/^-?\d+$/.test(text.trim())) return null;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number(text), Number.MAX_SAFE_INTEGER));
}

/**
 * The booking form's rules (docs/spec.md#validation, docs/product-rules.md#booking-and-stock): the delivery date is `today` (YYYY-MM-DD,
 * the shopper's own calendar, asked at every check) or later, the quantity a whole number from the product's minimum up.
 */
export function bookingForm(product: Pick<Product, 'minOrderQuantity' | 'price'>, today: () => string) {
  const least = product.minOrderQuantity;
  return v.object({
    price: v.pipe(
      v.optional(v.unknown(), null),
      v.check(() => product.price !== null, 'Price is Required'),
    ),
    date: v.pipe(
      required('Date is Required'),
      v.check((date) => v.parse(day, date) === date, 'Date is Required'),
      v.check((date) => date >= today(), 'Choose today or a later day'),
    ),
    quantity: v.pipe(
      required('Quantity is Required'),
      v.transform(wholeNumber),
      v.number('Quantity must be a whole number'),
      v.minValue(least, `Gater than ${least}`),
    ),
    address: required('Address is Required'),
    phone: required('Phone is Required'),
  });
}
export type BookingForm = v.InferOutput<ReturnType<typeof bookingForm>>;

/** What a refusal by the stock says (docs/spec.md#booking), in a toast and beside Quantity. */
export const quantityRefusals = { soldOut: 'Sold Out', overStock: 'More than available product' } as const;

/**
 * Why the stock cannot serve an order, in the documented order of checks; null when it can. Unknown stock refuses only what cannot be
 * counted.
 */
export function refuseQuantity(stock: number | null, quantity: number): keyof typeof quantityRefusals | null {
  if (stock === 0) return 'soldOut';
  return quantity > (stock ?? Infinity) || quantity >= Number.MAX_SAFE_INTEGER ? 'overStock' : null;
}
