import * as v from 'valibot';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';

/** A required variable. If it is missing, the fault names it. */
export const required = v.string();

/** True if the URL has only a host, a port and a path, so that it is safe to write into a header. */
const plain = ({ username, password, search, hash, hostname }: URL) =>
  [username, password, search, hash].every((part) => part === '') && /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/.test(hostname);

function isApiAddress(text: string): boolean {
  if (text.startsWith('/')) return /^(?:\/[\w.~-]+)+\/?$/.test(text);
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const url = new URL(text);
  return plain(url) && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}

/** True if a URL points to this computer; false for a path of the site. */
export const isOnThisComputer = (address: string): boolean => URL.canParse(address) && isLoopback(new URL(address).hostname);

/** The base URL of the backend. Plain http: can be read and changed on the network, so it is allowed only for this computer. */
export const apiAddress = v.pipe(
  required,
  v.check(
    isApiAddress,
    'It must be an https:// address, or a path of the site such as /api. Plain http:// is for this computer only, as in http://127.0.0.1:4174.',
  ),
);

/** A URL on this computer, for the emulator of a service. */
export const loopbackAddress = v.pipe(
  required,
  v.check(
    (text) => URL.canParse(text) && plain(new URL(text)) && new URL(text).pathname === '/' && isLoopback(new URL(text).hostname),
    'It must be the address of an emulator on this computer, as in http://127.0.0.1:9099, and must not be set for a live shop.',
  ),
);

/** A host name with an optional port, and nothing else. */
export const host = v.pipe(
  required,
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i, 'It must be a host alone, as in shop.firebaseapp.com: no https://, no path.'),
);

export const flag = v.picklist(['true', 'false'], 'It must be true or false.');

/** Stripe's key for browsers. A secret key never gets here, because the build fails first (secrets.ts). */
export const publishableKey = v.pipe(
  required,
  v.regex(/^pk_(?:test|live)_\w+$/, 'It must be the publishable key of Stripe, which begins with pk_test_ or pk_live_.'),
);
