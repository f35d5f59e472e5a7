import * as v from 'valibot';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';

/** A required variable. If it is missing, a fault says so. */
const required = v.string();

/** True if the URL has only a host, a port and a path, so that it is safe to write into a header. */
const isPlainUrl = ({ username, password, search, hash, hostname }: URL) =>
  [username, password, search, hash].every((part) => part === '') && /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/.test(hostname);

function isApiAddress(text: string): boolean {
  if (text.startsWith('/')) return /^(?:\/[\w.~-]+)+\/?$/.test(text);
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const url = new URL(text);
  return isPlainUrl(url) && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}

/** True if a URL points to this computer; false for a path of the site. */
const isOnThisComputer = (address: string): boolean => URL.canParse(address) && isLoopback(new URL(address).hostname);

/** The base URL of the backend. Plain http: can be read and changed on the network, so it is allowed only for this computer. */
const apiAddress = v.pipe(
  required,
  v.check(
    isApiAddress,
    'It must be an https:// address, or a path of the site such as /api. Plain http:// is for this computer only, as in http://127.0.0.1:4174.',
  ),
);

/** A URL on this computer, for the emulator of a service. */
const loopbackAddress = v.pipe(
  required,
  v.check(
    (text) => URL.canParse(text) && isPlainUrl(new URL(text)) && new URL(text).pathname === '/' && isLoopback(new URL(text).hostname),
    'It must be the address of an emulator on this computer, as in http://127.0.0.1:9099, and must not be set for a live shop.',
  ),
);

/** A host name with an optional port, and nothing else. */
const host = v.pipe(
  required,
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i, 'It must be a host alone, as in shop.firebaseapp.com: no https://, no path.'),
);

const flag = v.picklist(['true', 'false'], 'It must be true or false.');

/** The fault of an unknown wording. */
export const NO_WORDING = 'It must be documented or corrected.';
/** The wording of the documented texts. It is no part of the configuration, because src/contract/texts.ts reads it in every build. */
const texts = v.optional(v.picklist(['documented', 'corrected'], NO_WORDING), 'documented');

/** Stripe's key for browsers. A secret key never gets here, because the build fails first (buildConfiguration.ts). */
const publishableKey = v.pipe(
  required,
  v.regex(/^pk_(?:test|live)_\w+$/, 'It must be the publishable key of Stripe, which begins with pk_test_ or pk_live_.'),
);

/**
 * The environment variables of a live build; .env.example says where each comes from. All of them are public, because they are in the
 * bundle.
 */
const Variables = v.object({
  VITE_API_URL: apiAddress,
  VITE_SEND_TOKEN: v.optional(flag, 'false'),
  VITE_CONDITIONAL_WRITES: v.optional(flag, 'false'),
  VITE_LOGIN_PROOF: v.optional(flag, 'false'),
  VITE_FIREBASE_API_KEY: required,
  VITE_FIREBASE_AUTH_DOMAIN: host,
  VITE_FIREBASE_PROJECT_ID: required,
  VITE_FIREBASE_APP_ID: required,
  VITE_FIREBASE_AUTH_EMULATOR: v.optional(loopbackAddress),
  VITE_STRIPE_PUBLISHABLE_KEY: publishableKey,
  VITE_TEXTS: texts,
});

/** The web configuration of a Firebase project. */
export interface FirebaseConfiguration {
  apiKey: string;
  /** The host that shows Google's sign-in, 'shop.firebaseapp.com'. */
  authDomain: string;
  projectId: string;
  appId: string;
  /** The URL of an Auth emulator on this computer, in place of the real service; null for the real service. */
  emulator: string | null;
}

/** The configuration of a live build. */
export interface Configuration {
  /** The base URL of the backend, without a trailing slash: an https: URL, plain http: on this computer, or a path of the site. */
  apiBase: string;
  /** If true, calls to the API carry the access token; if false, only those with that `bearer` (docs/product-rules.md#token). */
  sendToken: boolean;
  /** If true, writes carry If-Match and Idempotency-Key (docs/product-rules.md#conditional-writes). */
  conditionalWrites: boolean;
  /** If true, POST /login carries the identity service's own token (docs/product-rules.md#login-proof). */
  loginProof: boolean;
  firebase: FirebaseConfiguration;
  stripe: { publishableKey: string };
}

/** A variable that is missing or wrong. `problem` is a sentence without the value of the variable. */
export interface ConfigurationFault {
  variable: string;
  problem: string;
}

/** A valid configuration, or its faults. */
export type ConfigurationReading = { state: 'ready'; configuration: Configuration } | { state: 'faulty'; faults: ConfigurationFault[] };

/** The fault of an emulator for a live shop. An emulator lets anybody sign in as any user. */
const EMULATED_LIVE: ConfigurationFault = {
  variable: 'VITE_FIREBASE_AUTH_EMULATOR',
  problem: 'It must not be set for a live shop: an emulator works only with a backend on this computer.',
};

/** Trims the values and drops blank ones, which count as missing. */
const withoutBlanks = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

const faultOf = (issue: v.BaseIssue<unknown>): ConfigurationFault => {
  const variable = v.getDotPath(issue) ?? '';
  return { variable, problem: issue.received === 'undefined' ? 'It is missing.' : issue.message };
};

/** Reads the wording of the documented texts, which builds without a backend have too; null if the variable has another value. */
export function readWording(variables: Record<string, string>): v.InferOutput<typeof texts> | null {
  const { success, output } = v.safeParse(texts, withoutBlanks(variables)['VITE_TEXTS']);
  return success ? output : null;
}

/** Reads the variables of a build. Runs at build time, so that this code is not in the bundle. */
export function readConfiguration(variables: Record<string, string>): ConfigurationReading {
  const { success, output, issues } = v.safeParse(Variables, withoutBlanks(variables), { abortPipeEarly: true });
  if (!success) return { state: 'faulty', faults: issues.map((issue) => faultOf(issue)) };
  const emulator = output.VITE_FIREBASE_AUTH_EMULATOR ?? null;
  if (emulator !== null && !isOnThisComputer(output.VITE_API_URL)) return { state: 'faulty', faults: [EMULATED_LIVE] };
  return {
    state: 'ready',
    configuration: {
      apiBase: output.VITE_API_URL.replace(/\/+$/, ''),
      sendToken: output.VITE_SEND_TOKEN === 'true',
      conditionalWrites: output.VITE_CONDITIONAL_WRITES === 'true',
      loginProof: output.VITE_LOGIN_PROOF === 'true',
      firebase: {
        apiKey: output.VITE_FIREBASE_API_KEY,
        authDomain: output.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: output.VITE_FIREBASE_PROJECT_ID,
        appId: output.VITE_FIREBASE_APP_ID,
        emulator,
      },
      stripe: { publishableKey: output.VITE_STRIPE_PUBLISHABLE_KEY },
    },
  };
}
