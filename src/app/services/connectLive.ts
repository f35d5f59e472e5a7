import { loadOnce } from './loadOnce.ts';
import type { Platform } from './ports.ts';
import type { Providers } from './services.ts';

/**
 * The providers of the live shop: Firebase, loaded after the first paint, and Stripe, loaded only by the payment page. A failed load can be
 * retried.
 */
export const connectLive = (platform: Pick<Platform, 'wait'>): Providers => ({
  loadIdentity: loadOnce(async () => (await import('./firebase/openIdentity.ts')).openIdentity()),
  loadCards: loadOnce(async () => (await import('./stripe/openCards.tsx')).openCards(platform)),
  demoAccounts: [],
  notice: null,
  onReset: () => () => {},
});
