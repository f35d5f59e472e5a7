import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import { initialContext, type UnconfirmedTool } from '#machines/stock/createTool.setup.ts';
import { createToolMachine } from '#machines/stock/createTool.machine.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedCalls } from '#tests/support/scriptedActors.ts';
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
const notSent = () => new ApiError('offline', { message: 'x', notApplied: true });

/** Starts the machine. The test controls the backend's responses, one call after the other. */
function start({ canStore = true } = {}) {
  const { call, calls, answer } = scriptedCalls();
  const announcements: string[] = [];
  let refetches = 0;
  /** The app's stored request, and the keys by the content of their product. */
  let stored: UnconfirmedTool | null = null;
  const keys = new Map<string, string>();
  let keyCount = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    createToolMachine.provide({
      actors: {
        listTools: call('listTools'),
        createTool: call('createTool'),
        persistTool: fromPromise(async ({ input }) => {
          stored = input;
          const content = JSON.stringify(input.tool);
          const known = keys.get(content);
          const idempotencyKey = known ?? `k${(keyCount += 1)}`;
          keys.set(content, idempotencyKey);
          return { isStored: canStore, idempotencyKey, isKeyNew: known === undefined };
        }),
      },
      actions: {
        announceAdded: () => void announcements.push('added'),
        announceRefused: () => void announcements.push('refused'),
        persistMissing: ({ context: missing }) => {
          stored = stored && { ...stored, isToldMissing: true };
          if (missing.isAnswered) keys.delete(JSON.stringify(missing.tool));
        },
        announceUnconfirmed: () => void announcements.push('unconfirmed'),
        refetch: () => void (refetches += 1),
        deleteStored: () => {
          stored = null;
          keys.clear();
        },
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    calls,
    announcements,
    clock,
    state: () => actor.getSnapshot().value,
    refetches: () => refetches,
    failure: () => actor.getSnapshot().context.failure,
    posts: () => calls.filter(({ name }) => name === 'createTool').map(({ input }) => input),
    stored: () => stored,
    submit: (sent = tool, known: UnconfirmedTool | null = null) => {
      stored ??= known;
      actor.send({ type: 'createTool.submit', tool: sent, stored: known && { ...known, isStored: canStore } });
    },
    answer: (outcome: Tool[] | Tool | Error | null) => answer(outcome),
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
  expect([state(), posts(), announcements]).toEqual(['adding', [{ body: tool, idempotencyKey: 'k1' }], []]);
  await answer(row('t9'));
  expect([state(), announcements]).toEqual(['added', ['added']]);
});

test.each([
  ['nothing', null],
  ['another row', row('t9', { name: 'Lamp' })],
  ['a row that was there before', row('t1')],
])('a POST that is answered with %s counts only if the list shows the new row', async (_, reply) => {
  const { state, submit, answer, announcements, clock, failure } = start();
  submit();
  await answer([row('t1')]);
  await answer(reply);
  expect([state(), announcements]).toEqual(['verifying', []]);
  await answer([row('t1')]);
  clock.increment(2000);
  await answer([row('t1')]);
  expect([state(), announcements, failure()]).toEqual(['refused', ['refused'], null]);
});

test.each([http(400), http(401), http(403), http(404), http(429)])(
  'the POST is answered with %s: looks once before it is refused, and is added if the row is there',
  async (error) => {
    for (const isApplied of [false, true]) {
      const { state, submit, answer, announcements, posts, failure } = start();
      submit();
      await answer([wrench]);
      await answer(error);
      expect([state(), announcements]).toEqual(['verifying', []]);
      await answer(isApplied ? [wrench, row('t9')] : [wrench]);
      expect([state(), posts().length]).toEqual([isApplied ? 'added' : 'refused', 1]);
      if (!isApplied) expect(failure()).toMatchObject({ status: error.status });
    }
  },
);

describe('a page that closes', () => {
  const before = [row('t1'), wrench];

  test('has stored the POST with the known products of the same name before it was sent, and deletes it when it is added', async () => {
    const { stored, submit, answer } = start();
    submit();
    await answer(before);
    expect(stored()).toEqual({ tool, before: ['t1'], isToldMissing: false });
    await answer(row('t9'));
    expect(stored()).toBeNull();
  });

  test('is followed by one that says that the product is unconfirmed, and finds it', async () => {
    const { actor, state, posts, answer, announcements, stored } = start();
    actor.send({ type: 'createTool.resume', stored: { tool, before: ['t1'], isToldMissing: false, isStored: true } });
    expect(state()).toBe('unconfirmed');
    actor.send({ type: 'createTool.checkAgain' });
    await answer([...before, row('t9')]);
    expect([state(), posts(), announcements, stored()]).toEqual(['added', [], ['unconfirmed', 'added'], null]);
  });

  test('is followed by one that looks for the same product twice, and tells that it is missing, before it can be sent', async () => {
    const { state, posts, answer, submit, clock, stored } = start();
    const sent = { tool, before: ['t1'], isToldMissing: false };
    submit(tool, sent);
    await answer(before);
    await answer(before);
    clock.increment(2000);
    await answer(before);
    expect([state(), posts(), stored()]).toEqual(['refused', [], { ...sent, isToldMissing: true }]);
    submit();
    await answer(before);
    expect([state(), posts().length]).toEqual(['adding', 1]);
  });

  test.each([
    ['the same product is looked for', tool, 'verifying'],
    ['another product is sent', { ...tool, price: 35 }, 'adding'],
  ])('is followed by one that goes back to the form: %s', async (_, sent, expected) => {
    const { actor, state, submit, answer } = start();
    actor.send({ type: 'createTool.resume', stored: { tool, before: ['t1'], isToldMissing: false, isStored: true } });
    actor.send({ type: 'createTool.edit' });
    submit(sent);
    await answer(before);
    expect(state()).toBe(expected);
  });

  test('is followed by one that sends nothing if the product has appeared by then', async () => {
    const { state, posts, answer, submit } = start();
    submit(tool, { tool, before: ['t1'], isToldMissing: true });
    await answer([...before, row('t9')]);
    expect([state(), posts()]).toEqual(['added', []]);
  });
});

test('knows that the browser cannot store the POST, until another product is sent', async () => {
  const { actor, state, submit, answer } = start({ canStore: false });
  const isStored = () => actor.getSnapshot().context.isStored;
  submit();
  await answer([wrench]);
  expect([state(), isStored()]).toEqual(['adding', false]);
  await answer(unanswered());
  await answer(http(503));
  expect([state(), isStored()]).toEqual(['unconfirmed', false]);
  actor.send({ type: 'createTool.edit' });
  submit();
  expect([state(), isStored()]).toEqual(['listing', false]);
  await answer([wrench, row('t9')]);
  expect([state(), isStored()]).toEqual(['added', true]);
  actor.send({ type: 'createTool.resume', stored: { tool, before: [], isToldMissing: false, isStored: false } });
  expect([state(), isStored()]).toEqual(['unconfirmed', false]);
  actor.send({ type: 'createTool.edit' });
  submit({ ...tool, price: 35 });
  expect([state(), isStored()]).toEqual(['listing', true]);
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
  expect(posts()).toEqual([{ body: tool, idempotencyKey: 'k1' }]);
});

test.each([
  ['the list', http(500), []],
  ['the list', notSent(), []],
  ['the POST', notSent(), [{ body: tool, idempotencyKey: 'k1' }]],
])('%s fails with %s, and nothing was sent: keeps the failure, and allows another submit immediately', async (_, error, posts) => {
  const machine = start();
  machine.submit();
  if (posts.length > 0) await machine.answer([]);
  await machine.answer(error);
  expect([machine.state(), machine.posts(), machine.announcements]).toEqual(['refused', posts, ['refused']]);
  expect(machine.failure()).toMatchObject({ kind: error.kind, isAmbiguous: false });
  machine.submit();
  await machine.answer([]);
  await machine.answer(row('t9'));
  if (posts.length > 0) await machine.answer([row('t9')]);
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
    ['a new product of the same name in blanks', [row('t9', { name: ` ${tool.name} `, price: 35 })]],
    ['a new product of the same name that cannot be read', [row('t9', { price: null, date: '' })]],
  ])('%s: the product is unconfirmed, and the tools are refetched', async (_, rows) => {
    const { state, announcements, refetches, answer } = await startVerifying();
    await answer([wrench, ...rows]);
    expect([state(), announcements, refetches()]).toEqual(['unconfirmed', ['unconfirmed'], 1]);
  });

  test('ignores a new product with another name', async () => {
    const { state, answer } = await startVerifying();
    await answer([wrench, row('t9', { name: 'Lamp' })]);
    expect(state()).toBe('pausing');
  });

  test('can be checked any number of times if the check fails too', async () => {
    const { actor, state, posts, answer } = await startVerifying();
    expect(actor.getSnapshot().context.isCheckedAgain).toBe(false);
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
    await answer(row('t10', { price: 35 }));
    const sent = [
      { body: tool, idempotencyKey: 'k1' },
      { body: { ...tool, price: 35 }, idempotencyKey: 'k2' },
    ];
    expect([state(), posts()]).toEqual(['added', sent]);
  });

  test('is looked for again before a third POST if the second one has no response either', async () => {
    const { actor, state, posts, submit, answer } = await startRefused();
    submit();
    await answer([wrench]);
    await answer(unanswered());
    await answer(http(503));
    actor.send({ type: 'createTool.edit' });
    submit();
    await answer([wrench]);
    expect([state(), posts().length]).toEqual(['verifying', 2]);
  });

  test('has the same key when it is sent again, and its answer counts only if the list shows the row', async () => {
    const { state, posts, submit, answer } = await startRefused();
    submit();
    await answer([wrench]);
    expect(posts()).toEqual([
      { body: tool, idempotencyKey: 'k1' },
      { body: tool, idempotencyKey: 'k1' },
    ]);
    // Somebody has deleted it since, and the backend repeats its answer.
    await answer(row('t9'));
    expect(state()).toBe('verifying');
    await answer([wrench]);
    expect(state()).toBe('pausing');
  });
});

/** The keys of two POSTs of the same product. The first one gets this reply, and its row is not found. */
async function keysAfter(reply: Error | null) {
  const machine = start();
  machine.submit();
  await machine.answer([wrench]);
  await machine.answer(reply);
  await machine.answer([wrench]);
  machine.clock.increment(2000);
  await machine.answer([wrench]);
  expect(machine.state()).toBe('refused');
  machine.submit();
  await machine.answer([wrench]);
  return { ...machine, keys: machine.posts().map((post) => (post as { idempotencyKey: string }).idempotencyKey) };
}

test.each([
  ['nothing', null],
  ['JSON of another shape', new ApiError('shape', { message: 'x' })],
])('a POST that was answered with %s has used up its key', async (_, reply) => {
  const { keys, state, answer } = await keysAfter(reply);
  expect(keys).toEqual(['k1', 'k2']);
  await answer(row('t9'));
  expect(state()).toBe('added');
});

test('a page instead of an answer uses up no key, because the POST may still arrive', async () => {
  const { keys } = await keysAfter(new ApiError('malformed', { message: 'a page', ambiguous: true }));
  expect(keys).toEqual(['k1', 'k1']);
});

test('a refusal refetches the tools, because the product may have been added anyway', async () => {
  expect((await startRefused()).refetches()).toBe(1);
});

test('the form opens again after a product was added', async () => {
  const { actor, state, submit, answer } = start();
  submit();
  await answer([]);
  await answer(row('t9'));
  actor.send({ type: 'createTool.edit' });
  expect(state()).toBe('editing');
});

test('the same product can be added again after it was added', async () => {
  const { state, posts, submit, answer } = start();
  for (const rows of [[], [row('t9')]]) {
    submit();
    await answer(rows);
    await answer(row(`t${rows.length + 9}`));
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

test('is resting where nothing is pending, and unconfirmed where the user must check', () => {
  const tagged = (tag: string) =>
    Object.values(createToolMachine.states).flatMap(({ key, tags }) => (tags.includes(tag as never) ? [key] : []));
  expect([tagged('resting'), tagged('unconfirmed')]).toEqual([['editing', 'refused', 'added'], ['unconfirmed']]);
});

test('at first nothing was sent', () => {
  expect(initialContext).toMatchObject({
    tool: null,
    before: [],
    idempotencyKey: '',
    isKeyNew: true,
    isAnswered: false,
    isUnconfirmed: false,
  });
});
