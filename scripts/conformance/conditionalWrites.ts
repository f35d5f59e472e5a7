import type { Booking } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { trackRecords } from './cleanup.ts';
import type { ConditionalWrite } from './report.ts';
import type { Caller, Run } from './run.ts';

const STALE = 'an outdated version';

/** Writes the stock of the run's own tool with an outdated and with the current ETag. Call it only for a tool of the run. */
export async function checkIfMatch(run: Run, { _id: id }: Tool, { token }: Caller): Promise<void> {
  const note = (state: ConditionalWrite['state'], text: string) => {
    run.facts.ifMatch = { name: 'If-Match', state, text };
  };
  const { headers, value } = await run.backend.call('getTool', { id });
  const etag = headers.get('ETag');
  const quantity = value?.quantity ?? 0;
  if (etag === null) return note('ignored', 'GET /carTools/{id} has no ETag');
  if (!/^"[^"]*"$/.test(etag)) return note('ignored', 'GET /carTools/{id} has a weak or invalid ETag, which If-Match cannot carry');
  if ((await run.backend.call('getTool', { id })).headers.get('ETag') !== etag)
    return note('ignored', 'the ETag of an unchanged tool has changed');
  const put = (added: number, ifMatch: string) =>
    run.backend.call('updateTool', { id, body: { quantity: quantity + added } }, { token, ifMatch });
  const stale = await put(1, `"stale-${run.runId}"`);
  const unchanged = await run.backend.call('getTool', { id });
  if (unchanged.value?.quantity !== quantity) return note('ignored', `PUT /carTools/{id} accepted ${STALE}`);
  if (stale.status !== 412) return note('ignored', `${STALE} got ${stale.status ?? 'no response'} instead of 412`);
  const current = await put(2, etag);
  if (current.error !== null) return note('ignored', `PUT /carTools/{id} refused the current version: ${current.error.message}`);
  const changed = await run.backend.call('getTool', { id });
  if (changed.headers.get('ETag') === etag) return note('ignored', 'the ETag is the same after the stock has changed');
  if (current.headers.get('ETag') !== changed.headers.get('ETag'))
    return note('ignored', 'the answer to PUT /carTools/{id} has another ETag than the tool');
  note('honoured', `${STALE} gets 412, and changes nothing`);
}

/**
 * Sends a booking twice with one key, then another one with that key, then a third twice at the same time, then a fourth with a key that an
 * administrator has used. Removes what it created. Call it only after a booking could be created and removed.
 */
export async function checkIdempotencyKey(
  run: Run,
  body: Omit<Booking, '_id' | 'paid' | 'transactionId'>,
  { email, token }: Caller,
): Promise<void> {
  const note = (state: ConditionalWrite['state'], text: string) => {
    run.facts.idempotencyKey = { name: 'Idempotency-Key', state, text };
  };
  const repeated = `Check ${run.runId}, sent twice`;
  const other = `Check ${run.runId}, another body`;
  const parallel = `Check ${run.runId}, sent at the same time`;
  const shared = `Check ${run.runId}, with another caller's key`;
  const tracked = trackRecords<Booking>(run, {
    description: `the bookings to '${repeated}', '${other}', '${parallel}' or '${shared}' of ${email}`,
    find: async (backend) => {
      const { value } = await backend.call('listOwnBookings', { email }, { token });
      return value?.filter(({ address }) => [repeated, other, parallel, shared].includes(address)) ?? null;
    },
    remove: (backend, { _id: id }) => backend.call('deleteBooking', { id }, { token }),
  });
  const post = (address: string, key: string, as = token) =>
    run.backend.call('createBooking', { body: { ...body, address } }, { token: as, idempotencyKey: `check-${run.runId}-${key}` });
  const first = await post(repeated, 'repeated');
  if (first.error !== null) {
    await tracked.findRecords(first);
    await tracked.removeRecords();
    return note('not tried', `POST /carBooking with the header failed: ${first.error.message}`);
  }
  const second = await post(repeated, 'repeated');
  const changed = await post(other, 'repeated');
  const [parallelAnswer] = await Promise.all([post(parallel, 'parallel'), post(parallel, 'parallel')]);
  // A backend may refuse an administrator's booking for somebody else.
  const foreign = run.admin === undefined ? null : await post(shared, 'shared', run.admin.token);
  const own = foreign?.error === null ? await post(shared, 'shared') : null;
  const found = await tracked.findRecords(parallelAnswer);
  await tracked.removeRecords();
  if (found === null || found.length === 0) return note('not tried', 'the new booking is not in the list');
  const countOf = (address: string) => found.filter((row) => row.address === address).length;
  if (countOf(repeated) > 1) return note('ignored', `the same POST /carBooking created ${countOf(repeated)} bookings`);
  if (second.error !== null) return note('ignored', `the second POST /carBooking got no answer like the first: ${second.error.message}`);
  if (countOf(other) > 0) return note('ignored', 'a POST /carBooking with a known key and another body created a booking');
  if (changed.status !== 422)
    return note('ignored', `a POST /carBooking with a known key and another body got ${changed.status ?? 'no response'} instead of 422`);
  if (countOf(parallel) !== 1)
    return note('ignored', `the same POST /carBooking twice at the same time created ${countOf(parallel)} bookings`);
  if (own !== null && countOf(shared) !== 2) return note('ignored', "a key opened another caller's answer, or was refused for it");
  note('honoured', 'the same POST /carBooking creates one booking, also at the same time, and another body gets 422');
}

/** Returns what is known about conditional writes. */
export const conditionalWritesOf = ({ facts }: Run): ConditionalWrite[] => [
  facts.ifMatch ?? { name: 'If-Match', state: 'not tried', text: 'needs --write, --admin-email, and a tool that can be created' },
  facts.idempotencyKey ?? { name: 'Idempotency-Key', state: 'not tried', text: 'needs --write, and a booking that can be created' },
  facts.cors ?? { name: 'CORS', state: 'not tried', text: "needs --site, the address of the shop's site, and a car tool" },
];
