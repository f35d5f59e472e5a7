import { expect, test } from 'vitest';
import { DELETED } from '#contract/texts.ts';
import { stockLock } from '#machines/locks.ts';
import type { ShopApi } from '../../services/ports.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { createAdminFlow } from './adminFlow.ts';
import { createAdminActors, type AdminActors } from './adminActors.ts';

const tool = { id: wrench._id, name: wrench.name };

const begin: Record<string, (actors: AdminActors) => void> = {
  makeAdmin: ({ makeAdmin }) => makeAdmin.send({ type: 'makeAdmin.submit', email: 'ines@example.com' }),
  deleteTool: ({ deleteTool }) => {
    deleteTool.send({ type: 'removal.ask', item: { ...tool, paid: false } });
    deleteTool.send({ type: 'removal.confirm' });
  },
  updateTool: ({ restock }) => {
    restock.send({ type: 'restock.open', tool: { ...tool, pictures: [], stock: 5 }, stored: null });
    restock.send({ type: 'restock.submit', amount: 2 });
  },
};
const operations = Object.keys(begin) as ('makeAdmin' | 'deleteTool' | 'updateTool')[];

/** Starts the actors with this call pending; the test answers it. */
async function start(operation: keyof ShopApi) {
  const answer = Promise.withResolvers<never>();
  const context = testFlowContext({ api: fakeShop({ replies: { [operation]: () => answer.promise } }).api });
  const actors = createAdminActors(context);
  const idle = actors.hasPendingWork();
  begin[operation]?.(actors);
  await settle();
  return {
    actors,
    answer,
    idle,
    context,
    states: () => [actors.restock, actors.deleteTool, actors.makeAdmin].map((actor) => actor.getSnapshot().value),
  };
}

test.each(operations)('%s counts as pending work until it is answered', async (operation) => {
  const { actors, answer, idle } = await start(operation);
  expect([idle, actors.hasPendingWork()]).toEqual([false, true]);
  answer.reject(http(403));
  await settle();
  expect(actors.hasPendingWork()).toBe(false);
});

test.each(operations)('ignores the answer to %s after the user has signed out', async (operation) => {
  const { actors, answer, context, states } = await start(operation);
  const before = states();
  actors.resetUser();
  const after = states();
  expect(after).not.toEqual(before);
  answer.resolve({ ...wrench, modifiedCount: 1 } as never);
  await settle();
  expect([states(), context.toasts.read()]).toEqual([after, []]);
});

test.each([
  ['deleteTool', 'failed'],
  ['updateTool', 'refused'],
] as const)(
  '%s gives up after 30 s if another tab keeps the lock of the tool, and sends nothing then or later',
  async (operation, state) => {
    const shop = fakeShop();
    const context = testFlowContext({ api: shop.api });
    const releaseLock = await context.platform.acquireLock(stockLock(wrench._id));
    const actors = createAdminActors(context);
    begin[operation]?.(actors);
    await context.platform.advance(29_999);
    expect(actors.hasPendingWork()).toBe(true);
    await context.platform.advance(1);
    await settle();
    expect(actors.hasPendingWork()).toBe(false);
    const { value, context: result } = (operation === 'deleteTool' ? actors.deleteTool : actors.restock).getSnapshot();
    const failure = 'problem' in result ? result.problem : result.failure;
    expect([value, failure]).toEqual([state, { kind: 'busy', status: null, isAmbiguous: false }]);
    releaseLock();
    await settle();
    expect(shop.names()).toEqual([]);
  },
);

test.each([
  ['is gone', [], 'resting', [DELETED]],
  ['is still there', [wrench], 'failed', []],
])('a deleted tool that %s, whatever the DELETE was answered', async (_, tools, state, toasts) => {
  for (const reply of [async () => null, () => Promise.reject(http(404)), () => Promise.reject(http(500))]) {
    const shop = fakeShop({ replies: { deleteTool: reply, listTools: async () => tools } });
    const context = testFlowContext({ api: shop.api });
    const actors = createAdminActors(context);
    begin['deleteTool']?.(actors);
    await settle();
    expect(shop.calls.map(({ name, input }) => [name, input])).toEqual([
      ['deleteTool', { id: wrench._id }],
      ['listTools', {}],
    ]);
    expect(actors.deleteTool.getSnapshot().value).toBe(state);
    expect(context.toasts.read().map(({ text }) => text)).toEqual(toasts);
  }
});

test('has no pending work until a page starts the actors', () => {
  const admin = createAdminFlow(
    testFlowContext({ api: fakeShop({ replies: { makeAdmin: () => Promise.withResolvers<never>().promise } }).api }),
  );
  admin.resetUser();
  expect(admin.hasPendingWork()).toBe(false);
  const actors = admin.getOrCreate(createAdminActors);
  expect(admin.getOrCreate(createAdminActors)).toBe(actors);
  begin['makeAdmin']?.(actors);
  expect(admin.hasPendingWork()).toBe(true);
  admin.resetUser();
  expect(admin.hasPendingWork()).toBe(false);
});
