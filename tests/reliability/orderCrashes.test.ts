import { describe, expect, test } from 'vitest';
import { type Death, openOrderShop } from './orderShop.ts';

/** The requests of an order, in order: login, list, read, PUT, POST, list. */
const REQUESTS = 6;
const crashes = Array.from({ length: REQUESTS }, (_, at) => at).flatMap((at) =>
  (['before', 'after'] as const).flatMap((when) => (['the same tab', 'another tab'] as const).map((next) => ({ at, when, next }))),
);

/** Submits an order whose page dies at one request, before or after the backend has applied it. */
async function crash(death: Death, isFull = false) {
  const shop = await openOrderShop([], { death });
  const tab = shop.openTab();
  if (isFull) tab.platform.fillBrowserStore();
  const order = shop.submit(tab);
  await shop.runUntil(tab.platform, shop.isDead);
  const { isStored } = order.getSnapshot().context;
  order.stop();
  tab.platform.reload();
  return { ...shop, tab, isStored };
}

describe('a page that dies', () => {
  test.each(crashes)('$when request $at, and starts again in $next', async (point) => {
    const { tab, quantity, startAgain, changes } = await crash(point);
    await startAgain(point.next === 'the same tab' ? tab.platform : undefined);
    const { added, taken } = await changes();
    expect(added).toBeLessThanOrEqual(1);
    expect(taken).toBe(added * quantity);
  });
});

describe('a page that dies, on a device whose storage is full', () => {
  test.each(crashes)('$when request $at, and starts again in $next', async (point) => {
    const { tab, isStored, quantity, startAgain, changes } = await crash(point, true);
    await startAgain(point.next === 'the same tab' ? tab.platform : undefined);
    const { added, taken } = await changes();
    expect(added).toBeLessThanOrEqual(1);
    // Nothing can find out what was lost, but the shopper was asked to keep the page open.
    if (taken !== added * quantity) expect([isStored, taken]).toEqual([false, quantity]);
  });
});
