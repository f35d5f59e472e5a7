import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { toSession } from './auth.actor.ts';

const { context } = createActor(authMachine).getSnapshot();

const at = (value: Parameters<typeof authMachine.resolveState>[0]['value'], identity: typeof sam | null = null) =>
  toSession(authMachine.resolveState({ value, context: { ...context, identity } }));

test.each([
  ['restoring', { state: 'checking' }],
  ['unsettled', { state: 'unsettled' }],
  ['signedOut', { state: 'signedOut' }],
  ['signingIn', { state: 'signedOut' }],
  ['signingInWithGoogle', { state: 'signedOut' }],
  ['signingUp', { state: 'signedOut' }],
  ['refused', { state: 'signedOut' }],
] as const)('%s', (value, session) => {
  expect(at(value)).toEqual(session);
});

test.each(['signedIn', 'signingOut', 'savingProfile', 'profileUnsaved'] as const)('%s is signed in if the identity is known', (value) => {
  expect(at(value, sam)).toEqual({ state: 'signedIn', identity: sam });
  expect(at(value)).toEqual({ state: 'signedOut' });
});

test('maps every state of the machine to a session', () => {
  for (const value of Object.keys(authMachine.states)) expect(at(value as 'restoring', sam)).toHaveProperty('state');
});
