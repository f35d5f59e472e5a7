import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';
import { userOf } from '#tests/support/user.ts';

const ines = 'ines+shop@example.com';
const customer = userOf({ _id: 'u1', email: 'Ines+shop@example.com' });
const admin = { ...customer, role: 'admin' };
const other = userOf({ _id: 'u2', email: 'sam@example.com', role: 'admin' });

function start() {
  const { actors, ...script } = scriptedActors('makeAdmin', 'listUsers');
  const announced: string[] = [];
  const found: string[] = [];
  let refetch = 0;
  const actor = createActor(
    makeAdminMachine.provide({
      actors,
      actions: {
        announceAdmin: ({ context: { email } }) => void announced.push(email),
        announceFound: ({ context: { email } }) => void found.push(email),
        refetch: () => void (refetch += 1),
      },
    }),
  ).start();
  const submit = (email = ines) => actor.send({ type: 'makeAdmin.submit', email });
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.email];
  return { ...script, actor, submit, state, announced, found, refetch: () => refetch };
}

test('a modifiedCount of 1 is a success and is announced once', async () => {
  const { submit, answer, state, calledWith, announced } = start();
  submit();
  expect([state(), calledWith()]).toEqual([['sending', ines], [['makeAdmin', { email: ines }]]]);
  await answer({ modifiedCount: 1 });
  expect([state(), announced]).toEqual([['resting', ''], [ines]]);
});

const unanswerable = [
  { modifiedCount: null },
  http(401),
  http(403),
  http(500),
  unanswered(),
  new ApiError('malformed', { message: 'x', status: 200, ambiguous: true }),
];

test.each(unanswerable)('%o: tells that they are an administrator only if the list says so', async (reply) => {
  const { submit, answer, state, announced, found, calledWith } = start();
  submit();
  await answer(reply);
  expect([state()[0], calledWith().at(-1), found]).toEqual(['verifying', ['listUsers', {}], []]);
  await answer([other, admin]);
  expect([state(), announced, found]).toEqual([['resting', ''], [], [ines]]);
});

test.each([
  [{ modifiedCount: null }, 'unchanged'],
  [http(500), 'unchanged'],
  [unanswered(), 'unchanged'],
  [http(401), 'failed'],
  [http(403), 'failed'],
])('%o: is %s if the list says that they are not, reads the list again, and can be retried', async (reply, expected) => {
  const { submit, answer, state, announced, found, refetch, actor } = start();
  submit();
  await answer(reply);
  await answer([other, customer]);
  expect([state(), announced, found, refetch()]).toEqual([[expected, ines], [], [], 1]);
  expect(actor.getSnapshot().context.role).toBe('customer');
  submit();
  await answer({ modifiedCount: 1 });
  expect([state(), announced]).toEqual([['resting', ''], [ines]]);
});

test.each(unanswerable.flatMap((reply) => [http(500), [other]].map((list) => [reply, list] as const)))(
  '%o: is unconfirmed if the list cannot be read or does not have them (%o)',
  async (reply, list) => {
    const { submit, answer, state, announced, found, refetch } = start();
    submit();
    await answer(reply);
    await answer(list);
    expect([state(), announced, found, refetch()]).toEqual([['unconfirmed', ines], [], [], 1]);
  },
);

test.each([
  [[other, admin], 'admin'],
  [[other, customer], 'customer'],
  [[other], 'unknown'],
  [http(500), 'unknown'],
])('a modifiedCount of 0 is unchanged, with the role in the list', async (list, role) => {
  const { submit, answer, state, announced, found, actor } = start();
  submit();
  await answer({ modifiedCount: 0 });
  await answer(list);
  expect([state(), announced, found, actor.getSnapshot().context.role]).toEqual([['unchanged', ines], [], [], role]);
});

test('a PUT that was never sent is not looked for', async () => {
  const { submit, answer, state, calls } = start();
  submit();
  await answer(new ApiError('offline', { message: 'x', notApplied: true }));
  expect([state(), calls.length]).toEqual([['failed', ines], 1]);
});

test('is pending until the list is read', async () => {
  const { submit, answer, actor } = start();
  const isPending = () => actor.getSnapshot().hasTag('pending');
  submit();
  expect(isPending()).toBe(true);
  await answer(http(500));
  expect(isPending()).toBe(true);
  await answer([other, admin]);
  expect(isPending()).toBe(false);
});

test('sends no second request while one is pending', () => {
  const { submit, state, calls } = start();
  submit();
  submit();
  submit('sam@example.com');
  expect([state(), calls.length]).toEqual([['sending', ines], 1]);
});

test.each([
  ['unchanged', [customer]],
  ['unconfirmed', http(500)],
])('%s can be dismissed', async (from, list) => {
  const { submit, answer, state, actor } = start();
  submit();
  await answer(http(500));
  await answer(list);
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
