import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import { http } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';

const offline = new ApiError('offline', { message: 'x' });

function start() {
  const { actors, ...script } = scriptedActors('checkAdmin');
  const actor = createActor(adminAccessMachine.provide({ actors })).start();
  const ask = (email = 'ada@example.com') => actor.send({ type: 'adminAccess.ask', email });
  return { ...script, actor, ask, state: () => actor.getSnapshot().value };
}

test('checks nothing until there is a user', () => {
  const { state, calledWith } = start();
  expect([state(), calledWith()]).toEqual(['signedOut', []]);
});

test.each([
  [{ admin: true }, 'allowed'],
  [{ admin: false }, 'denied'],
])('%o: %s', async (answer, expected) => {
  const adminAccess = start();
  adminAccess.ask();
  expect([adminAccess.state(), adminAccess.calledWith()]).toEqual(['checking', [['checkAdmin', { email: 'ada@example.com' }]]]);
  await adminAccess.answer(answer);
  expect(adminAccess.state()).toBe(expected);
});

test.each([http(500), http(403), offline])('%s leaves access unknown, and can be retried', async (error) => {
  const { actor, ask, answer, state } = start();
  ask();
  await answer(error);
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['unknown', expect.anything()]);
  actor.send({ type: 'adminAccess.retry' });
  expect(state()).toBe('checking');
  await answer({ admin: true });
  expect(state()).toBe('allowed');
});

test('sends one request when asked twice while checking', () => {
  const { ask, calls } = start();
  ask();
  ask();
  expect(calls).toHaveLength(1);
});

test('keeps access during a recheck and when it fails, and removes it when it is denied', async () => {
  const { ask, answer, state } = start();
  ask();
  await answer({ admin: true });
  ask();
  expect(state()).toBe('recheckingAllowed');
  await answer(offline);
  expect(state()).toBe('allowed');
  ask();
  await answer({ admin: false });
  expect(state()).toBe('denied');
});

test.each([401, 403])('removes access when a recheck gets %d, and leaves it unknown', async (status) => {
  const { ask, answer, state } = start();
  ask();
  await answer({ admin: true });
  ask();
  await answer(http(status));
  expect(state()).toBe('unknown');
});

test('rechecks a denial when asked again', async () => {
  const { ask, answer, state } = start();
  ask();
  await answer({ admin: false });
  ask();
  expect(state()).toBe('recheckingDenied');
  await answer({ admin: false });
  expect(state()).toBe('denied');
  ask();
  await answer({ admin: true });
  expect(state()).toBe('allowed');
});

test('leaves access unknown when the recheck of a denial fails', async () => {
  const { ask, answer, state } = start();
  ask();
  await answer({ admin: false });
  ask();
  await answer(offline);
  expect(state()).toBe('unknown');
});

test.each(['checking', 'allowed', 'recheckingAllowed', 'denied', 'recheckingDenied', 'unknown'])(
  '%s: starts again for another user',
  async (from) => {
    const { ask, answer, state, calls, actor } = start();
    ask();
    if (from === 'allowed' || from === 'recheckingAllowed') await answer({ admin: true });
    if (from === 'recheckingAllowed') ask();
    if (from === 'denied' || from === 'recheckingDenied') await answer({ admin: false });
    if (from === 'recheckingDenied') ask();
    if (from === 'unknown') await answer(offline);
    expect(state()).toBe(from);
    const before = calls.at(-1);
    ask('sam@example.com');
    expect([state(), actor.getSnapshot().context.email]).toEqual(['checking', 'sam@example.com']);
    before?.answer.resolve({ admin: true } as never);
    await answer({ admin: false });
    expect(state()).toBe('denied');
  },
);

test('reset aborts the check and ignores a late response', async () => {
  const { ask, answer, state, actor, calls } = start();
  ask();
  actor.send({ type: 'adminAccess.reset' });
  expect([state(), calls[0]?.signal.aborted]).toEqual(['signedOut', true]);
  await answer({ admin: true });
  expect([state(), actor.getSnapshot().context]).toEqual(['signedOut', { email: '', failure: null }]);
});
