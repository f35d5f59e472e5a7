import { expect, test } from 'vitest';
import { crashPoints } from '#tests/support/crashablePage.ts';
import { describeOrderCrashes, failedBooking } from './describeOrders.ts';
import { openOrderShop } from './orderShop.ts';

describeOrderCrashes({});

test.each(['the same tab', 'another tab'] as const)(
  'a page that crashes at any point while it adopts a late booking takes its stock once: %s',
  async (next) => {
    const lost: object[] = [];
    const run = async (crashAt: number) => {
      const { openTab, submit, startAgain, carryOutLate, submitAndClose, changes, runUntil, quantity } = await openOrderShop(
        failedBooking('late'),
      );
      const first = openTab();
      const order = submit(first);
      await runUntil(first.platform, () => order.getSnapshot().hasTag('resting'));
      await carryOutLate();
      const { page, tab } = await submitAndClose({ crashAt });
      await startAgain(next === 'the same tab' ? { tab } : {});
      // If the page crashed too early, the booking is adopted by the next submit.
      if ((await changes()).taken === 0) await submitAndClose();
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
