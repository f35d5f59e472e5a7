import { type OperationName, operations } from '#contract/operations.ts';
import type { Run } from '../run.ts';
import { type Door, judgeDoor, TODO, untried } from './door.ts';
import type { GuardedName, Harmless } from './probes.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says whatever one likes, and that nobody has signed: development tools hand out such ones, and take them. */
const unsigned = (email: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: email, email, role: 'admin', admin: true, exp: 4_102_444_800 })}.`;

type Probes = Record<GuardedName, Harmless | null>;

async function tryDoor(
  run: Run,
  probe: Harmless | null,
  door: { operation: GuardedName; way: string; todo: string },
  bearer?: string,
): Promise<Door> {
  if (probe === null) return untried(door.operation, door.way, 'there is no call that would change nothing: the account needs a record');
  const { input, options, isAboutNothing } = probe;
  const answer = await run.backend.call(door.operation, input as never, { ...options, bearer });
  return judgeDoor({ ...door, isAboutNothing }, answer);
}

const guarded = (Object.keys(operations) as OperationName[]).filter((name): name is GuardedName => operations[name].access !== 'public');

/** Every guarded call by nobody, and by somebody with a bearer that nobody gave. */
export async function tryStrangers(run: Run, probes: Probes): Promise<Door[]> {
  const forged = unsigned(run.admin?.email ?? run.shopper?.email ?? 'nobody@example.com');
  const doors: Door[] = [];
  for (const operation of guarded) {
    const door = { operation, todo: TODO.bearer };
    doors.push(await tryDoor(run, probes[operation], { ...door, way: 'without a bearer' }));
    doors.push(await tryDoor(run, probes[operation], { ...door, way: 'with a made-up bearer' }, 'made-up'));
    doors.push(await tryDoor(run, probes[operation], { ...door, way: 'with a token that nobody signed', todo: TODO.signature }, forged));
  }
  return doors;
}

/** Every administrator's call by a shopper. */
export async function tryShopper(run: Run, probes: Probes): Promise<Door[]> {
  const doors: Door[] = [];
  for (const operation of guarded.filter((name) => operations[name].access === 'admin')) {
    const door = { operation, way: 'as a shopper', todo: TODO.role };
    const bearer = run.shopper?.bearer;
    doors.push(
      bearer === undefined
        ? untried(operation, door.way, 'needs --email, and a bearer for it')
        : await tryDoor(run, probes[operation], door, bearer),
    );
  }
  return doors;
}
