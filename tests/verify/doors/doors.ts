import type { Run } from '../run.ts';
import { type Door, judgeDoor, TODO, untried } from './door.ts';
import { tryOthers } from './others.ts';
import { harmlessProbes, type Nothing } from './probes.ts';
import { tryShopper, tryStrangers } from './strangers.ts';

async function tryLogin({ backend }: Run, { email }: Nothing): Promise<Door> {
  const door = { operation: 'login' as const, way: 'for an e-mail, without proof that it is theirs', todo: TODO.login };
  const answer = await backend.call('login', { body: { email } });
  if (answer.failure === null) return { ...door, state: 'open', text: 'gave a bearer' };
  const isRefused = answer.status !== null && answer.status >= 400 && answer.status < 500;
  return isRefused ? { ...door, state: 'closed', text: `answered ${answer.status}` } : judgeDoor(door, answer);
}

async function tryStock({ backend, shopper }: Run, { id }: Nothing): Promise<Door> {
  const door = { operation: 'updateTool' as const, way: 'raising the stock, as a shopper' };
  if (shopper?.bearer === undefined) return untried(door.operation, door.way, 'needs --email, and a bearer for it');
  const answer = await backend.call('updateTool', { id, body: { quantity: 1_000_000 } }, { bearer: shopper.bearer });
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

/** A careless backend makes what it cannot find: what the probes may have made so is taken back. */
async function sweep({ backend, cleanup, admin }: Run, { id, email }: Nothing): Promise<void> {
  const made = await backend.call('getTool', { id });
  if (made.failure === null && made.sent !== null) {
    const isGone = cleanup.plan(`an empty car tool with the id ${id}`, async () => false);
    if ((await backend.call('deleteTool', { id }, { bearer: admin?.bearer })).failure === null) isGone();
  }
  const user = await backend.call('getUser', { email }, { bearer: admin?.bearer });
  if (user.failure === null && user.sent !== null) cleanup.leave(`a record of ${email}, which no call removes`);
}

/** Tries every way in that should be closed, by calls that do no harm where it is open. */
export async function checkDoors(run: Run, nothing: Nothing): Promise<Door[]> {
  const probes = await harmlessProbes(run, nothing);
  const doors = [
    await tryLogin(run, nothing),
    ...(await tryStrangers(run, probes)),
    ...(await tryShopper(run, probes)),
    ...(await tryOthers(run, nothing)),
    await tryStock(run, nothing),
    tellPayment(run),
    untried('createBooking', 'with a price of ones own', PRICE),
    untried('createPaymentIntent', 'with a price of ones own', PRICE),
  ];
  await sweep(run, nothing);
  return doors;
}
