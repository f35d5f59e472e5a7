import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deleteToolMachine } from '#machines/stock/deleteTool.machine.ts';
import { http } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';

const tool = { id: 't1', name: 'Wrench' };
const other = { id: 't2', name: 'Lamp' };

function start() {
  const { actors, ...script } = scriptedActors('deleteTool');
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

test.each([undefined, http(404)])(
  'confirm deletes the tool, announces it once and clears it, even if it is already gone (%s)',
  async (reply) => {
    const { ask, confirm, answer, state, calledWith, announced } = start();
    ask();
    confirm();
    expect([state(), calledWith()]).toEqual([['deleting', tool], [['deleteTool', { id: 't1' }]]]);
    await answer(reply ?? null);
    expect([state(), announced]).toEqual([['resting', null], [tool]]);
  },
);

test.each([http(403), http(500), new Error('own')])('%s keeps the dialog open, and confirming again retries', async (error) => {
  const { ask, confirm, answer, state, announced, calls, refetch } = start();
  ask();
  confirm();
  await answer(error);
  expect([state(), announced, refetch()]).toEqual([['failed', tool], [], 1]);
  confirm();
  await answer(null);
  expect([state(), announced, calls.length]).toEqual([['resting', null], [tool], 2]);
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
  const { ask, confirm, cancel, answer, actor } = start();
  ask();
  confirm();
  await answer(http(500));
  expect(actor.getSnapshot().context.failure).not.toBeNull();
  cancel();
  ask(other);
  expect(actor.getSnapshot().context.failure).toBeNull();
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
