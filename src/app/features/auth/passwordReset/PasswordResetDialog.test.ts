import { expect, test } from 'vitest';
import { IdentityError } from '#contract/identityError.ts';
import { toPasswordResetView } from './PasswordResetDialog.tsx';

const email = 'sam@example.com';

test.each([
  [{ state: 'resting' }, { state: 'asking', email }],
  [{ state: 'sending' }, { state: 'sending', email }],
  [{ state: 'done' }, { state: 'sent', email }],
] as const)('a password-reset email: %o', (write, expected) => {
  expect(toPasswordResetView(write, email)).toEqual(expected);
});

test.each([
  [new IdentityError('too-many-requests', ''), 'Too many attempts. Wait a few minutes, then try again.'],
  [new IdentityError('quota-exceeded', 'Own words.'), 'Own words.'],
  [new IdentityError('unknown', ''), 'The link could not be sent. Please try again.'],
  [new TypeError('x is not a function'), 'The link could not be sent. Please try again.'],
])('a password-reset email that was not sent: %o', (error, message) => {
  expect(toPasswordResetView({ state: 'failed', error }, email)).toEqual({ state: 'failed', email, message });
});
