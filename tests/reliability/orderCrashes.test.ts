import { describe, expect, test } from 'vitest';
import { openOrderShop } from './orderShop.ts';

const STORAGE = { works: {}, full: { isFull: () => true }, blocked: { isBlocked: true } };

/**
 * Submits an order on a page that crashes at one point, and starts the shop again. The points are before and after each request and each
 * write to the storage.
 */
async function orderAndCrash(storage: keyof typeof STORAGE, next: 'the same tab' | 'another tab', crashAt: number) {
  const { openTab, submit, startAgain, changes, runUntil, quantity } = await openOrderShop([], { storage: STORAGE[storage] });
  const first = openTab({ crashAt });
  const order = submit(first);
  await runUntil(first.platform, () => first.page.hasCrashed() || order.getSnapshot().hasTag('resting'));
  const { isStored } = order.getSnapshot().context;
  first.page.crash();
  order.stop();
  await startAgain(next === 'the same tab' ? { tab: first.tab } : {});
  const { added, taken } = await changes();
  const point = first.page.points[crashAt];
  return { point, added, taken: taken / quantity, isStored };
}

describe.each(Object.keys(STORAGE) as (keyof typeof STORAGE)[])('a page that crashes at any point, and whose storage %s', (storage) => {
  test.each(['the same tab', 'another tab'] as const)('starts again in %s and loses nothing', async (next) => {
    const lost: object[] = [];
    let crashAt = 0;
    for (let isOver = false; !isOver; crashAt += 1) {
      const end = await orderAndCrash(storage, next, crashAt);
      isOver = end.point === undefined;
      // If nothing could be stored, nothing can find out what was lost, but the shopper was asked to keep the page open.
      const isKnown = storage === 'works' || end.isStored;
      if (end.added > 1 || (end.taken !== end.added && (isKnown || end.taken !== 1))) lost.push(end);
    }
    expect(lost).toEqual([]);
    expect(crashAt).toBeGreaterThan(12);
  });
});
