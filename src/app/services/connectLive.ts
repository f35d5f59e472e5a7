import type { Configuration } from '../configuration/configuration.ts';
import { loadOnce } from './loadOnce.ts';
import type { Device } from './ports.ts';
import type { Backend } from './services.ts';
import { createStripeLoader } from './stripe/stripeLoader.ts';

/** What stands behind the live shop: Firebase and Stripe, each in a chunk of its own that is loaded when it is first asked for. */
export const connectLive = ({ firebase, stripe }: Configuration, device: Pick<Device, 'wait'>): Backend => ({
  loadIdentity: loadOnce(async () => (await import('./firebase/createFirebaseIdentity.ts')).createFirebaseIdentity(firebase)),
  loadCards: createStripeLoader({ ...stripe, device }),
  demoAccounts: [],
  notice: null,
  onReset: () => () => {},
});
