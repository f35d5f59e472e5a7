import type { Configuration } from '#app/services/configuration/configuration.ts';

/** The content security policy's directives, each with its sources. */
type Policy = Record<string, string[]>;

/** The sources of the code that the pages contain: 'sha256-…' (scripts/build/prerender/html.ts). */
interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows only the site itself. Products may link to pictures on any host over https: (docs/product-rules.md#images). */
const own: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // The shop's code sends every form.
  'form-action': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
};

/**
 * Added for the sandbox: its worker, its manifest and its own pages in frames, and no other host. Without `frame-ancestors` everybody may show
 * it: `*` would refuse slides that are a file, and those in a frame without an origin.
 */
const sandbox: Policy = { 'worker-src': ["'self'"], 'manifest-src': ["'self'"], 'frame-src': ["'self'"] };

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Returns no origin for a path, because it is on the site itself. */
const originsOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin]);

/**
 * Added for the live shop: its backend, Firebase Authentication and Stripe (hosts: SECURITY.md "Headers"). A local emulator replaces the
 * hosts of Firebase, and a local backend serves its pictures over plain http:.
 */
function live({ apiBase, firebase }: Configuration): Policy {
  const [api = ''] = originsOf(apiBase);
  const identity =
    firebase.emulator === null
      ? { calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'], frame: `https://${firebase.authDomain}` }
      : { calls: originsOf(firebase.emulator), frame: new URL(firebase.emulator).origin };
  return {
    'script-src': [...STRIPE, 'https://apis.google.com'],
    'img-src': api.startsWith('http://') ? [api] : [],
    // No other site may lead a click to it.
    'frame-ancestors': ["'none'"],
    'connect-src': [api, ...identity.calls, 'https://api.stripe.com'].filter((source) => source !== ''),
    'frame-src': [...STRIPE, 'https://hooks.stripe.com', identity.frame],
  };
}

function write(...policies: Policy[]): string {
  const directives = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const sourcesOf = (name: string) => policies.flatMap((policy) => policy[name] ?? []);
  return [...directives].map((name) => `${name} ${sourcesOf(name).join(' ')}`).join('; ');
}

/** Returns the headers of every response of the site: of the live shop with this configuration, or of the sandbox (null). */
export const securityHeaders = (configuration: Configuration | null, inline: InlineSources): Record<string, string> => ({
  'Content-Security-Policy': write(
    own,
    { 'script-src': [...inline.scripts], 'style-src': [...inline.styles] },
    configuration === null ? sandbox : live(configuration),
  ),
  'X-Content-Type-Options': 'nosniff',
  // Sends only the origin, and only to https:. Firebase keys may be restricted to it, and paths that contain ids stay private.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), payment=(self "https://js.stripe.com")',
  // Google's sign-in popup must reach the page that opened it; same-origin would prevent that.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // A frame without storage has an origin of its own, and loads scripts and fonts only with this.
  ...(configuration === null ? { 'Access-Control-Allow-Origin': '*' } : {}),
});
