import type { AccessToken } from '../accessToken.ts';
import type { Platform } from '../ports.ts';

/** The options of the HTTP client. */
export interface ClientSettings {
  /** The base URL of the backend: `https://host/api`, `/api`. */
  apiBase: string;
  /** The base path of the site's own files: `/`, `/shop/`. */
  siteBase: string;
  token: Pick<AccessToken, 'current' | 'get' | 'renew'>;
  /** If true, calls besides createPaymentIntent carry the token too (docs/product-rules.md#token). */
  sendToken: boolean;
  /** While it is offline, writes are rejected without being sent. */
  platform: Pick<Platform, 'now' | 'random' | 'wait' | 'isOnline'>;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}
