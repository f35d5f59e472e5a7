import * as v from 'valibot';
import { intentIdOf, type PaymentAnswer } from '#contract/payment.ts';
import { type TestCard, UNAUTHENTICATED } from './testCards.ts';

/**
 * A payment that was begun: a row of the world, so that every tab knows where it stands and a reload forgets nothing. No digit of a card
 * is in it. Like Stripe's it starts as one that can be tried: declined, for no reason yet.
 */
export const Intent = v.object({
  _id: v.string(),
  clientSecret: v.string(),
  price: v.number(),
  state: v.picklist(['declined', 'actionRequired', 'processing', 'succeeded']),
  /** Why it was declined. */
  message: v.string(),
  /** While the bank asks: why it declines even those who accept; null when accepting pays. */
  declinedAfterwards: v.nullable(v.string()),
  /** While it is processed: when that ends, in milliseconds since 1970. */
  processedAt: v.number(),
});
export type Intent = v.InferOutput<typeof Intent>;

const PROCESSING_MS = 5000;
const PREFIX = 'pi_';

/** What a shop keeps of a payment, and what its client secret begins with. */
export const transactionIdOf = ({ _id }: Pick<Intent, '_id'>): string => PREFIX + _id;

/** The row's id again. */
export const rowIdOf = (clientSecret: string): string => intentIdOf(clientSecret).slice(PREFIX.length);

/** Where it stands: the clock alone ends the processing. */
export function answerOf(intent: Intent, now: number): PaymentAnswer {
  switch (intent.state) {
    case 'succeeded':
      return { state: 'succeeded', transactionId: transactionIdOf(intent) };
    case 'processing':
      return now < intent.processedAt ? { state: 'processing' } : { state: 'succeeded', transactionId: transactionIdOf(intent) };
    case 'actionRequired':
      return { state: 'actionRequired' };
    case 'declined':
      return { state: 'declined', message: intent.message };
  }
  return intent.state satisfies never;
}

const declined = (intent: Intent, message: string): Intent => ({ ...intent, state: 'declined', message, declinedAfterwards: null });

const succeeded = (intent: Intent): Intent => ({ ...intent, state: 'succeeded', message: '', declinedAfterwards: null });

/** Whether a card can still be tried: once money moves, none is. */
export const isOpen = ({ state }: Intent): boolean => state === 'declined' || state === 'actionRequired';

/** After a card was tried on an open one. */
export function confirmed(intent: Intent, { outcome }: TestCard, now: number): Intent {
  switch (outcome.kind) {
    case 'succeeds':
      return succeeded(intent);
    case 'declined':
      return declined(intent, outcome.message);
    case 'asks':
      return { ...intent, state: 'actionRequired', message: '', declinedAfterwards: outcome.declinedAfterwards };
    case 'processes':
      return { ...intent, state: 'processing', message: '', declinedAfterwards: null, processedAt: now + PROCESSING_MS };
  }
  return outcome satisfies never;
}

/** After the bank has asked; only one that waits for it is moved by the answer. */
export function authenticated(intent: Intent, accepted: boolean): Intent {
  if (intent.state !== 'actionRequired') return intent;
  if (!accepted) return declined(intent, UNAUTHENTICATED);
  return intent.declinedAfterwards === null ? succeeded(intent) : declined(intent, intent.declinedAfterwards);
}
