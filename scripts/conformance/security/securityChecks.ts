import { operations } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { isTurnedDown } from '../cleanup.ts';
import { type Person, type Run, isRefused } from '../run.ts';
import {
  type GuardedName,
  type Nothing,
  type Probe,
  type Probes,
  guardedNames,
  harmlessProbes,
  sweep,
  watchRecord,
  whyNoSaving,
} from './checkRequests.ts';
import { type Door, TODO, judgeDoor, untried } from './securityCheck.ts';
import { type Row, profileIn, readRow } from '../writes/users.ts';

/** A security check of a guarded operation that has not run yet. */
interface GuardedDoor {
  operation: GuardedName;
  way: string;
  todo: string;
}

/** Reports invalid JSON that was not rejected. It may have created a record, which has no name to find it by. */
const tellUnreadable = ({ cleanup }: Run, operation: GuardedName, isLetIn: boolean) =>
  cleanup.leave(
    isLetIn
      ? `what ${operation} has made of a body that nobody can read, if anything: look for an empty row`
      : `nobody knows whether ${operation} has made an empty row of a body that nobody can read`,
  );

async function call(run: Run, { input, options, follow }: Probe, { operation }: GuardedDoor, bearer?: string) {
  const followed = follow?.();
  const answer = await run.backend.call(operation, input as never, { ...options, bearer });
  if (followed !== undefined) {
    await followed.look(answer);
    await followed.takeBack();
  }
  return answer;
}

/** Runs one check with its operation's request. If that may have changed something, the request is not sent again. */
async function tryDoor(run: Run, probes: Probes, door: GuardedDoor, bearer?: string): Promise<Door> {
  const { operation, way } = door;
  const probe = probes[operation];
  if (typeof probe === 'string') return untried(operation, way, probe);
  const { options, isAboutNothing } = probe;
  const { shopper } = run;
  const tried = () => call(run, probe, door, bearer);
  const answer = operation === 'saveUser' && shopper !== undefined ? await watchRecord(run, shopper, tried) : await tried();
  if (options?.text !== undefined && !isTurnedDown(answer)) {
    const isLetIn = answer.status !== null && answer.status < 300;
    tellUnreadable(run, operation, isLetIn);
    if (isLetIn) probes[operation] = 'it has taken a body that nobody can read, and may have made a row of it: once is enough';
  }
  return judgeDoor({ ...door, isAboutNothing }, answer);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an unsigned token with an administrator's claims. Development tools issue and accept such tokens. */
const unsigned = (email: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: email, email, role: 'admin', admin: true, exp: 4_102_444_800 })}.`;

/** Checks every guarded operation without an access token, and with forged ones. */
async function tryStrangers(run: Run, probes: Probes): Promise<Door[]> {
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
function whyNoShopper({ shopper, facts }: Run): string | null {
  if (shopper?.bearer === undefined) return 'needs --email, and a bearer for it';
  return facts.isShopperAdmin === true ? 'needs an --email that is no administrator, and this one is' : null;
}

/** Checks every administrator's operation as a shopper. */
async function tryShopper(run: Run, probes: Probes): Promise<Door[]> {
  const why = whyNoShopper(run);
  const doors: Door[] = [];
  for (const operation of guardedNames.filter((name) => operations[name].access === 'admin')) {
    const door: GuardedDoor = { operation, way: 'as a shopper', todo: TODO.role };
    doors.push(why === null ? await tryDoor(run, probes, door, run.shopper?.bearer) : untried(operation, door.way, why));
  }
  return doors;
}

const way = 'about somebody else, as a shopper';
const HARM = 'would change what is theirs: look at the code behind it';

async function tryReads(run: Run, bearer: string, nothing: Nothing): Promise<Door[]> {
  const email = run.admin?.email ?? nothing.email;
  const doors: Door[] = [];
  for (const operation of ['listOwnBookings', 'getUser', 'checkAdmin'] as const) {
    const probe = { operation, way, todo: TODO.owner, isAboutNothing: run.admin === undefined };
    const answer = await run.backend.call(operation, { email }, { bearer });
    const isEmpty = Array.isArray(answer.sent) && answer.sent.length === 0;
    doors.push(isEmpty ? untried(operation, way, 'answered with an empty list, which says neither') : judgeDoor(probe, answer));
  }
  return doors;
}

async function tryBooking(run: Run, { email, bearer }: Person, admin: Person): Promise<Door> {
  const { value } = await run.backend.call('listBookings', {}, { bearer: admin.bearer });
  const other = value?.find((booking) => booking.email !== '' && !sameEmail(booking.email, email));
  if (other === undefined) return untried('getBooking', way, 'nobody else has a booking');
  return judgeDoor({ operation: 'getBooking', way, todo: TODO.owner }, await run.backend.call('getBooking', { id: other._id }, { bearer }));
}

/** Saves the administrator's record unchanged, as the shopper. */
async function trySaving(run: Run, shopper: Person, admin: Person): Promise<Door> {
  const row = await readRow(run.backend, admin);
  const why = whyNoSaving(run, row);
  if (why !== null) return untried('saveUser', way, why);
  const input = { email: admin.email, body: profileIn(row as Row) };
  const answer = await watchRecord(run, admin, () => run.backend.call('saveUser', input, { bearer: shopper.bearer }));
  return judgeDoor({ operation: 'saveUser', way, todo: TODO.owner }, answer);
}

/** Checks requests of a shopper about another user. */
async function tryOthers(run: Run, nothing: Nothing): Promise<Door[]> {
  const { shopper, admin } = run;
  const why = whyNoShopper(run);
  if (shopper?.bearer === undefined || why !== null) return [untried('listOwnBookings', way, why ?? '')];
  const needsAdmin = 'needs --admin-email, who is somebody else';
  return [
    ...(await tryReads(run, shopper.bearer, nothing)),
    admin === undefined ? untried('getBooking', way, needsAdmin) : await tryBooking(run, shopper, admin),
    admin === undefined ? untried('saveUser', way, needsAdmin) : await trySaving(run, shopper, admin),
    ...(['createBooking', 'createReview', 'recordPayment', 'deleteBooking'] as const).map((operation) => untried(operation, way, HARM)),
  ];
}

async function tryLogin({ backend }: Run, { email }: Nothing): Promise<Door> {
  const door = { operation: 'login' as const, way: 'for an e-mail, without proof that it is theirs', todo: TODO.login };
  const answer = await backend.call('login', { body: { email } });
  if (answer.failure === null) return { ...door, state: 'open', text: 'gave a bearer' };
  const isRefused = answer.status !== null && answer.status >= 400 && answer.status < 500;
  return isRefused ? { ...door, state: 'closed', text: `answered ${answer.status}` } : judgeDoor(door, answer);
}

async function tryStock(run: Run, { id }: Nothing, { updateTool: probe }: Probes): Promise<Door> {
  const door = { operation: 'updateTool' as const, way: 'raising the stock, as a shopper' };
  const why = whyNoShopper(run) ?? (typeof probe === 'string' ? probe : null);
  if (why !== null) return untried(door.operation, door.way, why);
  const answer = await run.backend.call('updateTool', { id, body: { quantity: 1_000_000 } }, { bearer: run.shopper?.bearer });
  return judgeDoor({ ...door, todo: TODO.stock, isAboutNothing: true }, answer);
}

function tellPayment({ facts: { isMadeUpPaymentTaken: isTaken } }: Run): Door {
  const way = 'with a made-up transaction id';
  if (isTaken === undefined) return untried('recordPayment', way, 'needs --write: it takes a booking of ones own');
  return {
    operation: 'recordPayment',
    way,
    todo: TODO.payment,
    ...(isTaken ? { state: 'open', text: 'took it for paid' } : { state: 'closed', text: 'was refused' }),
  };
}

const PRICE =
  'cannot be told from outside: the price is all that the call has, so compute it again from the product and quantity, or the booking';

/** Returns true if a public call is refused too. Then a proxy may refuse everything, which says nothing about the backend's own checks. */
const isAllRefused = async ({ backend }: Run) => isRefused(await backend.call('listTools', {}));
const unjudged = (door: Door): Door =>
  door.state === 'closed' ? untried(door.operation, door.way, `${door.text}, as a public call is too: that says neither`) : door;

/** Runs every security check, with requests that do no harm even if the backend accepts them. */
export async function checkDoors(run: Run, nothing: Nothing): Promise<Door[]> {
  const probes = await harmlessProbes(run, nothing);
  const doors = [
    await tryLogin(run, nothing),
    ...(await tryStrangers(run, probes)),
    ...(await tryShopper(run, probes)),
    ...(await tryOthers(run, nothing)),
    await tryStock(run, nothing, probes),
    tellPayment(run),
    untried('createBooking', 'with a price of ones own', PRICE),
    untried('createPaymentIntent', 'with a price of ones own', PRICE),
  ];
  await sweep(run, nothing, probes);
  return (await isAllRefused(run)) ? doors.map(unjudged) : doors;
}
