import type { Configuration } from '../configuration/configuration.ts';
import { loadOnce } from './loadOnce.ts';
import type { Device } from './ports.ts';
import type { Backend } from './services.ts';

/** What stands behind the live shop: Firebase and Stripe, each in a chunk of its own that is loaded when it is first asked for. */
export const connectLive = ({ firebase, stripe }: Configuration, device: Device): Backend => ({
  loadIdentity: loadOnce(async () => (await import('./firebase/createFirebaseIdentity.ts')).createFirebaseIdentity(firebase)),
  loadCards: loadOnce(async () => (await import('./stripe/openStripe.ts')).openStripe({ ...stripe, device })),
  demoAccounts: [],
  notice: null,
  onReset: () => () => {},
});
