import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { totalPrice } from '#contract/money.ts';
import { type SearchResult, type TrackedRecord, trackRecord } from '../cleanup.ts';
import { checkIdempotencyKey } from '../conditionalWrites.ts';
import { PICTURE, type Caller, type Run, callAndRecord, compareWithSent, deleteTwice, isRefused } from '../run.ts';
import { type CheckRequest, type CheckRequests, type HarmlessTargets, invalidJson, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';
import { checkTools } from './tools.ts';

const newBooking = (address: string, email: string, tool: Tool | undefined) => ({
  name: tool?.name ?? 'Check',
  img: PICTURE,
  email,
  date: '2030-01-31',
  price: totalPrice(tool?.price ?? 12.5, tool?.minOrderQuantity ?? 1),
  quantity: tool?.minOrderQuantity ?? 1,
  address,
  phone: '+1 555 0100',
});

/** Tracks the booking with this address. */
const trackBooking = (run: Run, address: string, { email, token }: Caller): TrackedRecord<Booking> =>
  trackRecord<Booking>(run, {
    description: `the booking to '${address}' of ${email}`,
    find: async (backend): Promise<SearchResult<Booking>> => {
      const { value } = await backend.call('listOwnBookings', { email }, { token });
      return value === null ? 'unknown' : (value.find((booking) => booking.address === address) ?? 'none');
    },
    remove: (backend, { _id: id }) => backend.call('deleteBooking', { id }, { token }),
  });

/** A backend that asks the payment provider refuses a made-up transaction. Then the call cannot be tried from outside. */
async function pay(run: Run, { _id: id }: Booking, shopper: Caller): Promise<void> {
  const input = { id, body: { appointment: id, transactionId: `pi_check_${run.runId}` } };
  const response = await run.backend.call('recordPayment', input, { token: shopper.token });
  run.facts.acceptsMadeUpPayment = !isRefused(response) && response.error === null;
  if (isRefused(response))
    return run.recorder.skip(
      'recordPayment',
      `responded with ${response.status} to a transaction that the payment provider does not know, as recommended`,
    );
  if (response.error !== null) return run.recorder.addDifference('recordPayment', response.error.message);
  run.recorder.markMatched('recordPayment');
  const { value } = await callAndRecord(run, 'getBooking', { id }, shopper);
  if (value === null || !isPaid(value)) run.recorder.addDifference('recordPayment', 'the booking has no transaction id after the payment');
}

/** Creates, finds, pays and removes a booking of `tool`. */
async function book(run: Run, shopper: Caller, tool: Tool | undefined): Promise<void> {
  const address = `Check ${run.runId}, not to be delivered`;
  const sent = newBooking(address, shopper.email, tool);
  const tracked = trackBooking(run, address, shopper);
  const response = await callAndRecord(run, 'createBooking', { body: sent }, shopper);
  const created = await tracked.findRecord(response);
  if (typeof created === 'string') {
    if (response.error === null) run.recorder.addDifference('createBooking', "the new booking is not in its owner's list");
    for (const name of ['recordPayment', 'deleteBooking'] as const) run.recorder.skip(name, 'no booking could be created for it');
    return tracked.removeRecord();
  }
  compareWithSent(run, 'createBooking', sent, created);
  if (isPaid(created)) run.recorder.addDifference('createBooking', 'a new booking is already paid');
  await callAndRecord(run, 'getBooking', { id: created._id }, shopper);
  await pay(run, created, shopper);
  const { _id: id } = created;
  const isListed = async () => {
    const { value } = await run.backend.call('listOwnBookings', { email: shopper.email }, { token: shopper.token });
    return value === null || value.some((booking) => booking._id === id);
  };
  await deleteTwice(run, { remove: 'deleteBooking', get: 'getBooking', noun: 'booking', id, isListed }, shopper);
  await tracked.removeRecord();
  if (run.recorder.isMatched('deleteBooking')) await checkIdempotencyKey(run, sent, shopper);
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
    else await book(run, shopper, createdTool);
  });
}

function createBookingRequest(run: Run): CheckRequest {
  const { shopper, options, runId, facts } = run;
  if (!options.write || shopper === undefined) return invalidJson;
  const body = newBooking(`Check ${runId} of its security, not to be delivered`, shopper.email, facts.tool);
  return { ...requestFor('createBooking', { body }, false), track: () => trackBooking(run, body.address, shopper) };
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
