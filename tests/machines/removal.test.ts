import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { type Removable, type RemovalResult, removalMachine } from '#machines/removal.machine.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { settle } from '#tests/support/testFlowContext.ts';

const order = { id: 'b1', name: 'Wrench', paid: false };
const other = { id: 'b2', name: 'Lamp', paid: true };

/** Starts the machine. The test controls the backend's responses. */
function start() {
  const calls: { input: unknown; signal: AbortSignal; answer: PromiseWithResolvers<RemovalResult> }[] = [];
  const lookups: { id: string; answer: PromiseWithResolvers<boolean> }[] = [];
  const removed: (Removable | null)[] = [];
  let refetches = 0;
  const actor = createActor(
    removalMachine.provide({
      actors: {
        remove: fromPromise<RemovalResult, Pick<Removable, 'id' | 'paid'>>(({ input, signal }) => {
          const answer = Promise.withResolvers<RemovalResult>();
          calls.push({ input, signal, answer });
          return answer.promise;
        }),
        isThere: fromPromise<boolean, Pick<Removable, 'id'>>(({ input: { id } }) => {
          const answer = Promise.withResolvers<boolean>();
          lookups.push({ id, answer });
          return answer.promise;
        }),
      },
      actions: { announceRemoved: ({ context: { item } }) => void removed.push(item), refetch: () => void (refetches += 1) },
    }),
  ).start();
  return {
    actor,
    calls,
    announced: () => removed.length,
    removed,
    refetches: () => refetches,
    state: () => [actor.getSnapshot().value, actor.getSnapshot().context.item],
    problem: () => actor.getSnapshot().context.problem,
    answer: async (error?: Error | RemovalResult) => {
      if (error instanceof Error) calls.at(-1)?.answer.reject(error);
      else calls.at(-1)?.answer.resolve(error ?? 'sent');
      await settle();
    },
    lookups,
    /** Answers whether the booking is still there after the DELETE. */
    find: async (outcome: boolean | Error) => {
      if (outcome instanceof Error) lookups.at(-1)?.answer.reject(outcome);
      else lookups.at(-1)?.answer.resolve(outcome);
      await settle();
    },
  };
}

/** Starts with the dialog open for one order. */
function startAsking() {
  const machine = start();
  machine.actor.send({ type: 'removal.ask', item: order });
  return machine;
}

test('removes nothing without confirmation', () => {
  const { actor, calls, state } = start();
  actor.send({ type: 'removal.confirm' });
  expect(state()).toEqual(['resting', null]);
  actor.send({ type: 'removal.ask', item: order });
  expect(state()).toEqual(['asking', order]);
  expect(calls).toEqual([]);
});

test('confirm removes the order, announces it once and clears it', async () => {
  const { actor, calls, state, announced, removed, answer, find } = startAsking();
  actor.send({ type: 'removal.confirm' });
  expect(state()).toEqual(['deleting', order]);
  expect([calls.map(({ input }) => input), announced()]).toEqual([[{ id: 'b1', paid: false }], 0]);
  await answer();
  expect([state(), announced()]).toEqual([['verifying', order], 0]);
  await find(false);
  expect([state(), removed]).toEqual([['resting', null], [order]]);
});

const replies = ['sent' as const, http(400), http(401), http(403), http(404), http(429), http(500), unanswered(), new Error('own')];

test.each(replies)('DELETE answered with %s: removed only if the order is gone', async (reply) => {
  const { actor, state, announced, answer, find, lookups } = startAsking();
  actor.send({ type: 'removal.confirm' });
  await answer(reply);
  expect([state(), lookups.map(({ id }) => id), announced()]).toEqual([['verifying', order], ['b1'], 0]);
  await find(false);
  expect([state(), announced()]).toEqual([['resting', null], 1]);
});

test.each(replies.flatMap((reply) => [true, http(500)].map((there) => [reply, there] as const)))(
  'DELETE answered with %s: keeps the dialog open if the order is still there, or nobody can tell (%s), and confirming again retries',
  async (reply, there) => {
    const { actor, state, announced, refetches, answer, find, calls } = startAsking();
    actor.send({ type: 'removal.confirm' });
    await answer(reply);
    await find(there);
    expect([state(), announced(), refetches(), actor.getSnapshot().context.problem === 'unconfirmed']).toEqual([
      ['failed', order],
      0,
      1,
      there !== true,
    ]);
    actor.send({ type: 'removal.confirm' });
    expect(calls).toHaveLength(2);
    await answer();
    await find(false);
    expect([state(), announced()]).toEqual([['resting', null], 1]);
  },
);

test('a DELETE that was never sent is not looked for', async () => {
  const { actor, state, problem, answer, lookups } = startAsking();
  actor.send({ type: 'removal.confirm' });
  await answer(new ApiError('http', { message: 'x', status: 500, notApplied: true }));
  expect([state(), lookups, problem()]).toEqual([['failed', order], [], { kind: 'http', status: 500, isAmbiguous: false }]);
});

test('cancel changes nothing, before and after a failure', async () => {
  const { actor, state, problem, answer, announced, calls, find } = startAsking();
  actor.send({ type: 'removal.cancel' });
  expect([state(), calls.length]).toEqual([['resting', null], 0]);
  actor.send({ type: 'removal.ask', item: order });
  actor.send({ type: 'removal.confirm' });
  await answer(http(500));
  await find(true);
  actor.send({ type: 'removal.cancel' });
  expect([state(), problem(), announced()]).toEqual([['resting', null], null, 0]);
});

test('clears the last failure for the next order', async () => {
  const { actor, problem, answer, find } = startAsking();
  actor.send({ type: 'removal.confirm' });
  await answer(http(500));
  await find(true);
  actor.send({ type: 'removal.cancel' });
  actor.send({ type: 'removal.ask', item: other });
  expect(problem()).toBeNull();
});

test('ignores confirm, cancel and another order while removing', async () => {
  const { actor, calls, state, announced, answer, find } = startAsking();
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.cancel' });
  actor.send({ type: 'removal.ask', item: other });
  expect([state(), calls.length]).toEqual([['deleting', order], 1]);
  await answer();
  await find(false);
  expect([state(), announced()]).toEqual([['resting', null], 1]);
});

test('ignores another order while the dialog is open', () => {
  const { actor, state } = startAsking();
  actor.send({ type: 'removal.ask', item: other });
  expect(state()).toEqual(['asking', order]);
});

test('reset works in every state, aborts the request and announces nothing', async () => {
  const { actor, calls, state, announced, answer } = startAsking();
  actor.send({ type: 'removal.reset' });
  expect(state()).toEqual(['resting', null]);
  actor.send({ type: 'removal.ask', item: order });
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.reset' });
  expect([state(), calls[0]?.signal.aborted]).toEqual([['resting', null], true]);
  await answer();
  expect([state(), announced()]).toEqual([['resting', null], 0]);
});

test('does not remove an order that was paid meanwhile, reads it again, and asks again', async () => {
  const { actor, calls, state, announced, refetches, answer, find } = startAsking();
  actor.send({ type: 'removal.confirm' });
  await answer('paid');
  expect([state(), actor.getSnapshot().context.problem, announced()]).toEqual([['asking', { ...order, paid: true }], 'paidMeanwhile', 0]);
  expect(refetches()).toBe(1);
  actor.send({ type: 'removal.confirm' });
  expect(calls.at(-1)?.input).toEqual({ id: 'b1', paid: true });
  await answer();
  await find(false);
  expect([state(), announced()]).toEqual([['resting', null], 1]);
});

test('does not remove an order that is being paid, and keeps the reason', async () => {
  const { actor, state, announced, answer } = startAsking();
  actor.send({ type: 'removal.confirm' });
  await answer('paying');
  expect([state(), actor.getSnapshot().context.problem, announced()]).toEqual([['failed', order], 'paying', 0]);
  actor.send({ type: 'removal.cancel' });
  actor.send({ type: 'removal.ask', item: other });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('is pending until the list shows whether the order is gone', async () => {
  const { actor, answer, find } = startAsking();
  const isPending = () => actor.getSnapshot().hasTag('pending');
  actor.send({ type: 'removal.confirm' });
  expect(isPending()).toBe(true);
  await answer();
  expect(isPending()).toBe(true);
  await find(true);
  expect(isPending()).toBe(false);
});

test('a second try forgets why the first one failed', async () => {
  const { actor, problem, answer, find } = startAsking();
  expect(problem()).toBeNull();
  actor.send({ type: 'removal.confirm' });
  await answer(new ApiError('http', { message: 'no', status: 500, ambiguous: true }));
  await find(new Error('offline'));
  expect(problem()).toBe('unconfirmed');
  actor.send({ type: 'removal.confirm' });
  await answer('paying');
  expect(problem()).toBe('paying');
  actor.send({ type: 'removal.confirm' });
  await answer();
  await find(new Error('offline'));
  expect(problem()).toBe('unconfirmed');
  actor.send({ type: 'removal.confirm' });
  await answer('paid');
  expect(problem()).toBe('paidMeanwhile');
  actor.send({ type: 'removal.confirm' });
  await answer();
  await find(true);
  expect(problem()).toBeNull();
});
