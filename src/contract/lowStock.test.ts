import { expect, test } from 'vitest';
import { isLowStock } from './lowStock.ts';

test.each([
  [null, false],
  [0, true],
  [1, true],
  [5, true],
  [6, false],
  [10_000, false],
])('%j left is low: %j', (stock, low) => {
  expect(isLowStock(stock)).toBe(low);
});
