import { describe, expect, test } from 'vitest';
import type { Fault } from '#tests/support/faultyFetch.ts';
import { openOrderShop } from './orderShop.ts';

const MODES = [
  ['without conditional writes', false],
  ['with conditional writes', true],
] as const;

/** The shopper wants one order, and sends the form until the page says that it is booked. */
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
      if (order.getSnapshot().value !== 'booked') await shop.submitAndClose({ tab: tab.tab });
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
      await shop.submitAndClose();
      const { added, taken } = await shop.changes();
      await shop.startAgain();
      const later = await shop.changes();
      const isWhole = [taken, later.taken].every((amount) => amount === shop.quantity) && added === 1 && later.added === 1;
      if (!isWhole) wrong.push({ point, added, taken, later });
    }
    expect(wrong).toEqual([]);
  });

  test.each((['500', 'timeout', '403'] as const).flatMap((kind) => (['before', 'after'] as const).map((when) => [kind, when] as const)))(
    'adopts a booking that arrived late, and takes its stock once, although any request gets %s, %s it is applied',
    async (kind, when) => {
      const late: Fault = { call: 'createBooking', kind: '500', when: 'late', times: 'once' };
      /** Sends the order again after its booking has arrived. The request with this number fails. */
      const adoptUnder = async (call: number) => {
        const shop = await openOrderShop([late, { call, kind, when, times: 'once' }], { conditionalWrites });
        const tabs = [shop.openTab(), shop.openTab()] as const;
        const order = shop.submit(tabs[0]);
        await shop.runUntil(tabs[0].platform, () => order.getSnapshot().hasTag('resting'));
        await shop.carryOutLate();
        const first = shop.calls.length;
        const again = shop.submit(tabs[1]);
        await shop.runUntil(tabs[1].platform, () => again.getSnapshot().hasTag('resting'));
        const [{ value }, shown, last] = [again.getSnapshot(), await shop.changes(), shop.calls.length];
        shop.endFaults();
        if (value !== 'booked') await shop.submitAndClose();
        await shop.startAgain();
        return { call, value, shown, ...(await shop.changes()), quantity: shop.quantity, first, last };
      };
      const { first, last } = await adoptUnder(Infinity);
      const ends = [];
      for (let call = first; call < last; call += 1) ends.push(await adoptUnder(call));
      expect(ends.length).toBeGreaterThan(2);
      expect(ends.filter(({ added, taken, quantity }) => added !== 1 || taken !== quantity)).toEqual([]);
      expect(ends.filter(({ value, shown, quantity }) => value === 'booked' && shown.taken !== quantity)).toEqual([]);
    },
  );
});

describe('an order like one that the shopper has', () => {
  /** Opens the order of a tab and sends it. */
  async function send(shop: Awaited<ReturnType<typeof openOrderShop>>, tab: ReturnType<typeof shop.openTab>) {
    const order = shop.submit(tab);
    await shop.runUntil(tab.platform, () => order.getSnapshot().hasTag('resting'));
    return order;
  }

  test.each([
    ['', {}],
    [', without storage', { isBlocked: true }],
  ])('is asked about in the same tab and in an older one%s, and is booked if it is wanted', async (_, storage) => {
    const shop = await openOrderShop([], { storage });
    const [tab, older] = [shop.openTab(), shop.openTab()];
    expect((await send(shop, tab)).getSnapshot().value).toBe('booked');
    expect((await send(shop, tab)).getSnapshot().value).toBe('repeated');
    const order = await send(shop, older);
    expect([order.getSnapshot().value, await shop.changes()]).toEqual(['repeated', { added: 1, taken: shop.quantity }]);
    const { product, form } = order.getSnapshot().context;
    order.send({ type: 'order.again', product, form });
    await shop.runUntil(older.platform, () => order.getSnapshot().hasTag('resting'));
    expect([order.getSnapshot().value, await shop.changes()]).toEqual(['booked', { added: 2, taken: 2 * shop.quantity }]);
  });

  test('is asked about in one of two tabs that send it at the same moment', async () => {
    const shop = await openOrderShop([]);
    const [tab, other] = [shop.openTab(), shop.openTab()];
    const orders = [tab, other].map((each) => shop.submit(each));
    await shop.runUntil(tab.platform, () => orders.every((order) => order.getSnapshot().hasTag('resting')));
    expect(orders.map((order) => order.getSnapshot().value)).toEqual(['booked', 'repeated']);
    expect((await shop.changes()).added).toBe(1);
  });
});
