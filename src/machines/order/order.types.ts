import type { Product } from '#contract/entities/product.ts';
import type { BookingForm } from '#contract/forms/booking.ts';
import type { Failure } from '../failure.ts';

/** What the shopper ordered: the form without the price, which is the product's. */
export type OrderForm = Omit<BookingForm, 'price'>;

export type OrderEvent =
  | { type: 'order.submit'; product: Product; form: OrderForm }
  | { type: 'order.checkAgain' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

export interface OrderContext {
  /** Unique on this platform. */
  id: string;
  email: string;
  /** As the shopper last saw it, until a fresh read replaces it. */
  product: Product;
  form: OrderForm;
  /** Ids of the person's bookings before the POST, to tell a new one by. */
  before: string[];
  /** The write of the stock under way or done: from this to that; null when none was made. */
  reserved: { from: number; to: number } | null;
  /** Counts the submits, so that each has a debt of its own. */
  submits: number;
  triesLeft: number;
  /** Why the last call that mattered failed. */
  failure: Failure | null;
}
