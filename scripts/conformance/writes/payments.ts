import { formatPrice } from '#contract/money.ts';
import { intentIdOf } from '#contract/payment.ts';
import type { BackendResponse } from '../backend.ts';
import { createdNothing } from '../cleanup.ts';
import { type Caller, type Run, callAndRecord, isRefused } from '../run.ts';
import { type CheckRequest, type CheckRequests, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** Reports an intent, which no call removes. */
function reportIntent({ cleanup }: Run, price: number, response: BackendResponse): void {
  if (createdNothing(response)) return;
  const exists = response.error === null ? '' : ' may exist';
  cleanup.reportLeftBehind(`a payment intent of ${formatPrice(price)}${exists} at the payment provider, which is never charged`);
}

/** A price in dollars that no booking has. */
const MADE_UP = 0.73;

/** Creates a payment intent for an unpaid booking, and never charges it. The check of bookings calls it: a backend may refuse other prices. */
export async function checkIntent(run: Run, price: number, shopper: Caller): Promise<void> {
  const response = await callAndRecord(run, 'createPaymentIntent', { body: { price } }, shopper);
  reportIntent(run, price, response);
  if (response.value !== null && intentIdOf(response.value.clientSecret) === '')
    run.recorder.addDifference('createPaymentIntent', "the clientSecret does not have Stripe's form id_secret_…", 'assumed');
  if (!run.options.expectSecure) return;
  const other = await run.backend.call('createPaymentIntent', { body: { price: MADE_UP } }, { token: shopper.token });
  reportIntent(run, MADE_UP, other);
  if (other.error === null || isRefused(other)) run.facts.accepts.intentPrice = other.error === null;
}

/** With --write, an amount that can be charged, because many backends check the body before the caller. */
function createIntentRequest(run: Run): CheckRequest {
  const price = run.options.write ? 12.5 : 0;
  const findRecords = async (response: BackendResponse) => (reportIntent(run, price, response), []);
  return {
    ...requestFor('createPaymentIntent', { body: { price } }, false),
    ...(run.options.write && { track: () => ({ findRecords, removeRecords: async () => {} }) }),
  };
}

const checkRequests = (run: Run): Partial<CheckRequests> => ({ createPaymentIntent: createIntentRequest(run) });

export const payments: NounChecks = { checkRequests };
