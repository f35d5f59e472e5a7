import { sameEmail } from '#contract/sameEmail.ts';
import type { Person, Run } from '../run.ts';
import { profileIn, readRow, type Row } from '../writes/users.ts';
import { type Door, TODO, untried } from './securityCheck.ts';
import { judgeDoor } from './judge.ts';
import type { Nothing } from './checkRequests.ts';
import { watchRecord, whyNoSaving } from './saving.ts';
import { whyNoShopper } from './strangers.ts';

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
export async function tryOthers(run: Run, nothing: Nothing): Promise<Door[]> {
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
