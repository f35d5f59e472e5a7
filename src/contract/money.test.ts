import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { formatPrice, sumPrices, totalPrice } from './money.ts';

test.each([
  [120, '$120.00'],
  [0, '$0.00'],
  [19.9, '$19.90'],
  [1234.5, '$1,234.50'],
  [0.005, '$0.01'],
  // The amount that totalPrice charges.
  [1.005, '$1.00'],
  [1e9, '$1,000,000,000.00'],
  [null, 'Price unavailable'],
])('%j is shown as %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

// Far above that, a number cannot hold every cent.
test('a price up to a trillion dollars has the text that Intl would give it', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
      expect(formatPrice(cents / 100)).toBe(dollars.format(cents / 100));
    }),
    REPEATABLE,
  );
});

test('the greatest price is written out', () => {
  expect(formatPrice(Number.MAX_SAFE_INTEGER / 100)).toBe('$90,071,992,547,409.91');
});

test.each([
  [0.01, Number.MAX_SAFE_INTEGER, 90_071_992_547_409.91],
  [0.02, Number.MAX_SAFE_INTEGER, null],
  [64.9, 1e14, null],
  [Number.MAX_SAFE_INTEGER / 100, Number.MAX_SAFE_INTEGER, null],
  [0, Number.MAX_SAFE_INTEGER, 0],
])('%j × %j is %j, and never a sum that was not counted', (price, quantity, total) => {
  expect(totalPrice(price, quantity)).toBe(total);
});

test('a sum that cannot be counted in cents is not known', () => {
  expect(sumPrices([9e13, 9e13])).toBeNull();
  expect(sumPrices([9e13, 9e13, 0.01])).toBeNull();
});

test.each([
  [19.99, 3, 59.97],
  [0.1, 3, 0.3],
  [0.07, 100, 7],
  [1.1, 1.0, 1.1],
  [89.95, 11, 989.45],
  [4.35, 100, 435],
  [0, 5, 0],
  [120, 1, 120],
])('%j × %j is %j', (price, quantity, total) => {
  expect(totalPrice(price, quantity)).toBe(total);
});

test.each([
  [[], 0],
  [[120], 120],
  [[0.1, 0.2], 0.3],
  [[19.99, 19.99, 19.99], 59.97],
  [Array.from({ length: 1000 }, () => 0.07), 70],
])('the sum of %j is %j', (prices, sum) => {
  expect(sumPrices(prices)).toBe(sum);
});
