import { loadOnce } from './loadOnce.ts';
import type { Platform } from './ports.ts';
import type { Backend } from './services.ts';

/**
 * The backend of the live shop: Firebase, loaded after the first paint, and Stripe, loaded only by the payment page. A failed load can be
 * retried.
 */
export const connectLive = (platform: Pick<Platform, 'wait'>): Backend => ({
  loadIdentity: loadOnce(async () => (await import('./firebase/openIdentity.ts')).openIdentity()),
  loadCards: loadOnce(async () => (await import('./stripe/openCards.tsx')).openCards(platform)),
  demoAccounts: [],
  notice: null,
  onReset: () => () => {},
});
