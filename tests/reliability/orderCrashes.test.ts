import { describe, expect, test } from 'vitest';
import { crashPoints } from '#tests/support/crashablePage.ts';
import type { Fault } from '#tests/support/faultyFetch.ts';
import { openOrderShop } from './orderShop.ts';

const STORAGE = { works: {}, full: { isFull: () => true }, blocked: { isBlocked: true } };

/** When a request arrives that is late: after the page has crashed, or when the shop has already started again. */
type Arrival = 'before the next start' | 'after the next start';

interface Visit {
  storage: keyof typeof STORAGE;
  faults?: readonly Fault[];
  arrival?: Arrival;
}

const booking = (when: Fault['when']): readonly Fault[] => [{ call: 'createBooking', kind: '500', when, times: 'always' }];

const VISITS: Record<string, Visit> = {
  'without a fault': { storage: 'works' },
  'without a fault, storage full': { storage: 'full' },
  'without a fault, storage blocked': { storage: 'blocked' },
  'the booking fails, and the stock is given back': { storage: 'works', faults: booking('before') },
  'the booking fails, and the stock is given back, storage full': { storage: 'full', faults: booking('before') },
  'the booking arrives before the next start': { storage: 'works', faults: booking('late') },
  'the booking arrives after the next start': { storage: 'works', faults: booking('late'), arrival: 'after the next start' },
};

/**
 * Submits an order on a page that crashes at one point, and starts the shop again. The points are before and after each request and each
 * write to the storage. A booking that arrives after its stock was given back is adopted when
 * the form is sent again.
 */
async function orderAndCrash(
  { storage, faults = [], arrival = 'before the next start' }: Visit,
  next: 'the same tab' | 'another tab',
  crashAt: number,
) {
  const shop = await openOrderShop(faults, { storage: STORAGE[storage] });
  const { openTab, submit, startAgain, carryOutLate, sendAgain, changes, runUntil, quantity } = shop;
  const first = openTab({ crashAt });
  const order = submit(first);
  await runUntil(first.platform, () => first.page.hasCrashed() || order.getSnapshot().hasTag('resting'));
  const { isStored } = order.getSnapshot().context;
  first.page.crash();
  order.stop();
  if (arrival === 'before the next start') await carryOutLate();
  await startAgain(next === 'the same tab' ? { tab: first.tab } : {});
  await carryOutLate();
  const settled = await changes();
  if (settled.added === 1 && settled.taken === 0) await sendAgain();
  const { added, taken } = await changes();
  const point = first.page.points[crashAt];
  return { point, points: first.page.points, added, taken: taken / quantity, isStored };
}

describe.each(Object.entries(VISITS))('a page that crashes at any point: %s', (_, visit) => {
  test.each(['the same tab', 'another tab'] as const)('starts again in %s and loses nothing', async (next) => {
    const lost: object[] = [];
    const run = async (crashAt: number) => {
      const { points, ...end } = await orderAndCrash(visit, next, crashAt);
      // If nothing could be stored, nothing can find out what was lost, but the shopper was asked to keep the page open.
      const isKnown = visit.storage === 'works' || end.isStored;
      if (end.added > 1 || (end.taken !== end.added && (isKnown || end.taken !== 1))) lost.push(end);
      return points;
    };
    const points = crashPoints(await run(Infinity));
    for (const crashAt of points) await run(crashAt);
    expect(lost).toEqual([]);
    expect(points.length).toBeGreaterThan(9);
  });
});

test.each(['the same tab', 'another tab'] as const)(
  'a page that crashes at any point while it adopts a late booking takes its stock once: %s',
  async (next) => {
    const lost: object[] = [];
    const run = async (crashAt: number) => {
      const { openTab, submit, startAgain, carryOutLate, sendAgain, changes, runUntil, quantity } = await openOrderShop(booking('late'));
      const first = openTab();
      const order = submit(first);
      await runUntil(first.platform, () => order.getSnapshot().hasTag('resting'));
      await carryOutLate();
      const { page, tab } = await sendAgain({ crashAt });
      await startAgain(next === 'the same tab' ? { tab } : {});
      // If the page crashed too early, the booking is adopted by the next submit.
      if ((await changes()).taken === 0) await sendAgain();
      const { added, taken } = await changes();
      if (added !== 1 || taken !== quantity) lost.push({ point: page.points[crashAt], added, taken: taken / quantity });
      return page.points;
    };
    const points = crashPoints(await run(Infinity));
    for (const crashAt of points) await run(crashAt);
    expect(lost).toEqual([]);
    expect(points.length).toBeGreaterThan(5);
  },
);
