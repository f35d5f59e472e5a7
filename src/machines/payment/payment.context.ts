import { type Billing, intentIdOf } from '#contract/payment.ts';
import type { Attempt, PaymentContext } from './payment.types.ts';

/** The billing details for the card (docs/spec.md#states). */
export const billingOf = ({ booking }: PaymentContext): Billing => ({
  name: booking?.name ?? '',
  email: booking?.email ?? '',
  phone: booking?.phone ?? '',
});

/** The context before anything is loaded. */
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

/** The pending payment to store while the card is being charged. */
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
