import { describe, expect, test } from 'vitest';
import { openOrderShop } from './orderShop.ts';

const MODES = [
  ['without conditional writes', false],
  ['with conditional writes', true],
] as const;

/** The shopper wants one order, and sends the form until the page says that it is booked, or offers what has arrived. */
describe.each(MODES)('an order that is sent again, %s', (_mode, conditionalWrites) => {
  test.each(['before', 'after'] as const)('after an outage that begins at any request, %s it is applied', async (when) => {
    const wrong: object[] = [];
    for (let call = 0; ; call += 1) {
      const shop = await openOrderShop([{ call, kind: '500', when, times: 'always' }], { conditionalWrites });
      const tab = shop.openTab();
      const order = shop.submit(tab);
      await shop.runUntil(tab.platform, () => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable'));
      const { value } = order.getSnapshot();
      shop.endFaults();
      if (value === 'unconfirmed') order.send({ type: 'order.checkAgain' });
      await shop.runUntil(tab.platform, () => order.getSnapshot().hasTag('resting'));
      if (order.getSnapshot().value !== 'booked') await shop.keepLate({ tab: tab.tab });
      await shop.startAgain();
      const { added, taken } = await shop.changes();
      if (added !== 1 || taken !== shop.quantity) wrong.push({ call, value, added, taken });
      if (shop.calls.length <= call) break;
    }
    expect(wrong).toEqual([]);
  });

  test('in a tab that is open already, after the first one crashed at any point', async () => {
    const wrong: object[] = [];
    for (let crashAt = 0; ; crashAt += 1) {
      const shop = await openOrderShop([], { conditionalWrites });
      const tab = shop.openTab({ crashAt });
      const order = shop.submit(tab);
      await shop.runUntil(tab.platform, () => tab.page.hasCrashed() || order.getSnapshot().hasTag('resting'));
      const point = tab.page.points[crashAt];
      if (point === undefined) break;
      order.stop();
      await shop.keepLate();
      const { added, taken } = await shop.changes();
      await shop.startAgain();
      const later = await shop.changes();
      const isWhole = [taken, later.taken].every((amount) => amount === shop.quantity) && added === 1 && later.added === 1;
      // A page that crashed after its order was settled knows of nothing that is open.
      const isBooked = order.getSnapshot().value === 'booked' || point.startsWith('after removing');
      if (!isWhole && !isBooked) wrong.push({ point, added, taken, later });
    }
    expect(wrong).toEqual([]);
  });
});
