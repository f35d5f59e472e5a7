import * as v from 'valibot';
import { apiAddress, flag, host, isOnThisComputer, loopbackAddress, publishableKey, required } from './variables.ts';

/** What a live build is told by its environment; .env.example says where each comes from. All of it is public: it is in the bundle. */
const Variables = v.object({
  VITE_API_URL: apiAddress,
  VITE_SEND_TOKEN: v.optional(flag, 'false'),
  VITE_FIREBASE_API_KEY: required,
  VITE_FIREBASE_AUTH_DOMAIN: host,
  VITE_FIREBASE_PROJECT_ID: required,
  VITE_FIREBASE_APP_ID: required,
  VITE_FIREBASE_AUTH_EMULATOR: v.optional(loopbackAddress),
  VITE_STRIPE_PUBLISHABLE_KEY: publishableKey,
});

/** The web configuration of a Firebase project. */
export interface FirebaseConfiguration {
  apiKey: string;
  /** The host that shows Google's sign-in, 'shop.firebaseapp.com'. */
  authDomain: string;
  projectId: string;
  appId: string;
  /** The address of an Auth emulator on this computer, in place of the real service; null is the real service. */
  emulator: string | null;
}

/** Everything that a live build needs to know. */
export interface Configuration {
  /** Where the backend answers, without a slash at its end: an https: address, plain http: on this computer, or a path of the site. */
  apiBase: string;
  /** Whether the bearer goes with every call (docs/product-rules.md#token). */
  sendToken: boolean;
  firebase: FirebaseConfiguration;
  stripe: { publishableKey: string };
}

/** A variable that is missing or wrong, and what is wrong with it, as a sentence without the variable's value. */
export interface Fault {
  variable: string;
  problem: string;
}

export type ConfigurationReading = { state: 'ready'; configuration: Configuration } | { state: 'faulty'; faults: Fault[] };

/** An emulator signs anybody in as anybody. */
const EMULATED_LIVE: Fault = {
  variable: 'VITE_FIREBASE_AUTH_EMULATOR',
  problem: 'It must not be set for a live shop: an emulator stands only before a backend on this computer.',
};

/** Blank is missing. */
const filled = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

const faultOf = (issue: v.BaseIssue<unknown>): Fault => {
  const variable = v.getDotPath(issue) ?? '';
  return { variable, problem: issue.received === 'undefined' ? 'It is missing.' : issue.message };
};

/** Reads the variables of a build. Runs while the site is built, so that none of it is in what shoppers load. */
export function readConfiguration(variables: Record<string, string>): ConfigurationReading {
  const { success, output, issues } = v.safeParse(Variables, filled(variables), { abortPipeEarly: true });
  if (!success) return { state: 'faulty', faults: issues.map((issue) => faultOf(issue)) };
  const emulator = output.VITE_FIREBASE_AUTH_EMULATOR ?? null;
  if (emulator !== null && !isOnThisComputer(output.VITE_API_URL)) return { state: 'faulty', faults: [EMULATED_LIVE] };
  return {
    state: 'ready',
    configuration: {
      apiBase: output.VITE_API_URL.replace(/\/+$/, ''),
      sendToken: output.VITE_SEND_TOKEN === 'true',
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
