import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Platform } from '../ports.ts';
import { CardField } from './CardField.tsx';
import type { MountedField } from './stripeCards.ts';

/** A card field that passes its element only to Stripe: no prop and no store of the shop ever holds it. */
export function createMountedField(stripe: Stripe, platform: Pick<Platform, 'wait'>): MountedField {
  let present: StripeCardElement | null = null;
  // A promise, because Stripe's components initialize twice in StrictMode if they get the object itself.
  const loaded = Promise.resolve(stripe);
  const hold = (element: StripeCardElement | null) => {
    present = element;
  };
  return {
    CardField: (props) => <CardField {...props} stripe={loaded} platform={platform} onElement={hold} />,
    read: () => present,
  };
}
