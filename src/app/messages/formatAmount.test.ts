import { expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';

test.each([
  [68, 20, '20 × $3.40 = $68.00'],
  [1299.8, 2, '2 × $649.90 = $1,299.80'],
  [0.3, 3, '3 × $0.10 = $0.30'],
  [64.9, 1, '$64.90'],
  [64.9, null, '$64.90'],
  [64.9, 0, '$64.90'],
  // An older booking may have another price than its quantity times a price.
  [10, 3, '$10.00'],
  [0, 2, '$0.00'],
  [null, 2, ''],
])('%s dollars for %s', (price, quantity, text) => {
  expect(formatAmount({ price, quantity })).toBe(text);
});
