import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import type { Platform } from '../ports.ts';

/** Milliseconds for a request for the script. Stripe's loader makes two, which together take less than the payment page waits. */
const REQUEST_TIMEOUT = 12_000;

const SCRIPT = 'script[src^="https://js.stripe.com/"]';

/**
 * Loads Stripe's script from Stripe, the only source allowed, and opens it with the shop's key. A request without a response (for example
 * dropped by a filter) never fails on its own, so this fails it, and the next call requests the script again.
 * @param publishableKey public, pk_…
 * @throws if the script cannot be loaded, or Stripe rejects the key
 */
export async function loadScript(publishableKey: string, { wait }: Pick<Platform, 'wait'>): Promise<Stripe> {
  const settled = new AbortController();
  const giveUp = async () => {
    while (!settled.signal.aborted) {
      await wait(REQUEST_TIMEOUT, settled.signal);
      document.querySelector(SCRIPT)?.dispatchEvent(new Event('error'));
    }
  };
  giveUp().catch(() => {
    // The request has settled.
  });
  try {
    const stripe = await loadStripe(publishableKey, { locale: 'en' });
    if (stripe === null) throw new Error('Stripe needs a browser');
    return stripe;
  } finally {
    settled.abort();
  }
}
