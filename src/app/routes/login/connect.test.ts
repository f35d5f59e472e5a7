import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { IdentityError } from '#contract/identityError.ts';
import { toLoginView, toPasswordReset } from './connect.ts';

const demoAccounts = [{ email: 'sam@example.com', password: 'secret1', role: 'shopper' }];
const origin = '/myOrders#b1';
const offer = { createAccountHref: '/signup', linkState: { origin }, demoAccounts };

const { context } = createActor(authMachine).getSnapshot();

type Value = Parameters<typeof authMachine.resolveState>[0]['value'];
const view = (value: Value, refusal: { code: string; message: string } | null = null) =>
  toLoginView(authMachine.resolveState({ value, context: { ...context, refusal } }), { demoAccounts, origin });

test.each(['restoring', 'unsettled', 'signedOut', 'signedIn', 'signingOut', 'profileUnsaved'] as const)('%s: the form', (value) => {
  expect(view(value)).toEqual({ state: 'editing', ...offer });
});

test.each(['signingIn', 'signingInWithGoogle', 'signingUp', 'savingProfile'] as const)('%s: a spinner', (value) => {
  expect(view(value)).toEqual({ state: 'signingIn', ...offer });
});

test.each([
  [{ code: 'wrong-password', message: 'Firebase: x' }, 'The email or the password is not right. Check both, then try again.'],
  [{ code: 'quota-exceeded', message: 'Own words.' }, 'Own words.'],
  [{ code: 'unknown', message: '' }, 'Signing in did not work. Please try again.'],
  [null, 'Signing in did not work. Please try again.'],
])('refused with %o', (refusal, message) => {
  expect(view('refused', refusal)).toEqual({ state: 'refused', message, ...offer });
});

test('no demo accounts are offered where there are none', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  expect(toLoginView(snapshot, { demoAccounts: [], origin })).toMatchObject({ demoAccounts: [] });
});

const email = 'sam@example.com';

test.each([
  [{ state: 'resting' }, { state: 'asking', email }],
  [{ state: 'sending' }, { state: 'sending', email }],
  [{ state: 'done' }, { state: 'sent', email }],
] as const)('a letter for a new password: %o', (write, expected) => {
  expect(toPasswordReset(write, email)).toEqual(expected);
  expect(toPasswordReset(write, null)).toEqual({ state: 'closed' });
});

test.each([
  [new IdentityError('too-many-requests', ''), 'There were too many tries. Wait a few minutes, then try again.'],
  [new IdentityError('quota-exceeded', 'Own words.'), 'Own words.'],
  [new IdentityError('unknown', ''), 'The link could not be sent. Please try again.'],
  [new TypeError('x is not a function'), 'The link could not be sent. Please try again.'],
])('a letter that was not sent: %o', (error, message) => {
  expect(toPasswordReset({ state: 'failed', error }, email)).toEqual({ state: 'failed', email, message });
});

test('a letter is offered where one can be sent', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  const reset = { state: 'asking', email } as const;
  expect(toLoginView(snapshot, { demoAccounts: [], origin, reset })).toMatchObject({ reset });
});
