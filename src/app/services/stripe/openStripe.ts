import type { CardPayments, Platform } from '../ports.ts';
import { loadScript } from './loadScript.ts';
import { createMountedField } from './mountedField.tsx';
import { createStripeCards } from './stripeCards.ts';

export interface StripeOptions {
  /** The shop's public key at Stripe (docs/spec.md#constants: in test mode), pk_test_…; nothing secret is ever in a page. */
  publishableKey: string;
  platform: Pick<Platform, 'wait'>;
}

/** Stripe, with a field to type into. @throws where its script cannot be loaded, or Stripe does not take the key */
export async function openStripe({ publishableKey, platform }: StripeOptions): Promise<CardPayments> {
  const stripe = await loadScript(publishableKey, platform);
  return createStripeCards(stripe, createMountedField(stripe, platform));
}
