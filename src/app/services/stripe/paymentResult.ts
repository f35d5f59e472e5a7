import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentResult } from '#contract/payment.ts';
import { redactSecrets, messageOf } from './stripeMessage.ts';

/**
 * The types of errors that mean that Stripe declined. Any other type is a timeout, a lost connection or a fault at Stripe, which decides
 * nothing.
 */
const DECIDED: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

/** The codes that decide nothing, whatever their type: another request holds the intent, or only a look-up shows what became of it. */
const UNDECIDED: readonly string[] = ['lock_timeout', 'rate_limit', 'payment_intent_unexpected_state'];

/**
 * Converts the outcome of a charge (docs/spec.md#payment). An error may contain the intent. If the intent has moved on, it overrules the
 * error, because confirming a charged intent again is an error too.
 * @throws if Stripe decided nothing: the card may have been charged anyway
 */
export function toPaymentResult({ paymentIntent, error }: PaymentIntentResult): PaymentResult {
  if (error === undefined) return toStanding(paymentIntent);
  const standing = error.payment_intent && toStanding(error.payment_intent);
  if (standing !== undefined && standing.state !== 'declined') return standing;
  if (isDecision(error)) return { state: 'declined', message: messageOf(error) };
  throw unanswered(error);
}

/**
 * Converts a look-up after a card was confirmed. An intent keeps the error of its last card until the next charge is settled, so an error
 * of another card says nothing about this one, whose charge may be pending.
 * @throws if the look-up fails for any reason, which says nothing about the payment
 */
export function toLookUp({ paymentIntent, error }: PaymentIntentResult, paymentMethodId: string): PaymentResult {
  if (error !== undefined) throw unanswered(error);
  const standing = toStanding(paymentIntent);
  const isOfThisCard = paymentIntent.last_payment_error?.payment_method?.id === paymentMethodId;
  return standing.state === 'declined' && !isOfThisCard ? { state: 'declined', message: '' } : standing;
}

const isDecision = ({ type, code = '' }: StripeError): boolean => DECIDED.includes(type) && !UNDECIDED.includes(code);

const unanswered = ({ type, code }: StripeError): Error =>
  new Error(`Stripe did not say what became of the payment: ${[type, code].filter(Boolean).join(', ')}`);

function toStanding({ id, status, last_payment_error: lastError }: PaymentIntent): PaymentResult {
  switch (status) {
    // Authorized: only the backend can capture it, and the shopper has nothing left to do.
    case 'requires_capture':
    case 'succeeded':
      return { state: 'succeeded', transactionId: id };
    case 'processing':
      return { state: 'processing' };
    case 'requires_action':
      return { state: 'actionRequired' };
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { state: 'declined', message: redactSecrets(lastError?.message) };
    case 'canceled':
      return { state: 'canceled' };
    default:
      throw new Error(`Stripe knows a state of payments that the shop does not: ${String(status satisfies never)}`);
  }
}
