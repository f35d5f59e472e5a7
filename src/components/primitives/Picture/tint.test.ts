import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

test('returns the same tint for the same address', () => {
  expect(tintOf('pictures/1f527.webp')).toBe(tintOf('pictures/1f527.webp'));
});

test('uses every tint, none for more than a third of the addresses', () => {
  const tints = Array.from({ length: 600 }, (_, index) => tintOf(`pictures/${index}.webp`));
  const counts = [...new Set(tints)].map((tint) => tints.filter((other) => other === tint).length);
  expect(counts).toHaveLength(6);
  expect(Math.max(...counts)).toBeLessThan(200);
});

test('returns a tint for an empty address', () => {
  expect(tintOf('')).toBe(tintOf(''));
});
