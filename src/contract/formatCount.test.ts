import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
])('formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
