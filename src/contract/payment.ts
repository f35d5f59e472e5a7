// What shop and card provider agree on (docs/spec.md#payment): Stripe, or the sandbox's stand-in, behind one port.

/** Whom the card is charged to: the booking's name, email and phone (docs/spec.md#states). */
export interface Billing {
  name: string;
  email: string;
  phone: string;
}

/** What became of a card that was typed: the provider's id of it, or why it takes no such card, in the provider's words. */
export type PaymentMethodAnswer = { state: 'created'; paymentMethodId: string } | { state: 'refused'; message: string };

/**
 * Where a payment stands, as the provider tells it. `succeeded`: charged; `processing`: it will be known later; `actionRequired`: the
 * bank wants the shopper to confirm; `declined`: nothing was charged and the same intent can be used again, with the provider's words or
 * '' when it has none; `canceled`: nothing was charged, and this intent never will be.
 */
export type PaymentAnswer =
  | { state: 'succeeded'; transactionId: string }
  | { state: 'processing' }
  | { state: 'actionRequired' }
  | { state: 'declined'; message: string }
  | { state: 'canceled' };

/** The id of an intent, which is no secret: what its client secret begins with. '' when it is shaped otherwise. */
export function intentIdOf(clientSecret: string): string {
  const end = clientSecret.indexOf('_secret_');
  return end > 0 ? clientSecret.slice(0, end) : '';
}
