import { expect, test } from 'vitest';
import { brandOf, entryOf, passesLuhnCheck, noCard } from './cardEntry.ts';
import { testCards } from './testCards.ts';

const NOVEMBER = new Date(2026, 10, 30, 23, 59).getTime();
const card = { number: '4242424242424242', expiry: '1126', cvc: '123' };
const validate = (change: Partial<typeof card>) => entryOf({ ...card, ...change }, NOVEMBER);

test('a card is valid until the last minute of its month', () => {
  expect(validate({})).toEqual({ state: 'complete' });
  const december = new Date(2026, 11, 1).getTime();
  expect(entryOf(card, december)).toEqual({ state: 'invalid', message: "Your card's expiration date is in the past." });
});

test.for([
  [{ number: '424242424242424' }, 'incomplete', 'Your card number is incomplete.'],
  [{ number: '4242424242424241' }, 'invalid', 'Your card number is invalid.'],
  [{ expiry: '112' }, 'incomplete', "Your card's expiration date is incomplete."],
  [{ expiry: '1225' }, 'invalid', "Your card's expiration year is in the past."],
  [{ expiry: '1026' }, 'invalid', "Your card's expiration date is in the past."],
  [{ cvc: '12' }, 'incomplete', "Your card's security code is incomplete."],
  [{ number: '378282246310005', cvc: '123' }, 'incomplete', "Your card's security code is incomplete."],
  [{ number: '', expiry: '1026' }, 'invalid', "Your card's expiration date is in the past."],
  [{ number: '', expiry: '' }, 'incomplete', 'Your card number is incomplete.'],
] as const)('%j is %s: %s', ([change, state, message]) => {
  expect(validate(change)).toEqual({ state, message });
});

test('a card without any digits is empty, not invalid', () => {
  expect(entryOf(noCard, NOVEMBER)).toEqual({ state: 'empty', message: 'Your card number is incomplete.' });
});

test('test numbers are unique, and all but the invalid one have a correct check digit', () => {
  expect(testCards.filter(({ number }) => !passesLuhnCheck(number)).map(({ label }) => label)).toEqual(['Invalid number']);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test.for([
  ['4', 'Visa'],
  ['51', 'Mastercard'],
  ['56', ''],
  ['2221', 'Mastercard'],
  ['2220', ''],
  ['2720', 'Mastercard'],
  ['2721', ''],
  ['37', 'American Express'],
  ['3', ''],
  ['6011', 'Discover'],
  ['', ''],
] as const)('a number that starts with "%s" has the brand "%s"', ([number, brand]) => {
  expect(brandOf(number)).toBe(brand);
});
