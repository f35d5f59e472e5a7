import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Failure } from '#machines/failure.ts';
import type { PaymentRefusal } from '#machines/payment/payment.setup.ts';
import { sentenceOfFailure } from './failureSentences.ts';

/** Shown if the card field cannot be loaded. */
export const CARD_FIELD_FAILED =
  'The card field could not be loaded, and nothing was charged. Check your connection and your ad blocker, then try again.';

const DEFAULT_MESSAGE = 'Your card was not charged. Please try again, or use another card.';

/** Explains why a card was not charged, with the provider's message if there is one (docs/spec.md#errors). */
export function refusalMessage(refusal: PaymentRefusal | null): string {
  switch (refusal?.reason) {
    case 'declined':
      return refusal.message.trim() === '' ? DEFAULT_MESSAGE : refusal.message;
    case 'expired':
      return 'This payment took too long, so a new one was started. Nothing was charged: please pay again.';
    case 'repriced':
      return 'The price of this order has changed, and nothing was charged. Please check it, then pay again.';
    case 'busy':
      return 'Another tab of this browser is paying for this order, so nothing was charged here. Please look there first.';
    case 'failed':
      return `Nothing was charged. ${sentenceOfFailure(refusal.failure)}`;
    case undefined:
      return DEFAULT_MESSAGE;
    default:
      return refusal satisfies never;
  }
}

/** Shown while the provider looks up the payment. */
export const LOOKING_UP = 'Checking with the card service.';

/** Shown while the bank's question is open after a reload. */
export const AUTHENTICATING = 'Your bank asks you to confirm this payment.';

/** Explains why the outcome of a payment is unknown. `mayAuthenticate` is false if the bank's dialog may open only after a click. */
export function unknownMessage({ failure, mayAuthenticate }: { failure: Failure | null; mayAuthenticate: boolean }): string {
  if (failure !== null) return 'The card service gave no result.';
  return mayAuthenticate
    ? 'The card service has not answered.'
    : 'Your bank may still want you to confirm the payment. To do that, click Check again.';
}

/** Explains why a completed payment is not saved to its order yet. The shopper cannot fix this. */
export function unrecordedMessage(failure: Failure | null): string {
  if (failure?.kind === 'offline') return 'The shop cannot be reached.';
  if (failure?.kind === 'timeout') return 'The shop is taking too long to answer.';
  return failure?.kind === 'http' && (failure.status ?? 0) < 500
    ? 'The shop did not accept it yet.'
    : 'The shop has a problem at the moment.';
}

/** Explains why a completed payment cannot be saved to its order, or cannot be dismissed. */
export function orphanedMessage({ failure, booking }: { failure: Failure | null; booking: Booking | null }): string {
  if (failure?.status === 404) return 'The order has been removed, so the payment could not be saved to it.';
  if (failure?.status === 409) return 'The shop does not accept this payment for the order.';
  if (failure !== null) return 'We could not check whether the order still exists, so this payment stays here.';
  return booking !== null && isPaid(booking)
    ? 'This order already has another payment, so this one could not be saved to it.'
    : 'The payment could not be saved to its order.';
}
