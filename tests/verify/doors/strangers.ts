import { operations } from '#contract/operations.ts';
import type { Run } from '../run.ts';
import { type Door, TODO, untried } from './door.ts';
import { type GuardedDoor, tryDoor } from './try.ts';
import { guardedNames, type Probes } from './probes.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says whatever one likes, and that nobody has signed: development tools hand out such ones, and take them. */
const unsigned = (email: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: email, email, role: 'admin', admin: true, exp: 4_102_444_800 })}.`;

/** Every guarded call by nobody, and by somebody with a bearer that nobody gave. */
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

/** Why nothing can be tried as a shopper; null where it can. */
export function whyNoShopper({ shopper, facts }: Run): string | null {
  if (shopper?.bearer === undefined) return 'needs --email, and a bearer for it';
  return facts.isShopperAdmin === true ? 'needs an --email that is no administrator, and this one is' : null;
}

/** Every administrator's call by a shopper. */
export async function tryShopper(run: Run, probes: Probes): Promise<Door[]> {
  const why = whyNoShopper(run);
  const doors: Door[] = [];
  for (const operation of guardedNames.filter((name) => operations[name].access === 'admin')) {
    const door: GuardedDoor = { operation, way: 'as a shopper', todo: TODO.role };
    doors.push(why === null ? await tryDoor(run, probes, door, run.shopper?.bearer) : untried(operation, door.way, why));
  }
  return doors;
}
