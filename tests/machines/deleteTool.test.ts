import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deleteToolMachine } from '#machines/stock/deleteTool.machine.ts';
import { ApiError } from '#contract/apiError.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';
import { wrench } from '#tests/support/wrench.ts';

const tool = { id: 't1', name: 'Wrench' };
const other = { id: 't2', name: 'Lamp' };

function start() {
  const { actors, ...script } = scriptedActors('deleteTool', 'listTools');
  const announced: unknown[] = [];
  let refetch = 0;
  const actor = createActor(
    deleteToolMachine.provide({
      actors,
      actions: { announceDeleted: (_, deleted) => void announced.push(deleted.tool), refetch: () => void (refetch += 1) },
    }),
  ).start();
  const ask = (toolToDelete = tool) => actor.send({ type: 'deleteTool.ask', tool: toolToDelete });
  const confirm = () => actor.send({ type: 'deleteTool.confirm' });
  const cancel = () => actor.send({ type: 'deleteTool.cancel' });
  return {
    ...script,
    actor,
    ask,
    confirm,
    cancel,
    announced,
    refetch: () => refetch,
    state: () => [actor.getSnapshot().value, actor.getSnapshot().context.tool],
  };
}

test('deletes nothing without confirmation', () => {
  const { ask, confirm, cancel, state, calls } = start();
  confirm();
  expect(state()).toEqual(['resting', null]);
  ask();
  expect(state()).toEqual(['asking', tool]);
  cancel();
  expect([state(), calls]).toEqual([['resting', null], []]);
});

const replies = [null, http(400), http(401), http(403), http(404), http(429), http(500), unanswered(), new Error('own')];

test.each(replies)('DELETE answered with %o: deleted, and announced once, if the tool is not in the list any more', async (reply) => {
  const { ask, confirm, answer, state, calledWith, announced } = start();
  ask();
  confirm();
  await answer(reply);
  expect([state(), announced]).toEqual([['verifying', tool], []]);
  await answer([{ ...wrench, _id: 't2' }]);
  expect(calledWith()).toEqual([
    ['deleteTool', { id: 't1' }],
    ['listTools', {}],
  ]);
  expect([state(), announced]).toEqual([['resting', null], [tool]]);
});

test.each(
  replies.flatMap((reply) => [[wrench], http(404), http(500)].map((read) => ({ reply, read, isUnconfirmed: read instanceof Error }))),
)(
  'DELETE answered with $reply: failed if the tool is still there, unconfirmed if nothing can be read ($isUnconfirmed), and confirming retries',
  async ({ reply, read, isUnconfirmed }) => {
    const { ask, confirm, answer, state, announced, calls, refetch, actor } = start();
    ask();
    confirm();
    await answer(reply);
    await answer(read);
    expect([state(), announced, refetch(), actor.getSnapshot().context.isUnconfirmed]).toEqual([['failed', tool], [], 1, isUnconfirmed]);
    confirm();
    expect(calls.length).toBe(3);
    await answer(null);
    await answer([]);
    expect([state(), announced]).toEqual([['resting', null], [tool]]);
  },
);

test('a repeated DELETE that was accepted without effect forgets why the first one failed', async () => {
  const { ask, confirm, answer, state, actor } = start();
  ask();
  confirm();
  await answer(http(500));
  await answer(http(500));
  confirm();
  await answer(null);
  await answer([wrench]);
  expect([state(), actor.getSnapshot().context]).toEqual([['failed', tool], { tool, failure: null, isUnconfirmed: false }]);
});

test('is pending until the deletion and its check have ended', async () => {
  const { ask, confirm, answer, actor } = start();
  const isPending = () => actor.getSnapshot().hasTag('pending');
  ask();
  expect(isPending()).toBe(false);
  confirm();
  expect(isPending()).toBe(true);
  await answer(null);
  expect(isPending()).toBe(true);
  await answer([wrench]);
  expect(isPending()).toBe(false);
});

test('a DELETE that was never sent is not looked for', async () => {
  const { ask, confirm, answer, state, calls } = start();
  ask();
  confirm();
  await answer(new ApiError('offline', { message: 'x', notApplied: true }));
  expect([state(), calls.length]).toEqual([['failed', tool], 1]);
});

test('ignores confirm, cancel and another tool while deleting', () => {
  const { ask, confirm, cancel, state, calls } = start();
  ask();
  ask(other);
  expect(state()).toEqual(['asking', tool]);
  confirm();
  confirm();
  cancel();
  ask(other);
  expect([state(), calls.length]).toEqual([['deleting', tool], 1]);
});

test('clears the last failure for the next tool', async () => {
  const { ask, confirm, cancel, answer, actor, state } = start();
  ask();
  confirm();
  await answer(http(500));
  await answer([wrench]);
  expect(actor.getSnapshot().context.failure).not.toBeNull();
  cancel();
  expect(state()).toEqual(['resting', null]);
  ask(other);
  expect([state(), actor.getSnapshot().context]).toEqual([['asking', other], { tool: other, failure: null, isUnconfirmed: false }]);
});

test('reset works in every state, aborts the request and announces nothing', async () => {
  const { ask, confirm, answer, actor, state, announced, calls } = start();
  ask();
  actor.send({ type: 'deleteTool.reset' });
  expect(state()).toEqual(['resting', null]);
  ask();
  confirm();
  actor.send({ type: 'deleteTool.reset' });
  expect([state(), calls[0]?.signal.aborted]).toEqual([['resting', null], true]);
  await answer(null);
  expect(announced).toEqual([]);
});
