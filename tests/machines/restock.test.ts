import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import { restockMachine } from '#machines/stock/restock.machine.ts';
import { initialContext, type RestockEvent, type UnconfirmedRestock } from '#machines/stock/restock.setup.ts';
import { http } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';

const lost = new ApiError('timeout', { message: 'x', ambiguous: true });
const outdated = new ApiError('http', { message: 'outdated', status: 412, notApplied: true });
const opened = { id: wrench._id, name: wrench.name, pictures: [wrench.img], stock: 5 as number | null };
const of = (quantity: number | null) => ({ ...wrench, quantity });

interface Options {
  stock?: number | null;
  /** `busy`: another tab keeps the lock. */
  lock?: 'lock.granted' | 'lock.failed' | 'busy';
  /** False if the browser's storage is full. */
  canStore?: boolean;
}

/** Starts the machine with its dialog open. The test controls the backend's responses. */
function open({ stock = 5, lock = 'lock.granted', canStore = true }: Options = {}) {
  const { actors, ...script } = scriptedActors('getTool', 'updateTool');
  const announced: unknown[] = [];
  /** The app's stored request. Another tab may change it. */
  const store = { restock: null as UnconfirmedRestock | null };
  const read = () => store.restock && { ...store.restock, isStored: canStore };
  const tabs = { lock };
  const clock = new SimulatedClock();
  let settledElsewhere = 0;
  const locks: string[] = [];
  let refetch = 0;
  const holdLock = fromCallback<RestockEvent, { name: string; toolId: string }>(({ sendBack, input }) => {
    locks.push(`hold ${input.name}`);
    if (tabs.lock === 'lock.granted') sendBack({ type: tabs.lock, stored: read() });
    if (tabs.lock === 'lock.failed') sendBack({ type: tabs.lock });
    return () => void locks.push('release');
  });
  const actor = createActor(
    restockMachine.provide({
      actors: {
        getTool: actors.getTool,
        changeStock: changeStockMachine.provide({ actors }),
        holdLock,
        persistRestock: fromPromise(async ({ input }) => {
          store.restock = input;
          return { isStored: canStore };
        }),
      },
      actions: {
        announceRestocked: ({ context: { tool, write } }) => void announced.push({ id: tool?.id, stock: write?.to }),
        announceSettledElsewhere: () => void (settledElsewhere += 1),
        refetch: () => void (refetch += 1),
        deleteStored: () => void (store.restock = null),
      },
    }),
    { clock },
  ).start();
  const openTool = (tool = { ...opened, stock }) =>
    actor.send({ type: 'restock.open', tool, stored: store.restock?.toolId === tool.id ? read() : null });
  openTool();
  const submit = async (amount: number) => {
    actor.send({ type: 'restock.submit', amount });
    await settle();
  };
  const checkAgain = async () => {
    actor.send({ type: 'restock.checkAgain' });
    await settle();
  };
  return {
    ...script,
    actor,
    clock,
    tabs,
    submit,
    checkAgain,
    openTool,
    store,
    settledElsewhere: () => settledElsewhere,
    announced,
    locks,
    refetch: () => refetch,
    /** The state of the dialog, or of the change of the stock while it runs. */
    state: () => {
      const { value, children } = actor.getSnapshot();
      return (children['changeStock'] as ActorRefFrom<typeof changeStockMachine> | undefined)?.getSnapshot().value ?? value;
    },
    stock: () => actor.getSnapshot().context.tool?.stock,
  };
}

const put = (quantity: number) => ['updateTool', { id: wrench._id, body: { quantity } }];
const get = ['getTool', { id: wrench._id }];

test('reads the stock under the lock, adds the amount, announces it, and closes', async () => {
  const { submit, answer, state, calledWith, announced, locks } = open();
  await submit(7);
  expect([state(), locks]).toEqual(['reading', [`hold stock:${wrench._id}`]]);
  await answer(of(3));
  expect([state(), calledWith()]).toEqual(['writing', [get, put(10)]]);
  await answer(of(10));
  expect([state(), announced]).toEqual(['resting', [{ id: wrench._id, stock: 10 }]]);
  expect(locks).toEqual([`hold stock:${wrench._id}`, 'release']);
});

test('without the lock nothing is read or written', async () => {
  const { submit, state, calls } = open({ lock: 'lock.failed' });
  await submit(7);
  expect([state(), calls]).toEqual(['refused', []]);
});

test('gives up after 30 s if another tab keeps the lock, and can be sent again', async () => {
  const { submit, answer, state, actor, calls, calledWith, clock, tabs, locks } = open({ lock: 'busy' });
  await submit(7);
  clock.increment(29_999);
  expect([state(), locks]).toEqual(['queueing', [`hold stock:${wrench._id}`]]);
  clock.increment(1);
  expect([state(), actor.getSnapshot().context.failure?.kind, calls, locks.at(-1)]).toEqual(['refused', 'busy', [], 'release']);
  tabs.lock = 'lock.granted';
  await submit(7);
  await answer(of(3));
  expect(calledWith()).toEqual([get, put(10)]);
});

test('ignores a second submit while one is pending', async () => {
  const { submit, answer, calledWith } = open();
  await submit(7);
  await submit(7);
  await answer(of(3));
  await submit(7);
  expect(calledWith()).toEqual([get, put(10)]);
});

test.each([http(400), http(403), http(503)])(
  'a read that fails with %s is refused, writes nothing, and can be sent again',
  async (error) => {
    const { submit, answer, state, calledWith, locks, refetch } = open();
    await submit(7);
    await answer(error);
    expect([state(), locks.at(-1), refetch()]).toEqual(['refused', 'release', 1]);
    await submit(8);
    await answer(of(3));
    expect(calledWith()).toEqual([get, get, put(11)]);
  },
);

test.each([
  ['read', [http(404)]],
  ['read that returns null', [null]],
  ['check after a write that was answered with 404', [of(3), http(404), http(404)]],
  ['check after a lost write', [of(3), lost, http(404)]],
])('ends in gone if the tool is missing at the %s', async (_, answers) => {
  const { submit, answer, state, announced, actor } = open();
  await submit(7);
  for (const each of answers) await answer(each);
  expect([state(), announced]).toEqual(['gone', []]);
  actor.send({ type: 'restock.close' });
  expect(state()).toBe('resting');
});

test.each([
  ['was applied', [10], 'resting', 1, [get, put(10), get]],
  ['was not applied: sends it again', [3], 'writing', 0, [get, put(10), get, put(10)]],
  ['finds a stock that somebody else changed: leaves it alone', [4], 'conflict', 0, [get, put(10), get]],
  ['finds an unknown stock: leaves it alone', [null], 'conflict', 0, [get, put(10), get]],
])('a write without a response %s', async (_, seen, expected, announcements, calls) => {
  const { submit, answer, state, calledWith, announced, stock } = open();
  await submit(7);
  await answer(of(3));
  await answer(lost);
  expect(state()).toBe('verifying');
  for (const quantity of seen) await answer(of(quantity));
  expect([state(), announced.length, calledWith()]).toEqual([expected, announcements, calls]);
  if (expected === 'conflict') expect(stock()).toBe(seen[0]);
});

test.each([
  ['outrun by the first one', outdated],
  ['never sent', new ApiError('offline', { message: 'offline', notApplied: true })],
])('a second write that is %s is checked by reading', async (_, second) => {
  const { submit, answer, state, calledWith, announced } = open();
  await submit(7);
  for (const each of [of(3), lost, of(3), second, of(10)]) await answer(each);
  expect([state(), announced.length, calledWith()]).toEqual(['resting', 1, [get, put(10), get, put(10), get]]);
});

test.each([
  ['stored', true, 'unconfirmed'],
  ['not stored', false, 'unconfirmedUnstored'],
])(
  'a write that never gets a response is sent twice, and then %s and unconfirmed, because it may still arrive',
  async (_, canStore, expected) => {
    const { submit, answer, state, calledWith, store, actor } = open({ canStore });
    await submit(7);
    for (const each of [of(3), lost, of(3), lost, of(3)]) await answer(each);
    expect([state(), store.restock, actor.getSnapshot().context.failure?.kind]).toEqual([expected, earlier, 'timeout']);
    expect(calledWith().filter(([name]) => name === 'updateTool')).toHaveLength(2);
    await submit(7);
    expect(state()).toBe(expected);
  },
);

test('a write that arrives after its check is found by Check again, and not added twice', async () => {
  const { submit, answer, state, checkAgain, announced, calledWith, store } = open();
  await submit(7);
  for (const each of [of(3), lost, of(3), lost, of(3)]) await answer(each);
  await checkAgain();
  await answer(of(10));
  expect([state(), announced, store.restock]).toEqual(['resting', [{ id: wrench._id, stock: 10 }], null]);
  expect(calledWith().filter(([name]) => name === 'updateTool')).toEqual([put(10), put(10)]);
});

test('Check again sends the same write again if the stock is still the old one', async () => {
  const { submit, answer, state, checkAgain, announced, calledWith } = open();
  await submit(7);
  for (const each of [of(3), lost, of(3), lost, of(3)]) await answer(each);
  await checkAgain();
  for (const each of [of(3), lost, of(3)]) await answer(each);
  expect([state(), announced]).toEqual(['unconfirmed', []]);
  await checkAgain();
  for (const each of [of(3), of(10)]) await answer(each);
  expect([state(), announced]).toEqual(['resting', [{ id: wrench._id, stock: 10 }]]);
  expect(calledWith().filter(([name]) => name === 'updateTool')).toEqual([put(10), put(10), put(10), put(10)]);
});

test('is unconfirmed if the result of a write cannot be read, and sends nothing until it is known', async () => {
  const { submit, answer, state, actor, calledWith, announced, locks } = open();
  await submit(7);
  await answer(of(3));
  await answer(lost);
  await answer(http(500));
  expect([state(), locks.at(-1)]).toEqual(['unconfirmed', 'release']);
  await submit(7);
  expect(state()).toBe('unconfirmed');
  actor.send({ type: 'restock.checkAgain' });
  await settle();
  await answer(of(10));
  expect([state(), announced.length, calledWith().filter(([name]) => name === 'updateTool').length]).toEqual(['resting', 1, 1]);
});

test('an unconfirmed write outlives its dialog, and blocks only its own tool until it is checked', async () => {
  const { submit, answer, state, actor, calledWith, openTool } = open();
  await submit(7);
  for (const each of [of(3), lost, http(500)]) await answer(each);
  actor.send({ type: 'restock.close' });
  expect([state(), actor.getSnapshot().context.tool]).toEqual(['resting', null]);
  openTool({ ...opened, id: 't9' });
  expect(state()).toBe('editing');
  actor.send({ type: 'restock.close' });
  openTool();
  await submit(7);
  expect([state(), actor.getSnapshot().context.amount]).toEqual(['unconfirmed', 7]);
  actor.send({ type: 'restock.checkAgain' });
  await settle();
  await answer(of(10));
  expect([state(), calledWith().filter(([name]) => name === 'updateTool').length]).toEqual(['resting', 1]);
  openTool();
  expect(state()).toBe('editing');
});

test('reset forgets an unconfirmed write, which stays stored for its own user', async () => {
  const { submit, answer, state, actor, store } = open();
  await submit(7);
  for (const each of [of(3), lost, http(500)]) await answer(each);
  actor.send({ type: 'restock.reset' });
  actor.send({ type: 'restock.open', tool: opened, stored: null });
  expect([state(), store.restock]).toEqual(['editing', { toolId: wrench._id, amount: 7, mode: 'add', write: { from: 3, to: 10 } }]);
});

test.each([
  ['no row', null],
  ['another stock', of(3)],
  ['another tool', { ...of(10), _id: 't9' }],
])('a write that is answered with %s is not believed: the tool is read', async (_, reply) => {
  const { submit, answer, state, announced } = open();
  await submit(7);
  await answer(of(3));
  await answer(reply);
  expect([state(), announced]).toEqual(['verifying', []]);
  await answer(of(10));
  expect([state(), announced.length]).toEqual(['resting', 1]);
});

test.each([400, 403, 404, 409, 412, 429])(
  'a write that is answered with %s is read before it is refused, and not sent again',
  async (status) => {
    for (const [stock, expected] of [
      [3, 'refused'],
      [10, 'resting'],
      [4, 'conflict'],
    ] as const) {
      const { submit, answer, state, calledWith } = open();
      await submit(7);
      await answer(of(3));
      await answer(http(status));
      expect(state()).toBe('verifying');
      await answer(of(stock));
      expect([state(), calledWith()]).toEqual([expected, [get, put(10), get]]);
    }
  },
);

test('a write that was never sent is refused without a read, and not stored', async () => {
  const { submit, answer, state, calledWith, store } = open();
  await submit(7);
  await answer(of(3));
  await answer(new ApiError('offline', { message: 'x', notApplied: true }));
  expect([state(), calledWith(), store.restock]).toEqual(['refused', [get, put(10)], null]);
});

test('a write that somebody else’s change makes outdated is sent from a fresh stock', async () => {
  const { submit, answer, state, calledWith, announced, store, locks } = open();
  await submit(7);
  for (const each of [of(3), outdated]) await answer(each);
  expect([state(), store.restock]).toEqual(['reading', null]);
  await answer(of(9));
  expect([store.restock?.write, locks]).toEqual([{ from: 9, to: 16 }, [`hold stock:${wrench._id}`]]);
  await answer(of(16));
  expect([state(), announced, calledWith()]).toEqual(['resting', [{ id: wrench._id, stock: 16 }], [get, put(10), get, put(16)]]);
});

test('an outdated write is sent again five times at most', async () => {
  const { submit, answer, state, actor, calledWith, store } = open();
  await submit(7);
  for (let step = 0; step < 40 && state() !== 'refused'; step += 1) await answer(state() === 'writing' ? outdated : of(step));
  expect([state(), actor.getSnapshot().context.failure?.status, store.restock]).toEqual(['refused', 412, null]);
  expect(calledWith().filter(([name]) => name === 'updateTool')).toHaveLength(6);
  await submit(7);
  for (const each of [of(3), outdated]) await answer(each);
  expect(state()).toBe('reading');
});

test.each([
  ['gone', null, 'gone'],
  ['without a known stock', of(null), 'modeChanged'],
])('after an outdated write, a tool that is %s gets no other one', async (_, tool, expected) => {
  const { submit, answer, state, actor, calledWith, store } = open();
  await submit(7);
  for (const each of [of(3), outdated, tool]) await answer(each);
  expect([state(), calledWith(), store.restock]).toEqual([expected, [get, put(10), get], null]);
  expect(actor.getSnapshot().context.write).toBeNull();
});

test('stores the write before it is sent, and deletes it once its result is known', async () => {
  const { submit, answer, store } = open();
  await submit(7);
  expect(store.restock).toBeNull();
  await answer(of(3));
  expect(store.restock).toEqual({ toolId: wrench._id, amount: 7, mode: 'add', write: { from: 3, to: 10 } });
  await answer(of(10));
  expect(store.restock).toBeNull();
});

test('a write that cannot be stored keeps the lock while it is unconfirmed, because no other tab can know of it', async () => {
  const { submit, answer, state, actor, locks, checkAgain, calledWith } = open({ canStore: false });
  await submit(7);
  await answer(of(3));
  expect([state(), actor.getSnapshot().context.isStored]).toEqual(['writing', false]);
  for (const each of [lost, http(500)]) await answer(each);
  const held = [`hold stock:${wrench._id}`];
  expect([state(), locks]).toEqual(['unconfirmedUnstored', held]);
  await checkAgain();
  await answer(http(500));
  expect([state(), locks]).toEqual(['unconfirmedUnstored', held]);
  await checkAgain();
  await answer(of(10));
  expect([state(), locks]).toEqual(['resting', [...held, 'release']]);
  expect(calledWith()).toEqual([get, put(10), get, get, get]);
});

test('a write that cannot be stored is known to the next dialog, which locks the tool again to check', async () => {
  const { submit, answer, state, actor, locks, checkAgain, openTool } = open({ canStore: false });
  await submit(7);
  for (const each of [of(3), lost, http(500)]) await answer(each);
  actor.send({ type: 'restock.close' });
  expect([state(), locks.at(-1)]).toEqual(['resting', 'release']);
  openTool();
  expect([state(), actor.getSnapshot().context.isStored]).toEqual(['unconfirmed', false]);
  await checkAgain();
  await answer(http(500));
  expect([state(), locks.slice(2)]).toEqual(['unconfirmedUnstored', [`hold stock:${wrench._id}`]]);
  await checkAgain();
  for (const each of [of(3), http(403), of(3)]) await answer(each);
  expect([state(), locks.at(-1)]).toEqual(['refused', 'release']);
  await submit(8);
  expect(actor.getSnapshot().context.isStored).toBe(true);
});

const earlier: UnconfirmedRestock = { toolId: wrench._id, amount: 7, mode: 'add', write: { from: 3, to: 10 } };

test.each([
  ['was applied', [of(10)], [get], 'resting', 1, null],
  ['was not applied, and sends it again', [of(3), of(10)], [get, put(10)], 'resting', 1, null],
  ['is overtaken by others', [of(4)], [get], 'conflict', 0, earlier],
])('a write of an earlier page is unconfirmed; Check again finds out that it %s', async (_, answers, calls, expected, count, kept) => {
  const { actor, answer, state, store, calledWith, announced, openTool } = open();
  actor.send({ type: 'restock.close' });
  store.restock = earlier;
  openTool();
  expect([state(), actor.getSnapshot().context.amount]).toEqual(['unconfirmed', 7]);
  actor.send({ type: 'restock.checkAgain' });
  await settle();
  for (const each of answers) await answer(each);
  expect([state(), announced.length, calledWith()]).toEqual([expected, count, calls]);
  expect(store.restock).toEqual(kept);
  // A conflict stays stored until the administrator has closed it.
  actor.send({ type: 'restock.close' });
  expect(store.restock).toBeNull();
});

test('Check again gives up after 30 s if another tab keeps the lock, and the write stays unconfirmed', async () => {
  const { actor, openTool, state, store, calls, clock, checkAgain, tabs, locks } = open();
  actor.send({ type: 'restock.close' });
  store.restock = earlier;
  openTool();
  tabs.lock = 'busy';
  await checkAgain();
  expect(state()).toBe('queueingAgain');
  clock.increment(30_000);
  expect([state(), calls, locks.at(-1), store.restock]).toEqual(['unconfirmed', [], 'release', earlier]);
});

test('does not send while another tab’s restock of the tool is unconfirmed', async () => {
  const { submit, state, store, calls, locks } = open();
  store.restock = earlier;
  await submit(2);
  expect([state(), calls, locks.at(-1)]).toEqual(['unconfirmed', [], 'release']);
});

test('closes the dialog if another tab has found out the result', async () => {
  const { actor, openTool, state, store, calls, settledElsewhere } = open();
  actor.send({ type: 'restock.close' });
  store.restock = earlier;
  openTool();
  store.restock = null;
  actor.send({ type: 'restock.checkAgain' });
  await settle();
  expect([state(), calls, settledElsewhere()]).toEqual(['resting', [], 1]);
});

test.each([
  [null, 5, 'add'],
  [5, null, 'set'],
] as const)('a stock of %s that turns out to be %s is shown before the amount is applied', async (before, after, mode) => {
  const { submit, answer, state, actor, calledWith, stock } = open({ stock: before });
  await submit(7);
  await answer(of(after));
  expect([state(), stock(), actor.getSnapshot().context.mode]).toEqual(['modeChanged', after, mode]);
  await submit(7);
  await answer(of(after));
  expect(calledWith().at(-1)).toEqual(put(7 + (after ?? 0)));
});

test('sets an unknown stock to the entered amount', async () => {
  const { submit, answer, calledWith } = open({ stock: null });
  await submit(7);
  await answer(of(null));
  expect(calledWith()).toEqual([get, put(7)]);
});

test('clears the tool on close, but does not close while a request is pending', async () => {
  const { submit, answer, actor, state } = open();
  await submit(7);
  actor.send({ type: 'restock.close' });
  expect(state()).toBe('reading');
  await answer(http(403));
  actor.send({ type: 'restock.close' });
  expect([state(), actor.getSnapshot().context.tool]).toEqual(['resting', null]);
});

test('reset aborts the request, releases the lock and announces nothing', async () => {
  const { submit, answer, actor, state, announced, calls, locks } = open();
  await submit(7);
  await answer(of(3));
  actor.send({ type: 'restock.reset' });
  expect([state(), calls[1]?.signal.aborted, locks.at(-1)]).toEqual(['resting', true, 'release']);
  await answer(of(10));
  expect(announced).toEqual([]);
});

test.each([
  [http(400), 'refused', 400],
  [http(403), 'refused', 403],
  [http(401), 'writing', undefined],
  [http(500), 'writing', undefined],
  [lost, 'writing', undefined],
  [new TypeError('x is undefined'), 'writing', undefined],
])('after %s and an untouched stock it is %s', async (error, expected, status) => {
  const { submit, answer, state, actor } = open();
  await submit(2);
  await answer(of(5));
  await answer(error);
  await answer(of(5));
  expect([state(), actor.getSnapshot().context.failure?.status]).toEqual([expected, status]);
});

test('is resting where nothing is pending, and unconfirmed where the administrator must check', () => {
  const tagged = (tag: string) =>
    Object.values(restockMachine.states).flatMap(({ key, tags }) => (tags.includes(tag as never) ? [key] : []));
  expect([tagged('resting'), tagged('unconfirmed')]).toEqual([
    ['resting', 'editing', 'refused', 'modeChanged', 'conflict', 'gone'],
    ['unconfirmed', 'unconfirmedUnstored'],
  ]);
});

test('before the first dialog nothing is known', () => {
  const failure = { kind: 'busy', status: null, isAmbiguous: false };
  expect(initialContext).toMatchObject({ tool: null, amount: 0, mode: 'add', write: null, isStored: true, failure: null });
  const { actor, clock, submit } = open({ lock: 'busy' });
  void submit(7);
  clock.increment(30_000);
  expect(actor.getSnapshot().context.failure).toEqual(failure);
});

describe('what it knew is forgotten', () => {
  test.each([
    ['after a write that was confirmed', [of(3), of(10)]],
    ['after a write that was found', [of(3), lost, of(10)]],
  ])('%s', async (_, answers) => {
    const { submit, answer, actor, state } = open();
    await submit(7);
    for (const each of answers) await answer(each);
    expect([state(), actor.getSnapshot().context]).toEqual(['resting', initialContext]);
  });

  test('on reset, and once another tab has found out the result', async () => {
    const { submit, answer, actor, openTool, store, checkAgain } = open();
    await submit(7);
    await answer(of(3));
    actor.send({ type: 'restock.reset' });
    expect(actor.getSnapshot().context).toEqual(initialContext);
    store.restock = earlier;
    openTool();
    store.restock = null;
    await checkAgain();
    expect(actor.getSnapshot().context).toEqual(initialContext);
  });
});

test.each([
  ['modeChanged', [of(null)]],
  ['conflict', [of(3), lost, of(4)]],
  ['gone', [null]],
])('%s lets the lock go and refetches', async (expected, answers) => {
  const { submit, answer, state, locks, refetch } = open();
  await submit(7);
  for (const each of answers) await answer(each);
  expect([state(), locks.at(-1), refetch()]).toEqual([expected, 'release', 1]);
});

test('a conflict is forgotten with its dialog, or when another amount is sent', async () => {
  const conflict = async () => {
    const page = open();
    await page.submit(7);
    for (const each of [of(3), lost, of(4)]) await page.answer(each);
    expect(page.store.restock).toEqual(earlier);
    return page;
  };
  const closed = await conflict();
  closed.actor.send({ type: 'restock.close' });
  expect([closed.state(), closed.actor.getSnapshot().context, closed.store.restock]).toEqual(['resting', initialContext, null]);
  const again = await conflict();
  again.tabs.lock = 'busy';
  await again.submit(2);
  expect([again.state(), again.actor.getSnapshot().context.amount, again.store.restock]).toEqual(['queueing', 2, null]);
});

test('a failure is forgotten when the result is checked again', async () => {
  const failure = (page: ReturnType<typeof open>) => page.actor.getSnapshot().context.failure;
  for (const canStore of [true, false]) {
    const page = open({ canStore });
    await page.submit(7);
    for (const each of [of(3), lost, http(500)]) await page.answer(each);
    expect(failure(page)).toMatchObject({ kind: 'timeout' });
    await page.checkAgain();
    expect([page.state(), failure(page)]).toEqual(['verifying', null]);
  }
});

test('an answer that proves nothing leaves no failure', async () => {
  const { submit, answer, actor } = open();
  await submit(7);
  for (const each of [of(3), lost, of(3), null]) await answer(each);
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('Check again stays unconfirmed without a lock', async () => {
  const { actor, openTool, state, store, checkAgain, tabs } = open();
  actor.send({ type: 'restock.close' });
  store.restock = earlier;
  openTool();
  tabs.lock = 'lock.failed';
  await checkAgain();
  expect([state(), store.restock]).toEqual(['unconfirmed', earlier]);
});

test('after an outdated write, nothing is left that could not be stored', async () => {
  const { submit, answer, actor } = open({ canStore: false });
  await submit(7);
  await answer(of(3));
  expect(actor.getSnapshot().context.isStored).toBe(false);
  await answer(outdated);
  expect(actor.getSnapshot().context.isStored).toBe(true);
});

test.each([null, http(404)])('a tool that is not found at the check after a lost write stays stored: %o', async (reply) => {
  const { submit, answer, state, store } = open();
  await submit(7);
  for (const each of [of(3), lost, reply]) await answer(each);
  expect([state(), store.restock]).toEqual(['gone', earlier]);
});

test.each([302, 399])(
  'a write that is answered with %i is not taken for a refusal: it is sent again if the stock is untouched',
  async (status) => {
    const { submit, answer, state } = open();
    await submit(7);
    for (const each of [of(3), http(status), of(3)]) await answer(each);
    expect(state()).toBe('writing');
  },
);
