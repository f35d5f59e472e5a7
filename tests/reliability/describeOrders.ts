import { describe, expect, test } from 'vitest';
import { crashPoints } from '#tests/support/crashablePage.ts';
import { type Fault, nameOf } from '#tests/support/faultyFetch.ts';
import { BOOKED } from '#contract/texts.ts';
import { lateFaults, openOrderShop, type OrderShopOptions, readFaults, writeFaults } from './orderShop.ts';

/**
 * Places an order under faults, as the shopper sees it, and then starts the shop again without them. `final`: after the shopper
 * has sent the form again, if the booking arrived too late.
 */
export async function orderUnder(faults: readonly Fault[], options: OrderShopOptions = {}) {
  const shop = await openOrderShop(faults, options);
  const { calls, quantity, openTab, submit, startAgain, carryOutLate, submitAndClose, changes, runUntil } = shop;
  const tab = openTab();
  const order = submit(tab);
  await runUntil(tab.platform, () => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable'));
  const shown = { state: order.getSnapshot().value, toasts: tab.toasts(), ...(await changes()) };
  // The tab closes.
  order.stop();
  await carryOutLate();
  await startAgain();
  const later = await changes();
  if (later.added === 1 && later.taken === 0) await submitAndClose();
  return { shown, calls, quantity, later, final: await changes() };
}

/** Returns faults with their names, for `test.each`. */
export const named = (faults: readonly Fault[]) => faults.map((fault) => [nameOf(fault), fault] as const);
const reads = (await Promise.all((['login', 'listOwnBookings', 'getTool'] as const).map(readFaults))).flat();
/** Every fault of the two writes of an order. */
export const writes = (await Promise.all((['updateTool', 'createBooking'] as const).map(writeFaults))).flat();
const late = (await Promise.all((['updateTool', 'createBooking'] as const).map(lateFaults))).flat();
/** With conditional writes, 412 says that nothing was applied (docs/product-rules.md#conditional-writes). Without them, it is any 4xx. */
const isPossible = ({ call, kind, when }: Fault) => call !== 'updateTool' || kind !== '412' || when === 'before';

/** Declares a test for each fault that an order can meet. A read is the same with conditional writes, so it is tried without them. */
export const describeOrderFaults = (name: string, options: OrderShopOptions) =>
  describe(`an order under one fault, ${name}`, () => {
    const faults = options.conditionalWrites === true ? [...writes, ...late].filter(isPossible) : [...reads, ...writes, ...late];
    test.each(named(faults))('%s', async (_, fault) => {
      const { shown, later, final, calls, quantity } = await orderUnder([fault], options);
      expect(calls).toContain(fault.call);
      // The reported result is true at that moment.
      if (shown.toasts.includes(BOOKED)) expect([shown.state, shown.added]).toEqual(['booked', 1]);
      if (shown.state === 'booked') expect(shown.added).toBe(1);
      // A request that is late can still make it untrue.
      if (shown.state === 'notArrived' && fault.when !== 'late') expect(shown.added).toBe(0);
      expect(['booked', 'refused', 'notArrived', 'unconfirmed', 'gone']).toContain(shown.state);
      expect(calls.includes('createBooking')).toBe(!['refused', 'gone'].includes(shown.state));
      // After the next start, no order is doubled, and no stock is gone without one.
      expect(later.added).toBeLessThanOrEqual(1);
      if (fault.when !== 'late') expect(later.taken).toBe(later.added * quantity);
      expect(final).toEqual({ added: later.added, taken: later.added * quantity });
    });
  });

const STORAGE = { works: {}, full: { isFull: () => true }, blocked: { isBlocked: true } };

/** When a request arrives that is late: after the page has crashed, or when the shop has already started again. */
type Arrival = 'before the next start' | 'after the next start';

interface Visit {
  storage: keyof typeof STORAGE;
  faults?: readonly Fault[];
  arrival?: Arrival;
}

/** A booking that fails. */
export const failedBooking = (when: Fault['when']): readonly Fault[] => [{ call: 'createBooking', kind: '500', when, times: 'always' }];

const VISITS: Record<string, Visit> = {
  'without a fault': { storage: 'works' },
  'without a fault, storage full': { storage: 'full' },
  'without a fault, storage blocked': { storage: 'blocked' },
  'the booking fails, and the stock is given back': { storage: 'works', faults: failedBooking('before') },
  'the booking fails, and the stock is given back, storage full': { storage: 'full', faults: failedBooking('before') },
  'the booking arrives before the next start': { storage: 'works', faults: failedBooking('late') },
  'the booking arrives after the next start': { storage: 'works', faults: failedBooking('late'), arrival: 'after the next start' },
};

/**
 * Submits an order on a page that crashes at one point, and starts the shop again. The points are before and after each request and each
 * write to the storage. A booking that arrives after its stock was given back is adopted when the form is sent again.
 */
async function orderAndCrash(
  { storage, faults = [], arrival = 'before the next start' }: Visit,
  next: 'the same tab' | 'another tab',
  crashAt: number,
  options: OrderShopOptions,
) {
  const shop = await openOrderShop(faults, { ...options, storage: STORAGE[storage] });
  const { startAgain, carryOutLate, submitAndClose, changes, quantity } = shop;
  const first = await submitAndClose({ crashAt });
  const { isStored } = first.order.getSnapshot().context;
  if (arrival === 'before the next start') await carryOutLate();
  await startAgain(next === 'the same tab' ? { tab: first.tab } : {});
  await carryOutLate();
  const settled = await changes();
  if (settled.added === 1 && settled.taken === 0) await submitAndClose();
  const { added, taken } = await changes();
  const point = first.page.points[crashAt];
  return { point, points: first.page.points, added, taken: taken / quantity, isStored };
}

/** Declares the tests of a page that crashes while it orders. */
export const describeOrderCrashes = (options: OrderShopOptions) =>
  describe.each(Object.entries(VISITS))('a page that crashes at any point: %s', (_, visit) => {
    test.each(['the same tab', 'another tab'] as const)('starts again in %s and loses nothing', async (next) => {
      const lost: object[] = [];
      const run = async (crashAt: number) => {
        const { points, ...end } = await orderAndCrash(visit, next, crashAt, options);
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
