import { loadOnce } from '../loadOnce.ts';
import type { CardPayments } from '../ports.ts';
import type { StripeOptions } from './openStripe.ts';

/**
 * Loads what takes cards when the payment page first asks for it: no other page loads Stripe's script. All who ask share one attempt; after
 * one that failed the next call tries again.
 */
export function createStripeLoader(options: StripeOptions): () => Promise<CardPayments> {
  return loadOnce(async () => {
    const { openStripe } = await import('./openStripe.ts');
    return openStripe(options);
  });
}
