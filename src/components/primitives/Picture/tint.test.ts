import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

test('the same seed keeps its tint', () => {
  expect(tintOf('64f0c')).toBe(tintOf('64f0c'));
});

test('every tint is used, none by more than a third', () => {
  const tints = Array.from({ length: 600 }, (_, index) => tintOf(`product-${index}`));
  const counts = [...new Set(tints)].map((tint) => tints.filter((other) => other === tint).length);
  expect(counts).toHaveLength(6);
  expect(Math.max(...counts)).toBeLessThan(200);
});

test('an empty seed has a tint too', () => {
  expect(tintOf('')).toBe(tintOf(''));
});
