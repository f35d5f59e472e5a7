import type { AccessToken } from '../accessToken.ts';
import type { Platform } from '../ports.ts';

/** What the client is made with. */
export interface ClientSettings {
  /** Where the backend answers: `https://host/api`, `/api`. */
  apiBase: string;
  /** Where the site's own files lie: `/`, `/shop/`. */
  siteBase: string;
  token: Pick<AccessToken, 'current' | 'get' | 'renew'>;
  /** Whether calls besides createPaymentIntent carry the bearer too (docs/product-rules.md#token). */
  sendToken: boolean;
  /** Where it is not online writes are refused unsent. */
  platform: Pick<Platform, 'now' | 'random' | 'wait' | 'isOnline'>;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}
