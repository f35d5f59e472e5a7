// Validates card input with the messages of Stripe's card element.
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';

/** The brand of a card, or '' while its first digits do not identify it. */
export type Brand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | '';

const PREFIXES: readonly (readonly [Brand, RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
];

export const brandOf = (number: string): Brand => PREFIXES.find(([, prefix]) => prefix.test(number))?.[0] ?? '';

/** The number of digits in each group, as printed on the card. */
export const groupsOf = (number: string): readonly number[] => (brandOf(number) === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4]);

/** The number of digits of a complete card number. */
export const lengthOf = (number: string): number => groupsOf(number).reduce((sum, group) => sum + group, 0);

/** The number of digits of the security code. */
export const cvcLengthOf = (number: string): number => (brandOf(number) === 'American Express' ? 4 : 3);

/** Verifies the check digit (Luhn, ISO/IEC 7812-1): every second digit from the right counts double, and 10 divides the sum. */
export function passesLuhnCheck(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The input of the card field, digits only. */
export interface TypedCard {
  number: string;
  /** MMYY */
  expiry: string;
  cvc: string;
}

export const noCard: TypedCard = { number: '', expiry: '', cvc: '' };

/** The error in a part of the card, or null. */
export type EntryError = { state: 'incomplete' | 'invalid'; message: string } | null;

export function errorOfNumber(number: string): EntryError {
  if (number.length < lengthOf(number)) return { state: 'incomplete', message: 'Your card number is incomplete.' };
  return passesLuhnCheck(number) ? null : { state: 'invalid', message: 'Your card number is invalid.' };
}

/** A card is valid until the end of its month. */
export function errorOfExpiry(expiry: string, now: number): EntryError {
  if (expiry.length < 4) return { state: 'incomplete', message: "Your card's expiration date is incomplete." };
  const today = new Date(now);
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (year < today.getFullYear()) return { state: 'invalid', message: "Your card's expiration year is in the past." };
  const isPast = year === today.getFullYear() && month <= today.getMonth();
  return isPast ? { state: 'invalid', message: "Your card's expiration date is in the past." } : null;
}

function errorOfCvc(cvc: string, number: string): EntryError {
  return cvc.length < cvcLengthOf(number) ? { state: 'incomplete', message: "Your card's security code is incomplete." } : null;
}

/** Returns the first invalid part, or else the first incomplete one. */
export function entryOf({ number, expiry, cvc }: TypedCard, now: number): CardEntry {
  const faults = [errorOfNumber(number), errorOfExpiry(expiry, now), errorOfCvc(cvc, number)].filter((fault) => fault !== null);
  const fault = faults.find(({ state }) => state === 'invalid') ?? faults[0];
  if (fault === undefined) return { state: 'complete' };
  return number + expiry + cvc === '' ? { state: 'empty', message: fault.message } : fault;
}
