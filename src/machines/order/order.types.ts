import type { Product } from '#contract/entities/product.ts';
import type { BookingForm } from '#contract/forms/booking.ts';
import type { Failure } from '../failure.ts';

/** The submitted form without the price, which comes from the product. */
export type OrderForm = Omit<BookingForm, 'price'>;

export type OrderEvent =
  | { type: 'order.submit'; product: Product; form: OrderForm }
  | { type: 'order.checkAgain' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

export interface OrderContext {
  /** Unique on this device. */
  id: string;
  email: string;
  /** As the shopper last saw it, until a fresh read replaces it. */
  product: Product;
  form: OrderForm;
  /** Ids of the shopper's bookings before the POST, to recognize a new one. */
  before: string[];
  /** The stock before and after the PUT, which is pending or done; null if there was none. */
  reserved: { from: number; to: number } | null;
  /** Number of submits; gives each one its own stock return. */
  submits: number;
  triesLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}
