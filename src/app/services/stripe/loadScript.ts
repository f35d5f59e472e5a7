import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import type { Platform } from '../ports.ts';

/** Of a request for the script, of which there are two: less than the payment page waits in all. */
const PATIENCE_MS = 12_000;

const SCRIPT = 'script[src^="https://js.stripe.com/"]';

/**
 * Loads Stripe's script from where Stripe serves it, the only place it may come from, and opens it with the shop's key. A request that
 * nobody answers (a filter that drops what it does not like) never fails by itself: it is given up, so that the next call asks anew.
 * @param publishableKey public, pk_…
 * @throws where the script cannot be loaded, or Stripe does not take the key
 */
export async function loadScript(publishableKey: string, { wait }: Pick<Platform, 'wait'>): Promise<Stripe> {
  const settled = new AbortController();
  const giveUp = async () => {
    while (!settled.signal.aborted) {
      await wait(PATIENCE_MS, settled.signal);
      document.querySelector(SCRIPT)?.dispatchEvent(new Event('error'));
    }
  };
  giveUp().catch(() => {
    // It was answered, one way or the other.
  });
  try {
    const stripe = await loadStripe(publishableKey, { locale: 'en' });
    if (stripe === null) throw new Error('Stripe needs a browser');
    return stripe;
  } finally {
    settled.abort();
  }
}
