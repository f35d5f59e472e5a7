import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';

/** What is said of a field that nobody has typed into. */
export const nothingTyped: CardEntry = { state: 'empty', message: 'Your card number is incomplete.' };

/** What Stripe says of the card in its field. It names a fault in its own words; what is merely not there yet it does not name. */
export function toCardEntry({ empty, complete, error }: Pick<StripeCardElementChangeEvent, 'empty' | 'complete' | 'error'>): CardEntry {
  if (error !== undefined) return { state: error.code.startsWith('incomplete_') ? 'incomplete' : 'invalid', message: error.message };
  if (empty) return nothingTyped;
  return complete ? { state: 'complete' } : { state: 'incomplete', message: 'Your card details are incomplete.' };
}
