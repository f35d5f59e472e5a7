import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentResult } from '#contract/payment.ts';
import { redactSecrets, messageOf } from './stripeMessage.ts';

/** The error types of a decline. After any other type (a timeout, a lost connection or a fault at Stripe) the outcome is unknown. */
const DECLINE_TYPES: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

/** Codes that leave the outcome unknown, whatever their type: another request has locked the intent, or only a look-up shows its status. */
const UNKNOWN_OUTCOME_CODES: readonly string[] = ['lock_timeout', 'rate_limit', 'payment_intent_unexpected_state'];

/**
 * Converts the outcome of a charge (docs/spec.md#payment). An error may contain the intent. If the intent has another status, it overrules the
 * error, because confirming a charged intent again is an error too.
 * @throws if the outcome is unknown, so that the card may have been charged
 */
export function toPaymentResult({ paymentIntent, error }: PaymentIntentResult): PaymentResult {
  if (error === undefined) return toIntentResult(paymentIntent);
  const intentResult = error.payment_intent && toIntentResult(error.payment_intent);
  if (intentResult !== undefined && intentResult.state !== 'declined') return intentResult;
  if (isDecline(error)) return { state: 'declined', message: messageOf(error) };
  throw unknownOutcome(error);
}

/**
 * Converts a look-up after a card was confirmed. An intent keeps the error of its last card until the next charge is settled. So another
 * card's error says nothing about this one: its charge may be pending.
 * @throws if the look-up fails for any reason, which says nothing about the payment
 */
export function toLookupResult({ paymentIntent, error }: PaymentIntentResult, paymentMethodId: string): PaymentResult {
  if (error !== undefined) throw unknownOutcome(error);
  const intentResult = toIntentResult(paymentIntent);
  const isOfThisCard = paymentIntent.last_payment_error?.payment_method?.id === paymentMethodId;
  return intentResult.state === 'declined' && !isOfThisCard ? { state: 'declined', message: '' } : intentResult;
}

const isDecline = ({ type, code = '' }: StripeError): boolean => DECLINE_TYPES.includes(type) && !UNKNOWN_OUTCOME_CODES.includes(code);

const unknownOutcome = ({ type, code }: StripeError): Error =>
  new Error(`The outcome of the payment is unknown: ${[type, code].filter(Boolean).join(', ')}`);

function toIntentResult({ id, status, last_payment_error: lastError }: PaymentIntent): PaymentResult {
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
      throw new Error(`Unknown status of a payment intent: ${String(status satisfies never)}`);
  }
}
