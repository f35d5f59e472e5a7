import { parseArgs } from 'node:util';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { sameEmail } from '#contract/sameEmail.ts';

/** The operations that cannot be undone. They are tried only if --keep names them. */
const KEEPABLE = ['createReview', 'makeAdmin', 'saveUser'] as const;
type Keepable = (typeof KEEPABLE)[number];

/** The parsed command line. */
export interface Options {
  /** The base URL of the backend, `<api>`. */
  url: string;
  /** The URL of the shop's own files. Without it products.json is not read. */
  site?: string;
  /** The e-mail of a disposable account. */
  email?: string;
  adminEmail?: string;
  /** An access token to use instead of the one from POST /login, as is `adminToken`. Secret. */
  token?: string;
  adminToken?: string;
  write: boolean;
  keep: readonly Keepable[];
  expectSecure: boolean;
}

/** Wrong usage of the command line. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Allows plain http only for this machine, because others could read an access token in transit. */
function readAddress(name: string, value: string): string {
  if (!URL.canParse(value)) throw new UsageError(`--${name} must be an address such as https://api.example.com`);
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new UsageError(`--${name} must begin with https:// (http:// is for this machine alone)`);
  if (username + password + search + hash !== '') throw new UsageError(`--${name} must have no password, ? or # in it`);
  return value;
}

function readKeep(values: readonly string[]): Keepable[] {
  const names = values.flatMap((value) => value.split(','));
  const unknownName = names.find((name) => !KEEPABLE.some((known) => known === name));
  if (unknownName !== undefined) throw new UsageError(`--keep knows ${KEEPABLE.join(', ')}, and not ${unknownName}`);
  return names as Keepable[];
}

const OPTION_TYPES = {
  url: { type: 'string' },
  site: { type: 'string' },
  email: { type: 'string' },
  'admin-email': { type: 'string' },
  token: { type: 'string' },
  write: { type: 'boolean', default: false },
  keep: { type: 'string', multiple: true, default: [] as string[] },
  'expect-secure': { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTION_TYPES }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line, and the access tokens in the environment. Throws UsageError. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const {
    url,
    site,
    email,
    'admin-email': adminEmail,
    token = env['VERIFY_TOKEN'],
    write,
    keep,
    'expect-secure': expectSecure,
  } = parse(args);
  const adminToken = env['VERIFY_ADMIN_TOKEN'];
  if (url === undefined) throw new UsageError('--url is missing: the address of the backend');
  if (write && email === undefined)
    throw new UsageError('--write needs --email: a disposable account, whose orders and record are written');
  if (email !== undefined && adminEmail !== undefined && sameEmail(email, adminEmail))
    throw new UsageError('--email and --admin-email must be two people, or every security check would look failed');
  if (keep.length > 0 && !write) throw new UsageError('--keep goes with --write');
  return {
    url: readAddress('url', url),
    ...(site !== undefined && { site: readAddress('site', site) }),
    ...(email !== undefined && { email }),
    ...(adminEmail !== undefined && { adminEmail }),
    ...(token !== undefined && { token }),
    ...(adminToken !== undefined && { adminToken }),
    write,
    keep: readKeep(keep),
    expectSecure,
  };
}

/** How to call the program. */
export const USAGE = `npm run verify:api -- --url https://… [options]
  --url URL          the backend, as the shop would call it; http:// for this machine alone
  --site URL         the shop's site, to read its products.json
  --email ADDRESS    a disposable account, best with a + in it; without it only public calls are tried
  --admin-email ADDRESS
                     an administrator; without it no call that only they may make is tried
  --token TEXT       a bearer for --email, where POST /login gives none that the backend takes; better VERIFY_TOKEN in the environment,
                     and VERIFY_ADMIN_TOKEN for the administrator's: other programs can read a command line
  --write            tries the calls that write, too, and takes back what it made
  --keep NAMES       with --write also what cannot be taken back: ${KEEPABLE.join(', ')}
  --expect-secure    sends requests that a secure backend refuses; they do no harm if it accepts them
Exits with 0 if nothing documented differs and no security check failed, with 2 for wrong usage, else with 1.`;
