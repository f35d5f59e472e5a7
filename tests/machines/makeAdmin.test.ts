import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { http } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';

const ines = 'ines+shop@example.com';

function start() {
  const { actors, ...script } = scriptedActors('makeAdmin');
  const announced: string[] = [];
  let refetch = 0;
  const actor = createActor(
    makeAdminMachine.provide({
      actors,
      actions: { announceDone: (_, { email }) => void announced.push(email), refetch: () => void (refetch += 1) },
    }),
  ).start();
  const submit = (email = ines) => actor.send({ type: 'makeAdmin.submit', email });
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.email];
  return { ...script, actor, submit, state, announced, refetch: () => refetch };
}

test('a modifiedCount of 1 is a success and is announced once', async () => {
  const { submit, answer, state, calledWith, announced } = start();
  submit();
  expect([state(), calledWith()]).toEqual([['sending', ines], [['makeAdmin', { email: ines }]]]);
  await answer({ modifiedCount: 1 });
  expect([state(), announced]).toEqual([['resting', ''], [ines]]);
});

test.each([0, null])('a modifiedCount of %s is unchanged, and the list is read again', async (modifiedCount) => {
  const { submit, answer, state, announced, refetch } = start();
  submit();
  await answer({ modifiedCount });
  expect([state(), announced, refetch()]).toEqual([['unchanged', ines], [], 1]);
});

test.each([http(403), http(500), new ApiError('timeout', { message: 'x', ambiguous: true })])(
  '%s is kept as the failure, reads the list again, and can be retried',
  async (error) => {
    const { submit, answer, state, announced, refetch, actor } = start();
    submit();
    await answer(error);
    expect([state(), announced, refetch()]).toEqual([['failed', ines], [], 1]);
    expect(actor.getSnapshot().context.failure).not.toBeNull();
    submit();
    await answer({ modifiedCount: 1 });
    expect([state(), announced]).toEqual([['resting', ''], [ines]]);
  },
);

test('sends no second request while one is pending', () => {
  const { submit, state, calls } = start();
  submit();
  submit();
  submit('sam@example.com');
  expect([state(), calls.length]).toEqual([['sending', ines], 1]);
});

test.each(['unchanged', 'failed'])('%s can be dismissed', async (from) => {
  const { submit, answer, state, actor } = start();
  submit();
  await answer(from === 'failed' ? http(500) : { modifiedCount: 0 });
  expect(state()[0]).toBe(from);
  actor.send({ type: 'makeAdmin.dismiss' });
  expect(state()).toEqual(['resting', '']);
});

test('reset ignores a late response and announces nothing', async () => {
  const { submit, answer, state, actor, announced } = start();
  submit();
  actor.send({ type: 'makeAdmin.reset' });
  await answer({ modifiedCount: 1 });
  expect([state(), announced]).toEqual([['resting', ''], []]);
});
