import type { Billing } from '#contract/payment.ts';

/** Whom the card is charged to, as Stripe takes it (docs/spec.md#states): it refuses an empty e-mail, so what is blank is left out. */
export function toBillingDetails({ name, email, phone }: Billing): Partial<Billing> {
  return Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''));
}
