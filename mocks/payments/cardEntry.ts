// Validates card input with the messages of Stripe's card element.
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';
import { cvcLengthOf, fitsCheckDigit, lengthOf } from './cardNumber.ts';

/** The input of the card field, digits only. */
export interface TypedCard {
  number: string;
  /** MMYY */
  expiry: string;
  cvc: string;
}

export const noCard: TypedCard = { number: '', expiry: '', cvc: '' };

/** The error in a part of the card, or null. */
export type Fault = { state: 'incomplete' | 'invalid'; message: string } | null;

export function faultOfNumber(number: string): Fault {
  if (number.length < lengthOf(number)) return { state: 'incomplete', message: 'Your card number is incomplete.' };
  return fitsCheckDigit(number) ? null : { state: 'invalid', message: 'Your card number is invalid.' };
}

/** A card is valid until the end of its month. */
export function faultOfExpiry(expiry: string, now: number): Fault {
  if (expiry.length < 4) return { state: 'incomplete', message: "Your card's expiration date is incomplete." };
  const today = new Date(now);
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (year < today.getFullYear()) return { state: 'invalid', message: "Your card's expiration year is in the past." };
  const isPast = year === today.getFullYear() && month <= today.getMonth();
  return isPast ? { state: 'invalid', message: "Your card's expiration date is in the past." } : null;
}

export function faultOfCvc(cvc: string, number: string): Fault {
  return cvc.length < cvcLengthOf(number) ? { state: 'incomplete', message: "Your card's security code is incomplete." } : null;
}

/** Returns the first invalid part, or else the first incomplete one. */
export function entryOf({ number, expiry, cvc }: TypedCard, now: number): CardEntry {
  const faults = [faultOfNumber(number), faultOfExpiry(expiry, now), faultOfCvc(cvc, number)].filter((fault) => fault !== null);
  const fault = faults.find(({ state }) => state === 'invalid') ?? faults[0];
  if (fault === undefined) return { state: 'complete' };
  return number + expiry + cvc === '' ? { state: 'empty', message: fault.message } : fault;
}
