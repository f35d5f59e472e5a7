import type { Configuration } from '../configuration/configuration.ts';
import { loadOnce } from './loadOnce.ts';
import type { Backend } from './services.ts';

/** What stands behind the live shop: Firebase and Stripe, each in a chunk of its own that is loaded when it is first asked for. */
export const connectLive = ({ firebase, stripe }: Configuration): Backend => ({
  loadIdentity: loadOnce(async () => (await import('./firebase/createFirebaseIdentity.ts')).createFirebaseIdentity(firebase)),
  loadCards: () => Promise.reject(new Error(`No cards yet for ${stripe.publishableKey}`)),
  demoAccounts: [],
  notice: null,
  onReset: () => () => {},
});
