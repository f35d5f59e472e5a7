import { expect, test } from 'vitest';
import * as v from 'valibot';
import { RestockForm } from './restock.ts';
import { AMBIGUOUS_COUNT } from './typedNumber.ts';

test.each([
  ['', 'Enter the quantity received'],
  ['  ', 'Enter the quantity received'],
  ['0', 'Enter 1 or more'],
  ['-3', 'Enter 1 or more'],
  ['1.5', 'Enter a whole number'],
  ['1e3', 'Enter a whole number'],
  ['twelve', 'Enter a whole number'],
  ['1000001', 'Enter 1,000,000 or fewer'],
  ['99999999999999999999999', 'Enter 1,000,000 or fewer'],
  ['\u200b', 'Enter the quantity received'],
  ['1.200', AMBIGUOUS_COUNT],
  ['1,200', AMBIGUOUS_COUNT],
])('%o is refused: %s', (amount, message) => {
  const { issues } = v.safeParse(RestockForm, { amount });
  expect(issues?.[0].message).toBe(message);
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['1000000', 1_000_000],
  ['３', 3],
  ['٣٠', 30],
  ['12\u200b', 12],
  ['1 200', 1200],
])('reads %o as the number %d, never as text', (amount, expected) => {
  expect(v.parse(RestockForm, { amount })).toEqual({ amount: expected });
});
