import { isDeepStrictEqual } from 'node:util';
import { type Booking, NewBooking, isPaid } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { totalPrice } from '#contract/money.ts';
import type { Input } from '#contract/operations.ts';
import { type TrackedRecords, trackRecords } from '../cleanup.ts';
import { checkIdempotencyKey } from '../conditionalWrites.ts';
import {
  type RawRow,
  PICTURE,
  WORDS,
  changedFields,
  compareWithSent,
  inspectCreation,
  isMarked,
  rawRecord,
  rawRows,
  watchOtherRows,
} from '../records.ts';
import { type Caller, type Run, callAndRecord, deleteTwice, isRefused } from '../run.ts';
import { type CheckRequest, type CheckRequests, type HarmlessTargets, invalidJson, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';
import { checkIntent } from './payments.ts';
import { checkTools } from './tools.ts';

/** Two pieces if there are as many, because a backend that ignores the quantity stores 1. */
function newBooking(marker: string, email: string, tool: Tool | undefined) {
  const quantity = Math.max(tool?.minOrderQuantity ?? 1, Math.min(2, tool?.quantity ?? 1));
  return {
    name: tool?.name ?? `Check: ${WORDS}`,
    img: PICTURE,
    email,
    date: '2030-01-31',
    price: totalPrice(tool?.price ?? 12.5, quantity),
    quantity,
    address: `${marker}, ${WORDS}`,
    phone: '+1 555 0100',
  };
}

/** Tracks the bookings with this text in their address. */
const trackBookings = (run: Run, marker: string, { email, token }: Caller): TrackedRecords<Booking> =>
  trackRecords<Booking>(run, {
    description: `the booking to '${marker}' of ${email}`,
    find: async (backend) => {
      const { value } = await backend.call('listOwnBookings', { email }, { token });
      return value?.filter(({ address }) => isMarked(address, marker)) ?? null;
    },
    remove: (backend, { _id: id }) => backend.call('deleteBooking', { id }, { token }),
  });

/** Sends the payment again, as the shop does after a lost answer, and then another one. */
async function payAgain(run: Run, input: Input<'recordPayment'>, { token }: Caller): Promise<void> {
  const { backend, recorder } = run;
  const { id, body } = input;
  const again = await backend.call('recordPayment', input, { token });
  if (again.error !== null)
    recorder.addDifference('recordPayment', `the same payment again: ${again.error.message}; the shop expects 2xx`, 'assumed');
  await backend.call('recordPayment', { id, body: { ...body, transactionId: `${body.transactionId}_2` } }, { token });
  const { value } = await backend.call('getBooking', { id }, { token });
  if (value !== null && value.transactionId !== body.transactionId)
    recorder.addDifference('recordPayment', 'another payment replaced the transaction id of a paid booking', 'assumed');
}

/** A backend that asks the payment provider refuses a made-up transaction. Then the call cannot be tried from outside. */
async function pay(run: Run, { _id: id }: Booking, shopper: Caller): Promise<void> {
  const { recorder } = run;
  const body = { appointment: id, transactionId: `pi_check_${run.runId}` };
  const before = rawRecord(await run.backend.call('getBooking', { id }, { token: shopper.token }));
  const response = await run.backend.call('recordPayment', { id, body }, { token: shopper.token });
  run.facts.accepts.madeUpPayment = !isRefused(response) && response.error === null;
  if (isRefused(response))
    return recorder.skip(
      'recordPayment',
      `responded with ${response.status} to a transaction that the payment provider does not know, as recommended`,
    );
  if (response.error !== null) return recorder.addDifference('recordPayment', response.error.message);
  recorder.markMatched('recordPayment');
  const after = await callAndRecord(run, 'getBooking', { id }, shopper);
  if (after.value === null || !isPaid(after.value))
    return recorder.addDifference('recordPayment', 'the booking has no transaction id after the payment');
  const stored = rawRecord(after) ?? {};
  compareWithSent(run, 'recordPayment', { transactionId: body.transactionId }, stored);
  if (stored['paid'] !== true) recorder.addDifference('recordPayment', 'paid is not true after the payment', 'assumed');
  const changed = changedFields(before ?? stored, stored, Object.keys(NewBooking.entries));
  if (changed.length > 0) recorder.addDifference('recordPayment', `${changed.join(', ')}: changed, although not sent`);
  if (after.value.transactionId === body.transactionId) await payAgain(run, { id, body }, shopper);
}

/** Reads the new booking wherever else it can be read. */
async function readCreated(run: Run, created: Booking, shopper: Caller): Promise<void> {
  const { email, token } = shopper;
  const { admin, backend, recorder } = run;
  const { _id: id } = created;
  const isCreated = ({ _id }: RawRow) => String(_id) === id;
  const single = await callAndRecord(run, 'getBooking', { id }, shopper);
  if (single.value !== null && !isDeepStrictEqual(single.value, created))
    recorder.addDifference('getBooking', 'the response differs from the row in the list');
  const all = admin === undefined ? null : rawRows(await backend.call('listBookings', {}, { token: admin.token }));
  if (all?.some(isCreated) === false) recorder.addDifference('listBookings', 'the new booking is not in the list of all');
  const upperCase = await backend.call('listOwnBookings', { email: email.toUpperCase() }, { token });
  if (upperCase.value?.some(isCreated) !== true) {
    const outcome = upperCase.error?.message ?? 'the new booking is missing';
    recorder.addDifference('listOwnBookings', `for the email in upper case: ${outcome}`, 'assumed');
  }
}

/** Creates, finds, pays and removes a booking of `tool`. */
async function book(run: Run, shopper: Caller, tool: Tool | undefined): Promise<void> {
  const { backend, recorder } = run;
  const marker = `Check ${run.runId}, not to be delivered`;
  const sent = newBooking(marker, shopper.email, tool);
  const listOwn = () => backend.call('listOwnBookings', { email: shopper.email }, { token: shopper.token });
  const reportOthers = await watchOtherRows(run, { read: listOwn, isOwn: ({ address }) => isMarked(address, marker) });
  const tracked = trackBookings(run, marker, shopper);
  const response = await callAndRecord(run, 'createBooking', { body: sent }, shopper);
  const found = await tracked.findRecords(response);
  const created = found?.[0];
  if (found === null || created === undefined) {
    if (response.error === null) recorder.addDifference('createBooking', "the new booking is not in its owner's list");
    for (const name of ['createPaymentIntent', 'recordPayment', 'deleteBooking'] as const)
      recorder.skip(name, 'no booking could be created for it');
    return tracked.removeRecords();
  }
  inspectCreation(run, 'createBooking', { sent, response, created: found, list: await listOwn() });
  if (isPaid(created)) recorder.addDifference('createBooking', 'a new booking is already paid');
  await readCreated(run, created, shopper);
  await reportOthers('createBooking');
  await checkIntent(run, sent.price ?? 12.5, shopper);
  await pay(run, created, shopper);
  await reportOthers('recordPayment');
  await deleteTwice(run, { remove: 'deleteBooking', get: 'getBooking', noun: 'booking', id: created._id, list: listOwn }, shopper);
  await reportOthers('deleteBooking');
  await tracked.removeRecords();
  if (recorder.isMatched('deleteBooking')) await checkIdempotencyKey(run, sent, shopper);
}

/** Enough stock for every booking of the run, also for those that check Idempotency-Key. */
const TAKEN = 20;

/** Takes stock as the shop does before it books. Tries to raise it first, which a secure backend refuses to a shopper. */
async function takeStock({ backend, facts, recorder }: Run, { _id: id }: Tool, { token }: Caller): Promise<void> {
  const change = async (added: number) => {
    const { headers, value } = await backend.call('getTool', { id });
    const etag = facts.ifMatch?.state === 'honoured' ? headers.get('ETag') : null;
    const input = { id, body: { quantity: Math.max(0, (value?.quantity ?? 0) + added) } };
    return backend.call('updateTool', input, { token, ...(etag !== null && { ifMatch: etag }) });
  };
  const raised = await change(1);
  if (raised.error === null || isRefused(raised)) facts.accepts.raisedStock = raised.error === null;
  const taken = await change(-TAKEN);
  if (taken.error !== null) recorder.addDifference('updateTool', `as a shopper who takes stock: ${taken.error.message}`);
}

/** With --expect-secure, books at a price that is not the tool's. */
async function tryPrice(run: Run, shopper: Caller, tool: Tool): Promise<void> {
  const marker = `Check ${run.runId}, at another price`;
  const tracked = trackBookings(run, marker, shopper);
  const body = { ...newBooking(marker, shopper.email, tool), price: 0.5 };
  const response = await run.backend.call('createBooking', { body }, { token: shopper.token });
  await tracked.findRecords(response);
  await tracked.removeRecords();
  if (response.error === null || isRefused(response)) run.facts.accepts.bookingPrice = response.error === null;
}

/** Books the run's own tool, whose stock nobody else changes. */
async function bookOwn(run: Run, shopper: Caller, tool: Tool | undefined): Promise<void> {
  if (tool !== undefined) await takeStock(run, tool, shopper);
  if (tool !== undefined && run.options.expectSecure) await tryPrice(run, shopper, tool);
  const stock = async () => (tool === undefined ? null : (await run.backend.call('getTool', { id: tool._id })).value?.quantity);
  const before = await stock();
  await book(run, shopper, tool);
  if ((await stock()) !== before)
    run.recorder.addDifference('createBooking', 'the booking changed the stock, which PUT /carTools/{id} does');
}

/** Runs `action`, and reports if a real tool's stock changed. Does not restore it, because a customer may have caused the change. */
async function reportStockChange({ backend, cleanup }: Run, { _id: id, name }: Tool, action: () => Promise<void>): Promise<void> {
  const stock = async () => (await backend.call('getTool', { id })).value?.quantity ?? 'unknown';
  const before = await stock();
  await action();
  const after = await stock();
  if (before !== after)
    cleanup.reportLeftBehind(
      `the stock of '${name}': ${before} before the booking, ${after} after its removal. Either the backend changes the stock itself, or another customer bought one`,
    );
}

/** Books the car tool that the run creates; without an administrator, a real one. */
async function checkWrites(run: Run, shopper: Caller): Promise<void> {
  await checkTools(run, async (createdTool) => {
    const { tool } = run.facts;
    if (createdTool === undefined && tool !== undefined) await reportStockChange(run, tool, () => book(run, shopper, tool));
    else await bookOwn(run, shopper, createdTool);
  });
}

function createBookingRequest(run: Run): CheckRequest {
  const { shopper, options, runId, facts } = run;
  if (!options.write || shopper === undefined) return invalidJson;
  const marker = `Check ${runId} of its security, not to be delivered`;
  const body = newBooking(marker, shopper.email, facts.tool);
  return { ...requestFor('createBooking', { body }, false), track: () => trackBookings(run, marker, shopper) };
}

function checkRequests(run: Run, { id, reasonNotToUseId: reason }: HarmlessTargets): Partial<CheckRequests> {
  const { bookingId } = run.facts;
  return {
    getBooking: requestFor('getBooking', { id: bookingId ?? id }, bookingId === undefined),
    createBooking: createBookingRequest(run),
    recordPayment: reason ?? requestFor('recordPayment', { id, body: { appointment: id, transactionId: 'pi_check' } }),
    deleteBooking: reason ?? requestFor('deleteBooking', { id }),
  };
}

export const bookings: NounChecks = {
  checkWrites,
  checkRequests,
  removable: { description: 'an empty booking', get: 'getBooking', remove: 'deleteBooking' },
};
