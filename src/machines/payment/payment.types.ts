import type { Booking } from '#contract/entities/booking.ts';
import type { Failure } from '../failure.ts';

/**
 * A pending payment: its outcome is unknown, or not saved to its order yet. Stored on the device without secret, card or address.
 * `confirming`: the card may have been charged; `charged`: it was; `orphaned`: it was, but the order cannot take it.
 */
export interface Attempt {
  bookingId: string;
  /** The account that pays. The payment is shown and resumed for no other account. */
  email: string;
  /** The provider's id of the intent, shown as a reference. */
  intentId: string;
  /** The booking's name, shown while the booking cannot be read. */
  name: string;
  /** In dollars. */
  price: number;
  stage: 'confirming' | 'charged' | 'orphaned';
  /** '' until it is known. */
  transactionId: string;
  /** The provider's id of the card, so that a look-up does not take an earlier card's decline for this one's. '' if unknown. */
  paymentMethodId: string;
}

/** A booking's stored payment and, in the tab that made it, the client secret to look it up. */
export interface Recalled {
  attempt: Attempt | null;
  clientSecret: string | null;
}

/** Why the card was not charged. The shopper can try again at once. */
export type PaymentRefusal =
  /** The provider's message. */
  | { reason: 'declined'; message: string }
  /** The provider canceled the intent; there is a new one. */
  | { reason: 'expired' }
  /** The booking's price has changed. */
  | { reason: 'repriced' }
  /** Another tab was paying for the same booking. */
  | { reason: 'busy' }
  /** A call failed before anything was charged. */
  | { reason: 'failed'; failure: Failure };

export type PaymentEvent =
  | { type: 'payment.pay' }
  /** Repeats what failed. */
  | { type: 'payment.retry' }
  /** Looks up the payment again. */
  | { type: 'payment.checkAgain' }
  /** Asks about paying again, because the outcome of an earlier payment cannot be found out. */
  | { type: 'payment.payAgain' }
  /** Pays again, at the shopper's own risk. */
  | { type: 'payment.confirmPayAgain' }
  /** Closes the question without paying. */
  | { type: 'payment.cancelPayAgain' }
  /** The shopper has noted the reference. */
  | { type: 'payment.dismiss' }
  /** Starts again, because nothing known is valid any more (the sandbox's Reset). */
  | { type: 'payment.restart' }
  /** The user is gone. A pending charge still finishes, and is recorded when the user is back. */
  | { type: 'payment.forsake' }
  /** The connection is back. */
  | { type: 'payment.reconnected' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

export interface PaymentContext {
  bookingId: string;
  /** The account that pays. */
  email: string;
  /** As it was last read. */
  booking: Booking | null;
  /** An administrator may pay for any booking. */
  isAdmin: boolean;
  /** The stored payment: this one, or an earlier one. */
  attempt: Attempt | null;
  /** The intent's client secret. It stays in memory, and is stored in the tab only while the outcome of a charge is unknown. */
  clientSecret: string | null;
  /** The price that the intent charges, in dollars. */
  intentPrice: number | null;
  /** The card being charged; null while there is none. */
  paymentMethodId: string | null;
  /** True once the user is gone. */
  isForsaken: boolean;
  /** True if the bank's question may open without a click: not after it could not be opened, nor over another page. */
  mayAsk: boolean;
  /** True while no other tab can pay for this booking. */
  holdsLock: boolean;
  refusal: PaymentRefusal | null;
  /** Why the last relevant call failed. */
  failure: Failure | null;
  /** Number of tries of the current step, for the pauses between them. */
  tries: number;
}
