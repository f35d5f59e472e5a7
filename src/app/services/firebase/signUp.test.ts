import { expect, test } from 'vitest';
import { isNewAccount } from './signUp.ts';

const MADE = 'Sat, 21 Nov 2026 12:00:00 GMT';
const account = (displayName: string | null, creationTime?: string) => ({
  displayName,
  metadata: creationTime === undefined ? {} : { creationTime },
});

test.each([
  ['in the same second', account(null, MADE), MADE, true],
  ['within two minutes', account('', MADE), 'Sat, 21 Nov 2026 12:02:00 GMT', true],
  ['created longer ago: an existing account', account(null, MADE), 'Sat, 21 Nov 2026 12:02:01 GMT', false],
  ['with a name: an existing account', account('Robin Reed', MADE), MADE, false],
  ['created at an unknown time', account(null), MADE, false],
])('an account made %s', (_, made, signedInAt, expected) => {
  expect(isNewAccount(made, signedInAt)).toBe(expected);
});
