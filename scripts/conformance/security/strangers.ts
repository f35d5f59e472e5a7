import { operations } from '#contract/operations.ts';
import type { Run } from '../run.ts';
import { type Door, TODO, untried } from './securityCheck.ts';
import { type GuardedDoor, tryDoor } from './try.ts';
import { guardedNames, type Probes } from './checkRequests.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an unsigned token with an administrator's claims. Development tools issue and accept such tokens. */
const unsigned = (email: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: email, email, role: 'admin', admin: true, exp: 4_102_444_800 })}.`;

/** Checks every guarded operation without an access token, and with forged ones. */
export async function tryStrangers(run: Run, probes: Probes): Promise<Door[]> {
  const forged = unsigned(run.admin?.email ?? run.shopper?.email ?? 'nobody@example.com');
  const doors: Door[] = [];
  for (const operation of guardedNames) {
    const door = { operation, todo: TODO.bearer };
    doors.push(await tryDoor(run, probes, { ...door, way: 'without a bearer' }));
    doors.push(await tryDoor(run, probes, { ...door, way: 'with a made-up bearer' }, 'made-up'));
    doors.push(await tryDoor(run, probes, { ...door, way: 'with a token that nobody signed', todo: TODO.signature }, forged));
  }
  return doors;
}

/** Returns why no check can run as a shopper; null if checks can run. */
export function whyNoShopper({ shopper, facts }: Run): string | null {
  if (shopper?.bearer === undefined) return 'needs --email, and a bearer for it';
  return facts.isShopperAdmin === true ? 'needs an --email that is no administrator, and this one is' : null;
}

/** Checks every administrator's operation as a shopper. */
export async function tryShopper(run: Run, probes: Probes): Promise<Door[]> {
  const why = whyNoShopper(run);
  const doors: Door[] = [];
  for (const operation of guardedNames.filter((name) => operations[name].access === 'admin')) {
    const door: GuardedDoor = { operation, way: 'as a shopper', todo: TODO.role };
    doors.push(why === null ? await tryDoor(run, probes, door, run.shopper?.bearer) : untried(operation, door.way, why));
  }
  return doors;
}
