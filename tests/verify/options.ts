import { parseArgs } from 'node:util';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { sameEmail } from '#contract/sameEmail.ts';

/** What cannot be undone, and is tried only when it is named. */
export const KEEPABLE = ['createReview', 'makeAdmin', 'saveUser'] as const;
type Keepable = (typeof KEEPABLE)[number];

/** What somebody asked for. */
export interface Options {
  /** `<api>`. */
  url: string;
  /** Where the shop's own files are; without it products.json is not read. */
  site?: string;
  /** Of a disposable account. */
  email?: string;
  adminEmail?: string;
  /** Bearers in the place of those of POST /login. Secret. */
  token?: string;
  adminToken?: string;
  write: boolean;
  keep: readonly Keepable[];
  expectSecure: boolean;
}

/** Asked wrongly; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Over plain http a bearer could be read on its way, so it is for this machine alone. */
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
  const stray = names.find((name) => !KEEPABLE.some((known) => known === name));
  if (stray !== undefined) throw new UsageError(`--keep knows ${KEEPABLE.join(', ')}, and not ${stray}`);
  return names as Keepable[];
}

const SPECIFIED = {
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
    return parseArgs({ args, options: SPECIFIED }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line and the environment's bearers. Throws UsageError. */
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
    throw new UsageError('--email and --admin-email must be two people, or every door would look open');
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
