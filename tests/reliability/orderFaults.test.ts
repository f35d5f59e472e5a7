import { expect, test } from 'vitest';
import { BOOKED } from '#contract/texts.ts';
import { describeOrderFaults, named, orderUnder, writes } from './describeOrders.ts';
import { openOrderShop } from './orderShop.ts';

describeOrderFaults('without conditional writes', {});
describeOrderFaults('with conditional writes', { conditionalWrites: true });

test('without a fault, one order takes its stock', async () => {
  const { shown, later, calls, quantity } = await orderUnder([]);
  expect(shown).toEqual({ state: 'booked', toasts: [BOOKED], added: 1, taken: quantity });
  expect(later).toEqual({ added: 1, taken: quantity });
  expect(calls).toEqual(['login', 'listOwnBookings', 'getTool', 'updateTool', 'createBooking', 'listOwnBookings', 'login']);
});

const FULL = { isFull: () => true };
const once = named(writes.filter(({ times }) => times === 'once'));

test.each(once)('two tabs that order the same product at once, and %s', async (_, fault) => {
  const { openTab, submit, startAgain, changes, runUntil, quantity } = await openOrderShop([fault]);
  const tabs = [openTab(), openTab()];
  const orders = tabs.map(submit);
  const isOver = () => orders.every((order) => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable'));
  await runUntil(openTab().platform, isOver);
  const booked = orders.filter((order) => order.getSnapshot().value === 'booked').length;
  const toasts = tabs.flatMap((tab) => tab.toasts()).filter((text) => text === BOOKED);
  expect([booked, toasts.length]).toEqual([(await changes()).added, (await changes()).added]);
  for (const order of orders) order.stop();
  await startAgain();
  const { added, taken } = await changes();
  expect(added).toBeGreaterThanOrEqual(booked);
  expect(taken).toBe(added * quantity);
});

test('a second tab does not order while the first one does not know its result', async () => {
  // The POST gets no response, and the list after it cannot be read.
  const { openTab, submit, calls, endFaults, changes, runUntil } = await openOrderShop([
    { call: 4, kind: 'timeout', when: 'before', times: 'once' },
    { call: 5, kind: 'offline', when: 'before', times: 'always' },
  ]);
  const one = openTab();
  const first = submit(one);
  await runUntil(one.platform, () => first.getSnapshot().value === 'unconfirmed');
  expect(calls.slice(4, 6)).toEqual(['createBooking', 'listOwnBookings']);
  endFaults();
  const other = openTab();
  const second = submit(other);
  await runUntil(other.platform, () => second.getSnapshot().hasTag('resting'));
  first.send({ type: 'order.checkAgain' });
  await runUntil(one.platform, () => first.getSnapshot().hasTag('resting'));
  expect([first.getSnapshot().value, second.getSnapshot().value, await changes()]).toEqual([
    'notArrived',
    'refused',
    { added: 0, taken: 0 },
  ]);
});

test.each(once)('an order that cannot be stored, and %s: the page can find out the result', async (_, fault) => {
  const { openTab, submit, calls, endFaults, changes, runUntil, quantity } = await openOrderShop([fault], { storage: FULL });
  const tab = openTab();
  const order = submit(tab);
  const isOver = () => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable');
  await runUntil(tab.platform, isOver);
  endFaults();
  order.send({ type: 'order.checkAgain' });
  await runUntil(tab.platform, isOver);
  const { added, taken } = await changes();
  expect(order.getSnapshot().value).toBe(added === 1 ? 'booked' : calls.includes('createBooking') ? 'notArrived' : 'refused');
  expect(taken).toBe(added * quantity);
});
