import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { CardPayments, Platform } from '../ports.ts';
import { StripeCardField } from './StripeCardField.tsx';
import { loadScript } from './loadScript.ts';
import { createStripeCards, type MountedField } from './stripeCards.ts';

/**
 * Opens Stripe with the key of this build.
 * @throws if its script cannot be loaded, or Stripe rejects the key
 */
export const openCards = (platform: Pick<Platform, 'wait'>): Promise<CardPayments> => openStripe({ ...CONFIGURATION.stripe, platform });

interface StripeOptions {
  /** The shop's public Stripe key (docs/spec.md#constants: in test mode), pk_test_…; a page never contains a secret key. */
  publishableKey: string;
  platform: Pick<Platform, 'wait'>;
}

/**
 * Opens Stripe with a card field.
 * @throws if its script cannot be loaded, or Stripe rejects the key
 */
export async function openStripe({ publishableKey, platform }: StripeOptions): Promise<CardPayments> {
  const stripe = await loadScript(publishableKey, platform);
  return createStripeCards(stripe, createMountedField(stripe, platform));
}

/** Creates a card field whose element reaches only Stripe, and no prop or store of the shop. */
function createMountedField(stripe: Stripe, platform: Pick<Platform, 'wait'>): MountedField {
  let mounted: StripeCardElement | null = null;
  // A promise, because Stripe's components initialize twice in StrictMode if they get the object itself.
  const loaded = Promise.resolve(stripe);
  const assignElement = (element: StripeCardElement | null) => {
    mounted = element;
  };
  return {
    CardField: (props) => <StripeCardField {...props} stripe={loaded} platform={platform} onElement={assignElement} />,
    read: () => mounted,
  };
}
