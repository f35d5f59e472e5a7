import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // https://webaim.org/resources/contrastchecker/?fcolor=777777&bcolor=FFFFFF
  ['#777777', '#ffffff', 4.48],
])('%s on %s has %d', (first, second, ratio) => {
  expect(contrastOf(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastOf(second, first)).toBe(contrastOf(first, second));
});
