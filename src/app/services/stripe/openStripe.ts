import type { CardPayments, Device } from '../ports.ts';
import { loadScript } from './loadScript.ts';
import { createMountedField } from './mountedField.tsx';
import { createStripeCards } from './stripeCards.ts';

export interface StripeOptions {
  /** The shop's public key at Stripe (docs/spec.md#constants: in test mode), pk_test_…; nothing secret is ever in a page. */
  publishableKey: string;
  device: Pick<Device, 'wait'>;
}

/** Stripe, with a field to type into. @throws where its script cannot be loaded, or Stripe does not take the key */
export async function openStripe({ publishableKey, device }: StripeOptions): Promise<CardPayments> {
  const stripe = await loadScript(publishableKey, device);
  return createStripeCards(stripe, createMountedField(stripe, device));
}
