import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import type { Input, Output } from '#contract/operations.ts';
import { createToolMachine } from '#machines/stock/createTool.machine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';

const tool: ToolForm = {
  name: 'Hose Clamp Pliers',
  img: 'pictures/1f527.webp',
  img2: 'pictures/1f529.webp',
  img3: 'pictures/1f6e0-fe0f.webp',
  description: 'They reach where your hand gave up.',
  price: 34.5,
  quantity: 12,
  status: 'New',
  rating: 4.5,
  date: '2026-03-14',
};
const row = (_id: string, change: Partial<Tool> = {}): Tool => ({ ...tool, _id, minOrderQuantity: 1, ...change });
const offline = () => new ApiError('offline', { message: 'x' });

/** Starts the machine. The test controls the backend's responses, one call after the other. */
function start() {
  const calls: { name: string; input: unknown; signal: AbortSignal; answer: ReturnType<typeof deferred<never>> }[] = [];
  const announcements: string[] = [];
  const clock = new SimulatedClock();
  const call = <Name extends 'listTools' | 'createTool'>(name: Name) =>
    fromPromise<Output<Name>, Input<Name>>(({ input, signal }) => {
      const answer = deferred<never>();
      calls.push({ name, input, signal, answer });
      return answer.promise;
    });
  const actor = createActor(
    createToolMachine.provide({
      actors: { listTools: call('listTools'), createTool: call('createTool') },
      actions: { announceAdded: () => void announcements.push('added'), announceRefused: () => void announcements.push('refused') },
    }),
    { clock },
  ).start();
  return {
    actor,
    calls,
    announcements,
    clock,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
    posts: () => calls.filter(({ name }) => name === 'createTool').map(({ input }) => input),
    submit: (sent = tool) => actor.send({ type: 'createTool.submit', tool: sent }),
    /** Resolves the latest call, or rejects it if `outcome` is an error. */
    answer: async (outcome: Tool[] | Error | null) => {
      if (outcome instanceof Error) calls.at(-1)?.answer.reject(outcome);
      else calls.at(-1)?.answer.resolve(outcome as never);
      await settle();
    },
  };
}

/** The POST got no response, and the list is being checked. */
async function startVerifying() {
  const machine = start();
  machine.submit();
  await machine.answer([wrench]);
  await machine.answer(unanswered());
  return machine;
}

/** Two checks of the list did not find the product. */
async function startRefused() {
  const machine = await startVerifying();
  await machine.answer([wrench]);
  machine.clock.increment(2000);
  await machine.answer([wrench]);
  return machine;
}

test('lists the tools first, then sends the product unchanged, and announces it once', async () => {
  const { calls, state, posts, announcements, submit, answer } = start();
  submit();
  expect([state(), calls.map(({ name }) => name)]).toEqual(['listing', ['listTools']]);
  await answer([wrench]);
  expect([state(), posts(), announcements]).toEqual(['adding', [{ body: tool }], []]);
  await answer(null);
  expect([state(), announcements]).toEqual(['added', ['added']]);
});

test('ignores a second submit in every state before the result is known', async () => {
  const { state, calls, posts, clock, submit, answer } = start();
  const submitTwice = () => {
    const before = calls.length;
    submit();
    submit({ ...tool, name: 'Another' });
    expect(calls.length).toBe(before);
  };
  submit();
  submitTwice();
  await answer([]);
  submitTwice();
  await answer(unanswered());
  expect(state()).toBe('verifying');
  submitTwice();
  await answer([]);
  expect(state()).toBe('pausing');
  submitTwice();
  clock.increment(2000);
  submitTwice();
  await answer(http(500));
  expect(state()).toBe('unconfirmed');
  submitTwice();
  expect(posts()).toEqual([{ body: tool }]);
});

test.each([
  ['the list', http(500), []],
  ['the list', offline(), []],
  ['the POST', http(403), [{ body: tool }]],
  ['the POST', http(400), [{ body: tool }]],
  ['the POST', offline(), [{ body: tool }]],
])('%s fails with %s, which is not ambiguous: keeps the failure, and allows another submit immediately', async (_, error, posts) => {
  const machine = start();
  machine.submit();
  if (posts.length > 0) await machine.answer([]);
  await machine.answer(error);
  expect([machine.state(), machine.posts(), machine.announcements]).toEqual(['refused', posts, ['refused']]);
  expect(machine.failure()).toMatchObject({ kind: error.kind, isAmbiguous: false });
  machine.submit();
  await machine.answer([]);
  await machine.answer(null);
  expect([machine.state(), machine.failure(), machine.announcements]).toEqual(['added', null, ['refused', 'added']]);
});

describe('the POST gets no response', () => {
  test('is added if there is a new row with the same content, even if its pictures differ', async () => {
    const { state, posts, announcements, answer } = await startVerifying();
    await answer([wrench, row('t9', { img: 'https://cdn.example/1.webp' })]);
    expect([state(), announcements, posts().length]).toEqual(['added', ['added'], 1]);
  });

  test('an error that is not an ApiError counts as no response', async () => {
    const { state, submit, answer } = start();
    submit();
    await answer([]);
    await answer(new Error('own'));
    expect(state()).toBe('verifying');
  });

  test('checks the list again after 2 seconds if the product is missing, and then allows another submit', async () => {
    const { state, clock, calls, posts, announcements, answer } = await startVerifying();
    await answer([wrench]);
    expect([state(), calls.length]).toEqual(['pausing', 3]);
    clock.increment(1999);
    expect(calls.length).toBe(3);
    clock.increment(1);
    expect(calls.length).toBe(4);
    await answer([wrench]);
    expect([state(), posts().length, announcements]).toEqual(['refused', 1, ['refused']]);
  });

  test('is added if it appears between the two checks', async () => {
    const { state, clock, posts, answer } = await startVerifying();
    await answer([wrench]);
    clock.increment(2000);
    await answer([wrench, row('t9')]);
    expect([state(), posts().length]).toEqual(['added', 1]);
  });

  test('ignores an older row with the same content', async () => {
    const { state, submit, answer } = start();
    submit();
    await answer([row('t1')]);
    await answer(unanswered());
    await answer([row('t1')]);
    expect(state()).toBe('pausing');
  });

  test.each([
    ['several new products', [row('t8'), row('t9')]],
    ['a new product of the same name with another price', [row('t9', { price: 35 })]],
    ['a new product of the same name that cannot be read', [row('t9', { price: null, date: '' })]],
  ])('%s: the product is unconfirmed', async (_, rows) => {
    const { state, announcements, answer } = await startVerifying();
    await answer([wrench, ...rows]);
    expect([state(), announcements]).toEqual(['unconfirmed', []]);
  });

  test('ignores a new product with another name', async () => {
    const { state, answer } = await startVerifying();
    await answer([wrench, row('t9', { name: 'Lamp' })]);
    expect(state()).toBe('pausing');
  });

  test('can be checked any number of times if the check fails too', async () => {
    const { actor, state, posts, answer } = await startVerifying();
    await answer(http(503));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(state()).toBe('unconfirmed');
      actor.send({ type: 'createTool.checkAgain' });
      expect([state(), actor.getSnapshot().context.isCheckedAgain]).toEqual(['verifying', true]);
      await answer(http(503));
    }
    actor.send({ type: 'createTool.checkAgain' });
    await answer([row('t9')]);
    expect([state(), posts().length]).toEqual(['added', 1]);
  });

  test('can go back to the form', async () => {
    const { actor, state, answer } = await startVerifying();
    await answer(http(503));
    actor.send({ type: 'createTool.edit' });
    expect(state()).toBe('editing');
  });

  test('is not added a second time if it appears before the second submit', async () => {
    const { state, posts, announcements, submit, answer } = await startRefused();
    submit();
    await answer([wrench, row('t9')]);
    expect([state(), posts().length, announcements]).toEqual(['added', 1, ['refused', 'added']]);
  });

  test('is unconfirmed if the first appears while the second request is pending', async () => {
    const { state, posts, submit, answer } = await startRefused();
    submit();
    await answer([wrench]);
    await answer(unanswered());
    await answer([wrench, row('t8'), row('t9')]);
    expect([state(), posts().length]).toEqual(['unconfirmed', 2]);
  });

  test('another product afterwards is sent normally', async () => {
    const { state, posts, submit, answer } = await startRefused();
    submit({ ...tool, price: 35 });
    await answer([wrench, row('t9')]);
    await answer(null);
    expect([state(), posts()]).toEqual(['added', [{ body: tool }, { body: { ...tool, price: 35 } }]]);
  });
});

test('the same product can be added again after it was added', async () => {
  const { state, posts, submit, answer } = start();
  for (const rows of [[], [row('t9')]]) {
    submit();
    await answer(rows);
    await answer(null);
  }
  expect([state(), posts().length]).toEqual(['added', 2]);
});

test('a newly opened page starts again if nothing is pending', async () => {
  const { actor, state } = await startRefused();
  actor.send({ type: 'createTool.edit' });
  expect(state()).toBe('editing');
});

test('reset aborts the request and announces nothing', async () => {
  const { actor, calls, state, announcements, answer } = await startVerifying();
  actor.send({ type: 'createTool.reset' });
  expect([state(), actor.getSnapshot().context.tool, calls.at(-1)?.signal.aborted]).toEqual(['editing', null, true]);
  await answer([row('t9')]);
  expect([state(), announcements]).toEqual(['editing', []]);
});
