import * as v from 'valibot';
import {
  ADDRESS_REQUIRED,
  DATE_REQUIRED,
  OVER_STOCK,
  PHONE_REQUIRED,
  PRICE_REQUIRED,
  QUANTITY_REQUIRED,
  SOLD_OUT,
  belowMinimum,
} from '../texts.ts';
import { totalPrice } from '../money.ts';
import { day } from '../read.ts';
import type { Product } from '../entities/product.ts';
import { required } from './field.ts';
import { AMBIGUOUS_COUNT, isCertain, typedCount } from './typedNumber.ts';

/** The booking form before anything is typed. */
export const emptyBookingDraft = { date: '', quantity: '', address: '', phone: '' };
/** The text that the shopper types into the booking form. `date` is YYYY-MM-DD. */
export type BookingDraft = typeof emptyBookingDraft;

/**
 * The rules of the booking form (docs/spec.md#validation, docs/product-rules.md#booking-and-stock). The delivery date is `today` or later.
 * The quantity is a whole number, at least the product's minimum.
 * @param today returns the shopper's local date as YYYY-MM-DD; called on every validation
 */
export function bookingForm(product: Pick<Product, 'minOrderQuantity' | 'price'>, today: () => string) {
  const minimum = product.minOrderQuantity;
  return v.object({
    price: v.pipe(
      v.optional(v.unknown(), null),
      v.check(() => product.price !== null, PRICE_REQUIRED),
    ),
    date: v.pipe(
      required(DATE_REQUIRED),
      v.check((date) => v.parse(day, date) === date, DATE_REQUIRED),
      v.check((date) => date >= today(), 'Choose today or a later day'),
    ),
    quantity: v.pipe(
      required(QUANTITY_REQUIRED),
      v.transform(typedCount),
      v.check(isCertain, AMBIGUOUS_COUNT),
      v.number('Quantity must be a whole number'),
      v.minValue(minimum, belowMinimum(minimum)),
    ),
    address: required(ADDRESS_REQUIRED),
    phone: required(PHONE_REQUIRED),
  });
}
/** The valid values of the booking form. */
export type BookingForm = v.InferOutput<ReturnType<typeof bookingForm>>;

/** The messages for an order that the stock is not enough for (docs/spec.md#booking), shown in a toast and beside Quantity. */
export const quantityErrors = { soldOut: SOLD_OUT, overStock: OVER_STOCK } as const;

/**
 * Returns why the stock is not enough for an order, or null if it is, in the documented order of checks. An unknown stock (null) refuses
 * only quantities that are too large to be exact, or to have an exact total.
 */
export function validateQuantity({ stock, price }: Pick<Product, 'stock' | 'price'>, quantity: number): keyof typeof quantityErrors | null {
  if (stock === 0) return 'soldOut';
  const isExact = quantity < Number.MAX_SAFE_INTEGER && totalPrice(price ?? 0, quantity) !== null;
  return quantity > (stock ?? Infinity) || !isExact ? 'overStock' : null;
}
