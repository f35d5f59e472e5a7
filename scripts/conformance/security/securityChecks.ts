import { isRefused, type Run } from '../run.ts';
import { type Door, TODO, untried } from './securityCheck.ts';
import { judgeDoor } from './judge.ts';
import { tryOthers } from './others.ts';
import { harmlessProbes, type Nothing, type Probes } from './checkRequests.ts';
import { sweep } from './sweep.ts';
import { tryShopper, tryStrangers, whyNoShopper } from './strangers.ts';

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
