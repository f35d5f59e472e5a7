import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

test('returns the same tint for the same key', () => {
  expect(tintOf('64f0c')).toBe(tintOf('64f0c'));
});

test('uses every tint, none for more than a third of the keys', () => {
  const tints = Array.from({ length: 600 }, (_, index) => tintOf(`product-${index}`));
  const counts = [...new Set(tints)].map((tint) => tints.filter((other) => other === tint).length);
  expect(counts).toHaveLength(6);
  expect(Math.max(...counts)).toBeLessThan(200);
});

test('returns a tint for an empty key', () => {
  expect(tintOf('')).toBe(tintOf(''));
});
