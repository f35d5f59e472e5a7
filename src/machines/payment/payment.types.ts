import type { Booking } from '#contract/entities/booking.ts';
import type { Failure } from '../failure.ts';

/**
 * A payment whose end is not known, or not saved to its order yet: what is kept of it on the platform. No secret, no card, no address.
 * `confirming`: the card may have been charged; `charged`: it was; `orphaned`: it was, and the order cannot take it.
 */
export interface Attempt {
  bookingId: string;
  /** Whose account pays: it is shown and gone on with for nobody else. */
  email: string;
  /** The provider's id of the intent, to name it by. */
  intentId: string;
  /** The booking's, to be shown while the booking itself cannot be read. */
  name: string;
  /** In dollars. */
  price: number;
  stage: 'confirming' | 'charged' | 'orphaned';
  /** '' until it is known. */
  transactionId: string;
  /** The provider's id of the card that is being charged: a look-up must not take an earlier card's decline for this one's. '' where it is not known. */
  paymentMethodId: string;
}

/** What the device remembers: an attempt at this booking, and, in the tab that made it, the secret to look it up by. */
export interface Recalled {
  attempt: Attempt | null;
  clientSecret: string | null;
}

/** Why the card was not charged, so that it can be tried again at once. */
export type PaymentRefusal =
  /** The provider's own words. */
  | { reason: 'declined'; message: string }
  /** The provider gave the intent up; there is a new one. */
  | { reason: 'expired' }
  /** The booking's price is another one now. */
  | { reason: 'repriced' }
  /** Another tab was paying for the same booking. */
  | { reason: 'busy' }
  /** A call failed before anything was charged. */
  | { reason: 'failed'; failure: Failure };

export type PaymentEvent =
  | { type: 'payment.pay' }
  /** Once more what failed. */
  | { type: 'payment.retry' }
  /** Asks again what became of it. */
  | { type: 'payment.checkAgain' }
  /** Nobody can tell what became of an earlier payment: asks about paying once more … */
  | { type: 'payment.payAgain' }
  /** … and goes on with it, at one's own risk, … */
  | { type: 'payment.confirmPayAgain' }
  /** … or does not. */
  | { type: 'payment.cancelPayAgain' }
  /** Its reference was written down. */
  | { type: 'payment.dismiss' }
  /** Everything that was known is void (the sandbox's Reset): begins anew. */
  | { type: 'payment.restart' }
  /** Whose payment it is has gone: what is being charged comes to its outcome, and is recorded when they are back. */
  | { type: 'payment.forsake' }
  /** The connection is back. */
  | { type: 'payment.reconnected' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

export interface PaymentContext {
  bookingId: string;
  /** Whose account pays. */
  email: string;
  /** As it was last read. */
  booking: Booking | null;
  /** An administrator may pay for anybody. */
  isAdmin: boolean;
  /** What the device remembers of this payment, or of an earlier one. */
  attempt: Attempt | null;
  /** One intent a booking and visit; in memory, and on the device only while its outcome is unknown. */
  clientSecret: string | null;
  /** What the intent would charge, in dollars. */
  intentPrice: number | null;
  /** Of the card that is being charged; null while none is. */
  paymentMethodId: string | null;
  /** Whether its person has gone. */
  isForsaken: boolean;
  /** Whether the bank's question may be opened without a press: not where it could not be opened before, nor over another page. */
  mayAsk: boolean;
  /** Whether no other tab can pay for this booking now. */
  holdsLock: boolean;
  refusal: PaymentRefusal | null;
  /** Why the last call that mattered failed. */
  failure: Failure | null;
  /** How often the same was tried, for the pauses between. */
  tries: number;
}
