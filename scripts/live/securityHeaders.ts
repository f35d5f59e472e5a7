import type { Configuration } from '#app/configuration/configuration.ts';

/** The content security policy's directives, each with its sources. */
type Policy = Record<string, string[]>;

/** Nothing but the site itself. Pictures may come from wherever a product names them, over https: (docs/product-rules.md#images). */
const own: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
};

/** What the sandbox adds: its worker, and nobody else. */
const sandbox: Policy = { 'worker-src': ["'self'"] };

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** A path of the site has no origin of its own. */
const originsOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin]);

/**
 * What the live shop adds: its backend, Firebase Authentication and Stripe (hosts: SECURITY.md "Headers"). An emulator on this computer
 * stands in for the hosts of Firebase, and a backend there serves its pictures over plain http:.
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
    'connect-src': [api, ...identity.calls, 'https://api.stripe.com'].filter((source) => source !== ''),
    'frame-src': [...STRIPE, 'https://hooks.stripe.com', identity.frame],
  };
}

function write(...policies: Policy[]): string {
  const directives = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const sourcesOf = (name: string) => policies.flatMap((policy) => policy[name] ?? []);
  return [...directives].map((name) => `${name} ${sourcesOf(name).join(' ')}`).join('; ');
}

/** The headers of every answer of the site: of the live shop with this configuration, or of the sandbox (null). */
export const securityHeaders = (configuration: Configuration | null): Record<string, string> => ({
  'Content-Security-Policy': write(own, configuration === null ? sandbox : live(configuration)),
  'X-Content-Type-Options': 'nosniff',
  // The origin alone, and to https: alone: keys of Firebase may be bound to it, and paths with ids in them stay here.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), payment=(self "https://js.stripe.com")',
  // Google's sign-in is a popup that must find its way back: same-origin alone would cut it off.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});
