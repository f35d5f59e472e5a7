import { intentIdOf } from '#contract/payment.ts';
import { createdNothing } from '../cleanup.ts';
import { type Caller, type Run, callAndRecord } from '../run.ts';
import { type CheckRequests, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** Creates a payment intent, and never charges it. */
async function checkWrites(run: Run, shopper: Caller): Promise<void> {
  const response = await callAndRecord(run, 'createPaymentIntent', { body: { price: 12.5 } }, shopper);
  const { value } = response;
  if (value === null) {
    if (!createdNothing(response))
      run.cleanup.reportLeftBehind('a payment intent of $12.50 may exist at the payment provider, which is never charged');
    return;
  }
  run.cleanup.reportLeftBehind('a payment intent of $12.50 at the payment provider, which is never charged');
  if (intentIdOf(value.clientSecret) === '')
    run.recorder.addDifference('createPaymentIntent', "the clientSecret does not have Stripe's form id_secret_…", 'assumed');
}

/** An amount of 0 cannot be charged. */
const checkRequests = (): Partial<CheckRequests> => ({
  createPaymentIntent: requestFor('createPaymentIntent', { body: { price: 0 } }, false),
});

export const payments: NounChecks = { checkWrites, checkRequests };
