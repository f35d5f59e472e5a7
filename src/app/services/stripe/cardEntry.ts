import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';

/** The entry while nothing is typed. */
export const nothingTyped: CardEntry = { state: 'empty', message: 'Your card number is incomplete.' };

/** Converts Stripe's change event. Stripe has a message for an error, but none for input that is only missing. */
export function toCardEntry({ empty, complete, error }: Pick<StripeCardElementChangeEvent, 'empty' | 'complete' | 'error'>): CardEntry {
  if (error !== undefined) return { state: error.code.startsWith('incomplete_') ? 'incomplete' : 'invalid', message: error.message };
  if (empty) return nothingTyped;
  return complete ? { state: 'complete' } : { state: 'incomplete', message: 'Your card details are incomplete.' };
}
