import type { CardPayments, Platform } from '../ports.ts';
import { loadScript } from './loadScript.ts';
import { createMountedField } from './mountedField.tsx';
import { createStripeCards } from './stripeCards.ts';

export interface StripeOptions {
  /** The shop's public Stripe key (docs/spec.md#constants: in test mode), pk_test_…; a page never contains a secret key. */
  publishableKey: string;
  platform: Pick<Platform, 'wait'>;
}

/** Stripe, with a card field. @throws if its script cannot be loaded, or Stripe rejects the key */
export async function openStripe({ publishableKey, platform }: StripeOptions): Promise<CardPayments> {
  const stripe = await loadScript(publishableKey, platform);
  return createStripeCards(stripe, createMountedField(stripe, platform));
}
