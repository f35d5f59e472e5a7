import { expect, test } from 'vitest';
import { unavailableReason } from './unavailableReason.ts';

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
