// The types between the shop and the card provider (docs/spec.md#payment): Stripe, or the sandbox's fake, behind one port.

/** The billing details of a charge: the booking's name, email and phone (docs/spec.md#states). */
export interface Billing {
  name: string;
  email: string;
  phone: string;
}

/** The provider's response to a card: its payment method id, or the provider's message why the card was refused. */
export type PaymentMethodResult = { state: 'created'; paymentMethodId: string } | { state: 'refused'; message: string };

/**
 * The provider's status of a payment. `succeeded`: charged; `processing`: the result is known later; `actionRequired`: the bank requires
 * authentication; `declined`: nothing was charged and the same intent can be used again, with the provider's message or '' if it has none;
 * `canceled`: nothing was charged, and this intent cannot be charged any more.
 */
export type PaymentResult =
  | { state: 'succeeded'; transactionId: string }
  | { state: 'processing' }
  | { state: 'actionRequired' }
  | { state: 'declined'; message: string }
  | { state: 'canceled' };

/** Returns the id of an intent, which is not secret, from the start of its client secret; '' if the secret has another format. */
export function intentIdOf(clientSecret: string): string {
  const end = clientSecret.indexOf('_secret_');
  return end > 0 ? clientSecret.slice(0, end) : '';
}
