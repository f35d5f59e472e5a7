import { expect, test } from 'vitest';
import { IdentityError } from '#contract/identityError.ts';
import { toVerifyEmailView } from './VerifyEmailRoute.tsx';

const email = 'sam@example.com';
const done = { status: 'success', error: null } as const;
const pending = { status: 'pending', error: null } as const;
const failed = (error: Error) => ({ status: 'error', error }) as const;

test.each([
  [{ status: 'idle', error: null, variables: undefined }, { state: 'asking' }],
  [{ ...pending, variables: 'check' }, { state: 'checking' }],
  [{ ...pending, variables: 'send' }, { state: 'sending' }],
  [{ ...done, variables: 'check' }, { state: 'unconfirmed' }],
  [{ ...done, variables: 'send' }, { state: 'sent' }],
  [
    { ...failed(new IdentityError('too-many-requests', '')), variables: 'send' },
    { state: 'failed', message: 'Too many attempts. Wait a few minutes, then try again.' },
  ],
  [
    { ...failed(new IdentityError('unknown', '')), variables: 'send' },
    { state: 'failed', message: 'The link could not be sent. Please try again.' },
  ],
  [
    { ...failed(new TypeError('x is not a function')), variables: 'check' },
    { state: 'failed', message: 'We could not check this. Please try again.' },
  ],
] as const)('%o', (mutation, expected) => {
  expect(toVerifyEmailView(mutation, email)).toEqual({ ...expected, email });
});
