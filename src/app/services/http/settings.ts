import type { AccessToken } from '../accessToken.ts';
import type { Device } from '../ports.ts';

/** What the client is made with. */
export interface ClientSettings {
  /** Where the backend answers: `https://host/api`, `/api`. */
  apiBase: string;
  /** Where the site's own files lie: `/`, `/shop/`. */
  siteBase: string;
  token: Pick<AccessToken, 'current' | 'get' | 'renew'>;
  /** Whether calls besides createPaymentIntent carry the bearer too (DECISIONS "Token"). */
  sendToken: boolean;
  device: Pick<Device, 'now' | 'random' | 'wait'>;
  /** False only where it is known that nothing can be sent: writes are then refused unsent. A sandbox inside the page is always online. */
  isOnline: () => boolean;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}
