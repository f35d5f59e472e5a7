import { parseArgs } from 'node:util';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import type { OperationName } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { Options } from './run.ts';
import { permanentWrites } from './writes/writes.ts';

/** Wrong usage of the command line. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Allows plain http only for this machine, because others could read an access token in transit. */
function readAddress(name: string, value: string): string {
  if (!URL.canParse(value)) throw new UsageError(`--${name} must be an address such as https://api.example.com`);
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new UsageError(`--${name} must begin with https:// (http:// is allowed only for this machine)`);
  if (username + password + search + hash !== '') throw new UsageError(`--${name} must not contain a password, ? or #`);
  return value;
}

function readKeep(values: readonly string[]): OperationName[] {
  const names = values.flatMap((value) => value.split(','));
  const unknownName = names.find((name) => !permanentWrites.some((known) => known === name));
  if (unknownName !== undefined) throw new UsageError(`--keep accepts ${permanentWrites.join(', ')}, not ${unknownName}`);
  return names as OperationName[];
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
  const idToken = env['VERIFY_ID_TOKEN'];
  const adminIdToken = env['VERIFY_ADMIN_ID_TOKEN'];
  if (url === undefined) throw new UsageError('--url is missing: the address of the backend');
  if (write && email === undefined)
    throw new UsageError('--write needs --email: a disposable account, whose orders and record are written');
  if (email !== undefined && adminEmail !== undefined && sameEmail(email, adminEmail))
    throw new UsageError('--email and --admin-email must be different users, or every security check would fail');
  if (keep.length > 0 && !write) throw new UsageError('--keep needs --write');
  return {
    url: readAddress('url', url),
    ...(site !== undefined && { site: readAddress('site', site) }),
    ...(email !== undefined && { email }),
    ...(adminEmail !== undefined && { adminEmail }),
    ...(token !== undefined && { token }),
    ...(adminToken !== undefined && { adminToken }),
    ...(idToken !== undefined && { idToken }),
    ...(adminIdToken !== undefined && { adminIdToken }),
    write,
    keep: readKeep(keep),
    expectSecure,
  };
}

export const USAGE = `npm run verify:api -- --url https://… [options]
  --url URL          the base URL of the backend; http:// only for this machine
  --site URL         the URL of the shop's site, which serves products.json, and from whose origin CORS is checked
  --email ADDRESS    a disposable account, preferably with a + in its email; without it only public calls are tried
  --admin-email ADDRESS
                     an administrator; without it no call for administrators is tried
  --token TEXT       an access token for --email, if POST /login returns none that works; prefer the environment variables VERIFY_TOKEN
                     and, for the administrator, VERIFY_ADMIN_TOKEN: other programs can read a command line. VERIFY_ID_TOKEN and
                     VERIFY_ADMIN_ID_TOKEN are sent with POST /login, if the backend requires a login proof
  --write            also tries the calls that write, and undoes its changes
  --keep NAMES       with --write: also tries these calls, which cannot be undone: ${permanentWrites.join(', ')}
  --expect-secure    sends requests that a secure backend rejects; they do no harm if it accepts them
Exits with 0 if nothing documented differs and no security check fails, with 2 for wrong usage, and otherwise with 1.`;
