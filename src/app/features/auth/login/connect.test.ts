import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { toLoginView } from './connect.ts';

const demoAccounts = [{ email: 'sam@example.com', password: 'secret1', role: 'shopper' }];
const offer = { createAccountHref: '/signup', demoAccounts, canResetPassword: true };

const { context } = createActor(authMachine).getSnapshot();

type Value = Parameters<typeof authMachine.resolveState>[0]['value'];
const view = (value: Value, authError: { code: string; message: string } | null = null) =>
  toLoginView(authMachine.resolveState({ value, context: { ...context, authError } }), {
    isWaiting: false,
    demoAccounts,
    canResetPassword: true,
  });

test.each(['restoring', 'unsettled', 'signedOut', 'signedIn', 'signingOut', 'profileUnsaved'] as const)('%s: the form', (value) => {
  expect(view(value)).toEqual({ state: 'editing', ...offer });
});

test.each(['signingIn', 'signingInWithGoogle', 'signingUp', 'savingProfile'] as const)('%s: a spinner', (value) => {
  expect(view(value)).toEqual({ state: 'signingIn', ...offer });
});

test.each([
  [{ code: 'wrong-password', message: 'Firebase: x' }, 'The email or the password is incorrect. Check both, then try again.'],
  [{ code: 'quota-exceeded', message: 'Own words.' }, 'Own words.'],
  [{ code: 'unknown', message: '' }, 'Signing in failed. Please try again.'],
  [null, 'Signing in failed. Please try again.'],
])('refused with %o', (authError, message) => {
  expect(view('refused', authError)).toEqual({ state: 'refused', message, ...offer });
});

test('offers demo accounts and password reset only if there are any', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  expect(toLoginView(snapshot, { isWaiting: false, demoAccounts: [], canResetPassword: false })).toMatchObject({
    demoAccounts: [],
    canResetPassword: false,
  });
});

test('says what to log in for', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  const purpose = { state: 'page', page: 'orders' } as const;
  expect(toLoginView(snapshot, { isWaiting: false, demoAccounts: [], canResetPassword: false, purpose })).toMatchObject({
    purpose,
  });
});

test('what the user has sent before the machine is ready shows as signing in', () => {
  const snapshot = authMachine.resolveState({ value: 'restoring', context });
  expect(toLoginView(snapshot, { isWaiting: true, demoAccounts: [], canResetPassword: false }).state).toBe('signingIn');
});
