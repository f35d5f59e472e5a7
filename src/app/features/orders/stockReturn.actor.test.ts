import { describe, expect, test } from 'vitest';
import type { Tool } from '#contract/entities/tool.ts';
import type { PendingStockReturn } from '#machines/order/stockReturn.machine.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { deferred } from '#tests/support/deferred.ts';
import { fakeShop, http, unanswered } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { createStockReturnStore } from './stockReturnStore.ts';
import { settleOrders } from './settleOrders.ts';

const stockReturn = (id: string, more: Partial<PendingStockReturn> = {}): PendingStockReturn => ({
  id,
  toolId: 't1',
  amount: 2,
  write: null,
  ...more,
});

/** Opens two tabs of a browser with pending stock returns. */
function open(returns: PendingStockReturn[], shop = fakeShop()) {
  const browser = testBrowser();
  const tabs = [browser.openTab(), browser.openTab()].map((platform) => testFlowContext({ api: shop.api, platform })) as [Tab, Tab];
  const store = createStockReturnStore(tabs[0].platform);
  for (const one of returns) store.persist(one);
  const stored = tabs[0].platform.browserStore;
  const conflicts = () =>
    stored
      .keys()
      .filter((key) => key.startsWith('stockDoubt:'))
      .map((key) => JSON.parse(stored.read(key) ?? '') as PendingStockReturn);
  return { shop, tabs, here: tabs[0], store, conflicts };
}
type Tab = ReturnType<typeof testFlowContext>;

const resumeStockReturns = (tab: Pick<Tab, keyof Parameters<typeof settleOrders>[0]>) =>
  settleOrders(tab, sam, new AbortController().signal);

test('makes no call without a stock return', async () => {
  const { here, shop } = open([]);
  await resumeStockReturns(here);
  expect(shop.calls).toEqual([]);
});

test('adds each return to the current stock, one after the other, and deletes it', async () => {
  const { here, shop, store } = open([stockReturn('a'), stockReturn('b', { amount: 3 })]);
  await resumeStockReturns(here);
  expect(shop.stock()).toBe(10);
  expect(shop.names()).toEqual(['getTool', 'updateTool', 'getTool', 'updateTool']);
  expect(store.list()).toEqual([]);
});

test('waits for the product’s lock, and releases it', async () => {
  const { here, tabs, shop } = open([stockReturn('a')]);
  const releaseLock = await tabs[1].platform.acquireLock('stock:t1');
  const settling = resumeStockReturns(here);
  await settle();
  expect(shop.calls).toEqual([]);
  releaseLock();
  await settling;
  expect(shop.stock()).toBe(7);
  (await tabs[1].platform.acquireLock('stock:t1'))();
});

test('gives it back once when two tabs start at the same time', async () => {
  const { tabs, shop, store } = open([stockReturn('a'), stockReturn('b')]);
  await Promise.all(tabs.map((tab) => resumeStockReturns(tab)));
  expect(shop.stock()).toBe(9);
  expect(store.list()).toEqual([]);
});

test('continues a return from where another tab stopped', async () => {
  const { tabs, here, shop, store } = open([stockReturn('a')]);
  const releaseLock = await tabs[1].platform.acquireLock('stock:t1');
  const settling = resumeStockReturns(here);
  // The other tab's PUT was applied, but it was closed before it knew.
  store.persist(stockReturn('a', { write: { from: 3, to: 5 } }));
  releaseLock();
  await settling;
  expect(shop.names()).toEqual(['getTool']);
  expect([shop.stock(), store.list()]).toEqual([5, []]);
});

describe('a failing backend', () => {
  test.each([
    ['does not let itself be read', { getTool: () => Promise.reject(http(500)) }],
    ['is not there', { getTool: () => Promise.reject(unanswered()) }],
    ['refuses the stock', { updateTool: () => Promise.reject(http(401)) }],
    ['never applies the stock', { updateTool: () => Promise.reject(unanswered()) }],
  ])('%s: keeps the return, and releases the lock', async (_, replies) => {
    const { here, tabs, shop, store } = open([stockReturn('a')], fakeShop({ replies }));
    await resumeStockReturns(here);
    expect(store.list()).toMatchObject([{ id: 'a', amount: 2 }]);
    expect(shop.stock()).toBe(5);
    (await tabs[1].platform.acquireLock('stock:t1'))();
  });

  test('continues with the next return if one cannot be settled', async () => {
    const shop = fakeShop({ tools: [wrench, { ...wrench, _id: 't2' }] });
    const getTool = shop.api.getTool;
    const api = { ...shop.api, getTool: async (input: { id: string }) => (input.id === 't1' ? Promise.reject(http(500)) : getTool(input)) };
    const { here, store } = open([stockReturn('a'), stockReturn('b', { toolId: 't2' })], { ...shop, api });
    await resumeStockReturns(here);
    expect(store.list().map(({ id }) => id)).toEqual(['a']);
    expect(shop.stock('t2')).toBe(7);
  });

  test('tries again at the next start', async () => {
    const { here, shop, store } = open([stockReturn('a')]);
    const broken = fakeShop({ replies: { getTool: () => Promise.reject(http(503)) } });
    await resumeStockReturns({ ...here, api: broken.api });
    await resumeStockReturns(here);
    expect([shop.stock(), store.list()]).toEqual([7, []]);
  });

  test('stores a PUT before it is sent, so that closing the tab loses nothing', async () => {
    const answer = deferred<Tool>();
    const { here, store } = open([stockReturn('a')], fakeShop({ replies: { updateTool: () => answer.promise } }));
    const settling = resumeStockReturns(here);
    await settle();
    expect(store.list()).toEqual([stockReturn('a', { write: { from: 5, to: 7 } })]);
    answer.resolve({ ...wrench, quantity: 7 });
    await settling;
    expect(store.list()).toEqual([]);
  });

  test('leaves a stock that someone else changed alone, and records a conflict', async () => {
    const { here, shop, store, conflicts } = open([stockReturn('a', { write: { from: 1, to: 3 } })]);
    await resumeStockReturns(here);
    expect([shop.stock(), store.list(), conflicts()]).toEqual([5, [], [stockReturn('a', { write: { from: 1, to: 3 } })]]);
  });
});
