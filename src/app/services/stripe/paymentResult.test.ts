import type { PaymentIntent, PaymentIntentResult, StripeError, StripeErrorType } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import type { PaymentResult } from '#contract/payment.ts';
import { toLookupResult, toPaymentResult } from './paymentResult.ts';

const intent = (status: PaymentIntent.Status, given: Partial<PaymentIntent> = {}) =>
  ({ id: 'pi_1', status, last_payment_error: null, ...given }) as PaymentIntent;
const found = (...of: Parameters<typeof intent>): PaymentIntentResult => ({ paymentIntent: intent(...of) });
const failed = (type: StripeErrorType, given: Partial<StripeError> = {}): PaymentIntentResult => ({ error: { type, ...given } });

const paid: PaymentResult = { state: 'succeeded', transactionId: 'pi_1' };
const STANDINGS = {
  succeeded: paid,
  requires_capture: paid,
  processing: { state: 'processing' },
  requires_action: { state: 'actionRequired' },
  requires_payment_method: { state: 'declined', message: '' },
  requires_confirmation: { state: 'declined', message: '' },
  canceled: { state: 'canceled' },
} satisfies Record<PaymentIntent.Status, PaymentResult>;
const standings = Object.entries(STANDINGS) as [PaymentIntent.Status, PaymentResult][];

describe('an intent', () => {
  test.for(standings)('%s means the same after a charge and a lookup', ([status, answer]) => {
    expect(toPaymentResult(found(status))).toEqual(answer);
    expect(toLookupResult(found(status), 'pm_1')).toEqual(answer);
  });

  const lastError = {
    type: 'card_error',
    message: 'Your card has expired.',
    payment_method: { id: 'pm_1' },
  } as PaymentIntent.LastPaymentError;
  const declined = found('requires_payment_method', { last_payment_error: lastError });

  test("that declined this card has Stripe's message", () => {
    expect(toLookupResult(declined, 'pm_1')).toEqual({ state: 'declined', message: 'Your card has expired.' });
  });

  test.for(['pm_2', ''])('that declined another card has no message for %s, whose charge may be pending', (paymentMethodId) => {
    expect(toLookupResult(declined, paymentMethodId)).toEqual({ state: 'declined', message: '' });
  });

  test('with an unknown status throws', () => {
    expect(() => toPaymentResult(found('reversed' as PaymentIntent.Status))).toThrow('reversed');
  });
});

describe('an error of a charge', () => {
  test.for([
    ['card_error', { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' }],
    ['validation_error', { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' }],
    ['invalid_request_error', { code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate …' }],
    ['card_error', { code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate …' }],
    ['card_error', {}],
  ] as [StripeErrorType, Partial<StripeError>][])('%s %j is a decline', ([type, error]) => {
    const no = { state: 'declined', message: error.message ?? '' };
    expect(toPaymentResult(failed(type, error))).toEqual(no);
    expect(toPaymentResult(failed(type, { ...error, payment_intent: intent('requires_payment_method') }))).toEqual(no);
  });

  test.for([{ code: 'resource_missing', message: "No such payment_intent: 'pi_1'" }, { message: 'Invalid API Key provided: pk_test_1' }])(
    'caused by the setup is a decline without a message: %j',
    (error) => {
      const carried = intent('requires_payment_method');
      for (const given of [error, { ...error, payment_intent: carried }])
        expect(toPaymentResult(failed('invalid_request_error', given))).toEqual({ state: 'declined', message: '' });
    },
  );

  test.for([
    ['api_connection_error', {}],
    ['api_error', {}],
    ['api_error', { payment_intent: intent('requires_payment_method') }],
    ['authentication_error', {}],
    ['idempotency_error', {}],
    ['rate_limit_error', { code: 'rate_limit' }],
    ['invalid_request_error', { code: 'lock_timeout' }],
    ['invalid_request_error', { code: 'payment_intent_unexpected_state' }],
    ['of_the_future', {}],
  ] as [StripeErrorType, Partial<StripeError>][])('%s %j throws, because the card may have been charged', ([type, error]) => {
    expect(() => toPaymentResult(failed(type, { message: 'Words', ...error }))).toThrow(type);
  });

  test.for(standings.filter(([, { state }]) => state !== 'declined'))('is overruled by an intent that is %s', ([status, answer]) => {
    const carried = { code: 'payment_intent_unexpected_state', payment_intent: intent(status) };
    for (const type of ['invalid_request_error', 'api_error', 'card_error'] as const)
      expect(toPaymentResult(failed(type, carried))).toEqual(answer);
  });

  test('that quotes a client secret is not passed on', () => {
    expect(toPaymentResult(failed('card_error', { message: 'Wrong: pi_1_secret_2' }))).toEqual({ state: 'declined', message: '' });
  });
});

test.for(['card_error', 'invalid_request_error', 'api_connection_error'] as const)('a lookup that fails with %s throws', (type) => {
  expect(() => toLookupResult(failed(type, { payment_intent: intent('succeeded') }), 'pm_1')).toThrow(type);
});
