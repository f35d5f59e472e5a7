import { expect, test } from 'vitest';
import { stepQuantity, unavailableReason } from './BookingForm.tsx';

test.each([
  ['4', 1, 4, '5'],
  ['5', -1, 4, '4'],
  ['4', -1, 4, '4'],
  ['1', 1, 4, '4'],
  ['', 1, 4, '4'],
  ['many', -1, 4, '4'],
  ['-3', 1, 1, '1'],
  ['３', 1, 1, '4'],
  ['٣\u200b', -1, 1, '2'],
  ['1,200', 1, 4, '4'],
  ['99999999999999999999999', 1, 4, '4'],
] as const)('"%s" %i with a minimum of %i: %s', (text, difference, minimum, expected) => {
  expect(stepQuantity(text, difference, minimum)).toBe(expected);
});

test.each([
  { price: 5, stock: 10, minOrderQuantity: 10, obstacle: null },
  { price: 5, stock: null, minOrderQuantity: 4, obstacle: null },
  { price: 5, stock: 0, minOrderQuantity: 4, obstacle: null },
  { price: 5, stock: 3, minOrderQuantity: 4, obstacle: 'the minimum order is 4, and only 3 are left' },
  { price: null, stock: 10, minOrderQuantity: 1, obstacle: 'The price of this product is not available' },
])('price $price, stock $stock, minimum $minOrderQuantity: $obstacle', ({ obstacle, ...product }) => {
  if (obstacle === null) expect(unavailableReason(product)).toBeNull();
  else expect(unavailableReason(product)).toContain(obstacle);
});
