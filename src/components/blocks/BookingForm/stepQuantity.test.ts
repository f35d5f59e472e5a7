import { expect, test } from 'vitest';
import { stepQuantity } from './stepQuantity.ts';

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
