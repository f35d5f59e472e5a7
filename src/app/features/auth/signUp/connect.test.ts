import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { failureOf } from '#machines/failure.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { toSignUpView } from './connect.ts';

const { context } = createActor(authMachine).getSnapshot();
type Value = Parameters<typeof authMachine.resolveState>[0]['value'];
const returnTo = '/booking/t1?x=1';
const view = (value: Value, known: Partial<typeof context> = {}) =>
  toSignUpView(authMachine.resolveState({ value, context: { ...context, ...known } }), { isWaiting: false, returnTo, isDemo: false });
const offer = { loginHref: '/login' };

test.each(['restoring', 'unsettled', 'signedOut', 'signedIn', 'signingOut'] as const)('%s: the form', (value) => {
  expect(view(value)).toEqual({ state: 'editing', ...offer });
});

test.each(['signingIn', 'signingInWithGoogle', 'signingUp', 'savingProfile'] as const)('%s: a spinner', (value) => {
  expect(view(value)).toEqual({ state: 'signingUp', ...offer });
});

test.each([
  [{ code: 'email-already-in-use', message: 'x' }, 'There is already an account with this email. Please log in instead.'],
  [{ code: 'quota-exceeded', message: 'Own words.' }, 'Own words.'],
  [{ code: 'unknown', message: '' }, 'Signing up failed. Please try again.'],
  [null, 'Signing up failed. Please try again.'],
])('refused with %o', (authError, message) => {
  expect(view('refused', { authError })).toEqual({ state: 'refused', message, ...offer });
});

describe('a profile that is not saved', () => {
  const known = {
    identity: sam,
    profile: { name: 'Sam', email: sam.email },
    profileFailure: failureOf(new ApiError('offline', { message: 'x' })),
  };
  const message = 'The shop cannot be reached. This needs a connection: check yours, then try again.';

  test('says why, and links to where the user came from', () => {
    expect(view('profileUnsaved', known)).toEqual({ state: 'profileUnsaved', message, retry: 'ready', continueHref: returnTo });
  });

  test('stays visible during a retry', () => {
    expect(view('savingProfile', known)).toEqual({ state: 'profileUnsaved', message, retry: 'busy', continueHref: returnTo });
  });
});

test('warns against real passwords in the sandbox', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  expect(toSignUpView(snapshot, { isWaiting: false, returnTo: '/', isDemo: true })).toMatchObject({
    passwordHint: expect.stringContaining('Never use a real password'),
  });
});

test('says what to sign up for', () => {
  const snapshot = authMachine.resolveState({ value: 'signedOut', context });
  const purpose = { state: 'page', page: 'orders' } as const;
  expect(toSignUpView(snapshot, { isWaiting: false, returnTo, isDemo: false, purpose })).toMatchObject({ purpose });
});

test('what the user has sent before the machine is ready shows as signing up', () => {
  expect(toSignUpView(authMachine.resolveState({ value: 'restoring', context }), { isWaiting: true, returnTo, isDemo: false }).state).toBe(
    'signingUp',
  );
});
