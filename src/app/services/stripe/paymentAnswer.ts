import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentAnswer } from '#contract/payment.ts';
import { redactSecrets, messageOf } from './stripeMessage.ts';

/**
 * Errors of these types are Stripe's no. Any other says that Stripe had no time, no connection or a fault of its own: that decides nothing.
 */
const DECISIONS: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

/** These are no decisions, whatever their type: another request holds the intent, or it has moved on to where only a look-up sees it. */
const UNDECIDED: readonly string[] = ['lock_timeout', 'rate_limit', 'payment_intent_unexpected_state'];

/**
 * What became of a charge (docs/spec.md#payment). An error may carry the intent along, and where that has moved on it counts more than the
 * error: who confirms once more what was charged is told that it cannot be confirmed.
 * @throws where Stripe decided nothing: the card may have been charged all the same
 */
export function toPaymentAnswer({ paymentIntent, error }: PaymentIntentResult): PaymentAnswer {
  if (error === undefined) return toStanding(paymentIntent);
  const standing = error.payment_intent && toStanding(error.payment_intent);
  if (standing !== undefined && standing.state !== 'declined') return standing;
  if (isDecision(error)) return { state: 'declined', message: messageOf(error) };
  throw unanswered(error);
}

/**
 * Where a payment stands, looked up after a card was confirmed. An intent keeps the error of the last card until the next charge is
 * settled, so that an error of another card says nothing of this one: its charge may be on its way.
 * @throws where it could not be looked up, whatever the reason: that says nothing of the payment
 */
export function toLookUp({ paymentIntent, error }: PaymentIntentResult, paymentMethodId: string): PaymentAnswer {
  if (error !== undefined) throw unanswered(error);
  const standing = toStanding(paymentIntent);
  const isOfThisCard = paymentIntent.last_payment_error?.payment_method?.id === paymentMethodId;
  return standing.state === 'declined' && !isOfThisCard ? { state: 'declined', message: '' } : standing;
}

const isDecision = ({ type, code = '' }: StripeError): boolean => DECISIONS.includes(type) && !UNDECIDED.includes(code);

const unanswered = ({ type, code }: StripeError): Error =>
  new Error(`Stripe did not say what became of the payment: ${[type, code].filter(Boolean).join(', ')}`);

function toStanding({ id, status, last_payment_error: lastError }: PaymentIntent): PaymentAnswer {
  switch (status) {
    // Held on the card, and only the backend can take it from there: to the shopper there is nothing left to do.
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
