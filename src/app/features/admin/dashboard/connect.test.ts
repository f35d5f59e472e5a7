import { expect, test } from 'vitest';
import { toDashboardRole } from './connect.ts';

test.each([
  [undefined, 'unknown'],
  ['signedOut', 'unknown'],
  ['checking', 'unknown'],
  ['unknown', 'unknown'],
  ['denied', 'customer'],
  ['recheckingDenied', 'customer'],
  ['allowed', 'administrator'],
  ['recheckingAllowed', 'administrator'],
] as const)('%s: %s', (value, role) => {
  expect(toDashboardRole(value && { value })).toBe(role);
});
