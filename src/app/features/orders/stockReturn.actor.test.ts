import { describe, expect, test } from 'vitest';
import type { OwedStock } from '#machines/order/stockReturn.machine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { fakeShop, http, unanswered } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { createOwedStock } from './stockReturnStore.ts';
import { settleOwedStock } from './stockReturn.actor.ts';

const debt = (id: string, more: Partial<OwedStock> = {}): OwedStock => ({ id, toolId: 't1', amount: 2, write: null, ...more });

/** Opens two tabs of a browser with pending stock returns. */
function open(debts: OwedStock[], shop = fakeShop()) {
  const browser = testBrowser();
  const tabs = [browser.openTab(), browser.openTab()].map((platform) => testFlowContext({ api: shop.api, platform })) as [Tab, Tab];
  const owed = createOwedStock(tabs[0].platform);
  for (const one of debts) owed.keep(one);
  const store = tabs[0].platform.browserStore;
  const doubts = () =>
    store
      .keys()
      .filter((key) => key.startsWith('stockDoubt:'))
      .map((key) => JSON.parse(store.read(key) ?? '') as OwedStock);
  return { shop, tabs, here: tabs[0], owed, doubts };
}
type Tab = ReturnType<typeof testFlowContext>;

test('makes no call without a stock return', async () => {
  const { here, shop } = open([]);
  await settleOwedStock(here);
  expect(shop.calls).toEqual([]);
});

test('adds each return to the current stock, one after the other, and deletes it', async () => {
  const { here, shop, owed } = open([debt('a'), debt('b', { amount: 3 })]);
  await settleOwedStock(here);
  expect(shop.stock()).toBe(10);
  expect(shop.names()).toEqual(['getTool', 'updateTool', 'getTool', 'updateTool']);
  expect(owed.list()).toEqual([]);
});

test('waits for the product’s lock, and releases it', async () => {
  const { here, tabs, shop } = open([debt('a')]);
  const releaseLock = await tabs[1].platform.acquireLock('stock:t1');
  const settling = settleOwedStock(here);
  await settle();
  expect(shop.calls).toEqual([]);
  releaseLock();
  await settling;
  expect(shop.stock()).toBe(7);
  (await tabs[1].platform.acquireLock('stock:t1'))();
});

test('gives it back once when two tabs start at the same time', async () => {
  const { tabs, shop, owed } = open([debt('a'), debt('b')]);
  await Promise.all(tabs.map((tab) => settleOwedStock(tab)));
  expect(shop.stock()).toBe(9);
  expect(owed.list()).toEqual([]);
});

test('continues a return from where another tab stopped', async () => {
  const { tabs, here, shop, owed } = open([debt('a')]);
  const releaseLock = await tabs[1].platform.acquireLock('stock:t1');
  const settling = settleOwedStock(here);
  // The other tab's PUT was applied, but it was closed before it knew.
  owed.keep(debt('a', { write: { from: 3, to: 5 } }));
  releaseLock();
  await settling;
  expect(shop.names()).toEqual(['getTool']);
  expect([shop.stock(), owed.list()]).toEqual([5, []]);
});

describe('a failing backend', () => {
  test.each([
    ['does not let itself be read', { getTool: () => Promise.reject(http(500)) }],
    ['is not there', { getTool: () => Promise.reject(unanswered()) }],
    ['refuses the stock', { updateTool: () => Promise.reject(http(401)) }],
    ['never applies the stock', { updateTool: () => Promise.reject(unanswered()) }],
  ])('%s: keeps the return, and releases the lock', async (_, replies) => {
    const { here, tabs, shop, owed } = open([debt('a')], fakeShop({ replies }));
    await settleOwedStock(here);
    expect(owed.list()).toMatchObject([{ id: 'a', amount: 2 }]);
    expect(shop.stock()).toBe(5);
    (await tabs[1].platform.acquireLock('stock:t1'))();
  });

  test('continues with the next return if one cannot be settled', async () => {
    const shop = fakeShop({ tools: [wrench, { ...wrench, _id: 't2' }] });
    const getTool = shop.api.getTool;
    const api = { ...shop.api, getTool: async (input: { id: string }) => (input.id === 't1' ? Promise.reject(http(500)) : getTool(input)) };
    const { here, owed } = open([debt('a'), debt('b', { toolId: 't2' })], { ...shop, api });
    await settleOwedStock(here);
    expect(owed.list().map(({ id }) => id)).toEqual(['a']);
    expect(shop.stock('t2')).toBe(7);
  });

  test('tries again at the next start', async () => {
    const { here, shop, owed } = open([debt('a')]);
    const broken = fakeShop({ replies: { getTool: () => Promise.reject(http(503)) } });
    await settleOwedStock({ ...here, api: broken.api });
    await settleOwedStock(here);
    expect([shop.stock(), owed.list()]).toEqual([7, []]);
  });

  test('stores a PUT before it is sent, so that closing the tab loses nothing', async () => {
    const never = deferred<null>();
    const { here, owed } = open([debt('a')], fakeShop({ replies: { updateTool: () => never.promise } }));
    const settling = settleOwedStock(here);
    await settle();
    expect(owed.list()).toEqual([debt('a', { write: { from: 5, to: 7 } })]);
    never.resolve(null);
    await settling;
    expect(owed.list()).toEqual([]);
  });

  test('leaves a stock that someone else changed alone, and records a conflict', async () => {
    const { here, shop, owed, doubts } = open([debt('a', { write: { from: 1, to: 3 } })]);
    await settleOwedStock(here);
    expect([shop.stock(), owed.list(), doubts()]).toEqual([5, [], [debt('a', { write: { from: 1, to: 3 } })]]);
  });
});
