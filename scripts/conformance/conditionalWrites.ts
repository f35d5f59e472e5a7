import type { Booking } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { type SearchResult, trackRecord } from './cleanup.ts';
import type { ConditionalWrite } from './conditionalWrite.ts';
import type { Caller, Run } from './run.ts';

const STALE = 'an outdated version';

/** Writes the stock of the run's own tool with an outdated and with the current ETag. Call it only for a tool of the run. */
export async function checkIfMatch(run: Run, { _id: id }: Tool, { token }: Caller): Promise<void> {
  const note = (state: ConditionalWrite['state'], text: string) => {
    run.facts.ifMatch = { header: 'If-Match', state, text };
  };
  const { etag, value } = await run.backend.call('getTool', { id });
  const quantity = value?.quantity ?? 0;
  if (etag === null) return note('ignored', 'GET /carTools/{id} has no ETag');
  if (!/^"[^"]*"$/.test(etag)) return note('ignored', 'GET /carTools/{id} has a weak or invalid ETag, which If-Match cannot carry');
  const put = (added: number, ifMatch: string) =>
    run.backend.call('updateTool', { id, body: { quantity: quantity + added } }, { token, ifMatch });
  const stale = await put(1, `"stale-${run.runId}"`);
  const unchanged = await run.backend.call('getTool', { id });
  if (unchanged.value?.quantity !== quantity) return note('ignored', `PUT /carTools/{id} accepted ${STALE}`);
  if (stale.status !== 412) return note('ignored', `${STALE} got ${stale.status ?? 'no response'} instead of 412`);
  const current = await put(2, etag);
  if (current.error !== null) return note('ignored', `PUT /carTools/{id} refused the current version: ${current.error.message}`);
  const changed = await run.backend.call('getTool', { id });
  if (changed.etag === etag) return note('ignored', 'the ETag is the same after the stock has changed');
  note('honoured', `${STALE} gets 412, and changes nothing`);
}

/** All bookings with one address. */
interface Copies {
  rows: Booking[];
}

/** Sends the same booking twice with one key, and removes what it created. Call it only after a booking could be created and removed. */
export async function checkIdempotencyKey(
  run: Run,
  body: Omit<Booking, '_id' | 'paid' | 'transactionId'>,
  { email, token }: Caller,
): Promise<void> {
  const note = (state: ConditionalWrite['state'], text: string) => {
    run.facts.idempotencyKey = { header: 'Idempotency-Key', state, text };
  };
  const sent = { ...body, address: `Check ${run.runId}, sent twice` };
  const tracked = trackRecord<Copies>(run, {
    description: `the bookings to '${sent.address}' of ${email}`,
    find: async (backend): Promise<SearchResult<Copies>> => {
      const { value } = await backend.call('listOwnBookings', { email }, { token });
      const rows = value?.filter(({ address }) => address === sent.address);
      if (rows === undefined) return 'unknown';
      return rows.length === 0 ? 'none' : { rows };
    },
    remove: async (backend, { rows }) => {
      for (const { _id: id } of rows) await backend.call('deleteBooking', { id }, { token });
    },
  });
  const post = () => run.backend.call('createBooking', { body: sent }, { token, idempotencyKey: `check-${run.runId}` });
  const first = await post();
  const second = first.error === null ? await post() : first;
  const found = await tracked.findRecord(second);
  await tracked.removeRecord();
  if (first.error !== null) return note('not tried', `POST /carBooking with the header failed: ${first.error.message}`);
  if (typeof found === 'string') return note('not tried', 'the new booking is not in the list');
  if (found.rows.length > 1) return note('ignored', `the same POST /carBooking created ${found.rows.length} bookings`);
  if (second.error !== null) return note('ignored', `the second POST /carBooking got no answer like the first: ${second.error.message}`);
  note('honoured', 'the same POST /carBooking creates one booking');
}

/** Returns what is known about both headers. */
export const conditionalWritesOf = ({ facts }: Run): ConditionalWrite[] => [
  facts.ifMatch ?? { header: 'If-Match', state: 'not tried', text: 'needs --write, --admin-email, and a tool that can be created' },
  facts.idempotencyKey ?? { header: 'Idempotency-Key', state: 'not tried', text: 'needs --write, and a booking that can be created' },
];
