import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
])('formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
