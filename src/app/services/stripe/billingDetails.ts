import type { Billing } from '#contract/payment.ts';

/** Converts billing details for Stripe (docs/spec.md#states). Stripe refuses an empty email, so blank values are left out. */
export function toBillingDetails({ name, email, phone }: Billing): Partial<Billing> {
  return Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''));
}
