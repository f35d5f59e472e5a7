import { expect, test } from 'vitest';
import { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import { toAdminAccess } from './connect.ts';

const at = (value: Parameters<typeof adminAccessMachine.resolveState>[0]['value']) =>
  toAdminAccess(
    adminAccessMachine.resolveState({
      value,
      context: { email: 'ada@example.com', failure: value === 'unknown' ? { kind: 'http', status: 500, isAmbiguous: false } : null },
    }),
  );

test.each([
  ['signedOut', 'checking'],
  ['checking', 'checking'],
  ['recheckingDenied', 'checking'],
  ['allowed', 'allowed'],
  ['recheckingAllowed', 'allowed'],
  ['denied', 'refused'],
] as const)('%s: %s', (value, state) => {
  expect(at(value)).toEqual({ state });
});

test('a check that has not begun', () => {
  expect(toAdminAccess(undefined)).toEqual({ state: 'checking' });
});

test('a failed check says why', () => {
  expect(at('unknown')).toEqual({
    state: 'unknown',
    message: 'The shop has a problem at the moment. Please try again in a little while.',
  });
});
