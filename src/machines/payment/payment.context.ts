import { type Billing, intentIdOf } from '#contract/payment.ts';
import type { Attempt, PaymentContext } from './payment.types.ts';

/** Whom the card is charged to (docs/spec.md#states). */
export const billingOf = ({ booking }: PaymentContext): Billing => ({
  name: booking?.name ?? '',
  email: booking?.email ?? '',
  phone: booking?.phone ?? '',
});

/** A payment before anything is known. */
export const unpaid: Omit<PaymentContext, 'bookingId' | 'email'> = {
  booking: null,
  isAdmin: false,
  attempt: null,
  clientSecret: null,
  intentPrice: null,
  paymentMethodId: null,
  isForsaken: false,
  mayAsk: true,
  holdsLock: false,
  refusal: null,
  failure: null,
  tries: 0,
};

/** What this attempt is while the card is being charged. */
export const attemptOf = ({ bookingId, email, booking, clientSecret, paymentMethodId }: PaymentContext): Attempt => ({
  bookingId,
  email,
  intentId: intentIdOf(clientSecret ?? ''),
  name: booking?.name ?? '',
  price: booking?.price ?? 0,
  stage: 'confirming',
  transactionId: '',
  paymentMethodId: paymentMethodId ?? '',
});
