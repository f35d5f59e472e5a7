import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

const wholeNumber = v.pipe(v.string(), v.digits(), v.toNumber());
const filled = v.pipe(v.string(), v.nonEmpty());
const splitList = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()));
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** The settings of the backend, which come from the environment. docs/backend.md lists them. */
const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber, '4180'),
  /** Of another PostgreSQL than the one that the backend starts itself. */
  DATABASE_URL: v.optional(filled),
  /** Of the PostgreSQL that the backend starts itself. */
  DATABASE_FOLDER: v.optional(filled, 'backend/data'),
  /** A build of the live shop for VITE_API_URL=/api. With it, the shop is served too, and the calls are below /api. */
  SITE_FOLDER: v.optional(filled),
  /** Signs the access tokens. With another one, everybody's token is renewed. */
  TOKEN_SECRET: v.pipe(v.string(), v.minLength(32)),
  FIREBASE_PROJECT_ID: filled,
  /** `emulator` accepts the unsigned tokens of Firebase's Auth emulator, only on this computer. */
  FIREBASE_TOKENS: v.optional(v.picklist(['signed', 'emulator']), 'signed'),
  /** Without it, nobody can pay. */
  STRIPE_SECRET_KEY: v.optional(filled),
  STRIPE_WEBHOOK_SECRET: v.optional(filled),
  /** An address in place of Stripe's own, for tests. */
  STRIPE_ADDRESS: v.optional(v.pipe(v.string(), v.url())),
  /** The origins of the shop's pages, separated by commas. */
  ORIGINS: v.optional(v.pipe(v.string(), v.transform(splitList)), ''),
  /** How many requests an address may make. */
  REQUESTS_PER_MINUTE: v.optional(wholeNumber, '600'),
  /** How many milliseconds a request may take to arrive. */
  REQUEST_TIMEOUT: v.optional(wholeNumber, '20000'),
  /** Lets whoever sends it as the bearer token read `/metrics`. Without it, nobody can. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** `loopback` believes the client's address that a proxy on this computer passes on. */
  TRUST_PROXY: v.optional(v.picklist(['none', 'loopback']), 'none'),
});

const Configuration = v.pipe(
  Environment,
  v.check(
    ({ FIREBASE_TOKENS, HOST }) => FIREBASE_TOKENS === 'signed' || LOOPBACK.includes(HOST),
    'FIREBASE_TOKENS=emulator lets anybody be anybody, so it needs HOST=127.0.0.1',
  ),
  v.check(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => (STRIPE_SECRET_KEY === undefined) === (STRIPE_WEBHOOK_SECRET === undefined),
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together',
  ),
);
export type Configuration = v.InferOutput<typeof Configuration>;

/** A demo with any of these is no trial, and needs the others too. */
const CHOSEN = ['DATABASE_URL', 'TOKEN_SECRET', 'FIREBASE_PROJECT_ID', 'STRIPE_SECRET_KEY'];
/** The settings of a trial: on this computer, with the emulator's tokens and without payments. */
const trial = () => ({
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  FIREBASE_PROJECT_ID: 'demo-gadget-garage',
  FIREBASE_TOKENS: 'emulator',
});

/**
 * Reads the settings. Throws an error whose message names each setting that is missing or wrong, and no value. `isDemo`: none are needed to
 * try the backend. Without it they are, because a real shop whose settings are not found must not open to unsigned tokens.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>, isDemo = false): Configuration {
  const isTrial = isDemo && CHOSEN.every((name) => environment[name] === undefined);
  const parsed = v.safeParse(Configuration, isTrial ? { ...trial(), ...environment } : environment);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue);
    if (name === null) return issue.message;
    if (environment[name] === undefined) return `${name} is missing`;
    return issue.type === 'min_length' ? `${name} must have at least ${issue.requirement} characters` : `${name} cannot be used`;
  });
  throw new Error(`The backend cannot start:\n  ${lines.join('\n  ')}`);
}
