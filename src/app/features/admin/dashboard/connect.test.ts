import { expect, test } from 'vitest';
import { toDashboardRole } from './connect.ts';

test.each([
  ['nobody', 'unknown'],
  ['checking', 'unknown'],
  ['unknown', 'unknown'],
  ['refused', 'customer'],
  ['refusedYet', 'customer'],
  ['allowed', 'administrator'],
  ['allowedYet', 'administrator'],
] as const)('%s: %s', (value, role) => {
  expect(toDashboardRole({ value })).toBe(role);
});
