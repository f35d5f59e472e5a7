import * as v from 'valibot';
import { intentIdOf, type PaymentResult } from '#contract/payment.ts';
import { type TestCard, UNAUTHENTICATED } from './testCards.ts';

/**
 * A payment intent. It is a row of the world, so that all tabs share it and it survives a reload. It contains no digit of a card. Like
 * Stripe's, it starts in a state that accepts a card: `declined` with an empty message.
 */
export const Intent = v.object({
  _id: v.string(),
  clientSecret: v.string(),
  price: v.number(),
  state: v.picklist(['declined', 'actionRequired', 'processing', 'succeeded']),
  /** The reason why it was declined. */
  message: v.string(),
  /** The bank's reason for declining after the shopper accepts its question, or null if accepting pays. */
  declinedAfterwards: v.nullable(v.string()),
  /** The end of the processing, in milliseconds since 1970. */
  processedAt: v.number(),
});
export type Intent = v.InferOutput<typeof Intent>;

const PROCESSING_MS = 5000;
const PREFIX = 'pi_';

/** A new intent, in Stripe's format. */
export const untriedIntent = (_id: string, secret: string, price: number): Intent => ({
  _id,
  clientSecret: `${transactionIdOf({ _id })}_secret_${secret}`,
  price,
  state: 'declined',
  message: '',
  declinedAfterwards: null,
  processedAt: 0,
});

/** The id that a shop stores for a payment. The client secret starts with it. */
const transactionIdOf = ({ _id }: Pick<Intent, '_id'>): string => PREFIX + _id;

/** The id of the intent's row. */
export const rowIdOf = (clientSecret: string): string => intentIdOf(clientSecret).slice(PREFIX.length);

/** False if the clock was set back since, which would otherwise make it last for as long. */
const isProcessing = ({ processedAt }: Intent, now: number): boolean => now < processedAt && processedAt - now <= PROCESSING_MS;

/** The provider's response for an intent. Processing ends when its time is over. */
export function answerOf(intent: Intent, now: number): PaymentResult {
  switch (intent.state) {
    case 'succeeded':
      return { state: 'succeeded', transactionId: transactionIdOf(intent) };
    case 'processing':
      return isProcessing(intent, now) ? { state: 'processing' } : { state: 'succeeded', transactionId: transactionIdOf(intent) };
    case 'actionRequired':
      return { state: 'actionRequired' };
    case 'declined':
      return { state: 'declined', message: intent.message };
  }
  return intent.state satisfies never;
}

const declined = (intent: Intent, message: string): Intent => ({ ...intent, state: 'declined', message, declinedAfterwards: null });

const succeeded = (intent: Intent): Intent => ({ ...intent, state: 'succeeded', message: '', declinedAfterwards: null });

/** True while a card can still be tried: until one is processing or has succeeded. */
export const isOpen = ({ state }: Intent): boolean => state === 'declined' || state === 'actionRequired';

/** The intent after a card was tried. Pass only an open one. */
export function confirmed(intent: Intent, { outcome }: TestCard, now: number): Intent {
  switch (outcome.kind) {
    case 'succeeds':
      return succeeded(intent);
    case 'declined':
      return declined(intent, outcome.message);
    case 'requiresAction':
      return { ...intent, state: 'actionRequired', message: '', declinedAfterwards: outcome.declinedAfterwards };
    case 'processes':
      return { ...intent, state: 'processing', message: '', declinedAfterwards: null, processedAt: now + PROCESSING_MS };
  }
  return outcome satisfies never;
}

/** The intent after the shopper's answer to the bank. Changes only an intent that waits for it. */
export function authenticated(intent: Intent, accepted: boolean): Intent {
  if (intent.state !== 'actionRequired') return intent;
  if (!accepted) return declined(intent, UNAUTHENTICATED);
  return intent.declinedAfterwards === null ? succeeded(intent) : declined(intent, intent.declinedAfterwards);
}
