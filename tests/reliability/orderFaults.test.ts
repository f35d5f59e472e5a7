import { describe, expect, test } from 'vitest';
import { type Fault, nameOf } from '#tests/support/faultyFetch.ts';
import { BOOKED } from '#contract/texts.ts';
import { lateFaults, openOrderShop, readFaults, writeFaults } from './orderShop.ts';

/**
 * Places an order under faults, as the shopper sees it, and then starts the shop again without them. `final`: after the shopper
 * has sent the form again, if the booking arrived too late.
 */
async function orderUnder(faults: readonly Fault[], conditionalWrites = false) {
  const shop = await openOrderShop(faults, { conditionalWrites });
  const { calls, quantity, openTab, submit, startAgain, carryOutLate, sendAgain, changes, runUntil } = shop;
  const tab = openTab();
  const order = submit(tab);
  await runUntil(tab.platform, () => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable'));
  const shown = { state: order.getSnapshot().value, toasts: tab.toasts(), ...(await changes()) };
  // The tab closes.
  order.stop();
  await carryOutLate();
  await startAgain();
  const later = await changes();
  if (later.added === 1 && later.taken === 0) await sendAgain();
  return { shown, calls, quantity, later, final: await changes() };
}

const named = (faults: readonly Fault[]) => faults.map((fault) => [nameOf(fault), fault] as const);
const reads = (await Promise.all((['login', 'listOwnBookings', 'getTool'] as const).map(readFaults))).flat();
const writes = (await Promise.all((['updateTool', 'createBooking'] as const).map(writeFaults))).flat();
const late = (await Promise.all((['updateTool', 'createBooking'] as const).map(lateFaults))).flat();
/** With conditional writes, 412 says that nothing was applied (docs/product-rules.md#conditional-writes). Without them, it is any 4xx. */
const isPossible = ({ call, kind, when }: Fault) => call !== 'updateTool' || kind !== '412' || when === 'before';

describe.each([
  ['without conditional writes', false, named([...reads, ...writes, ...late])],
  ['with conditional writes', true, named([...writes, ...late].filter(isPossible))],
] as const)('an order under one fault, %s', (_mode, conditionalWrites, cases) => {
  test.each(cases)('%s', async (_, fault) => {
    const { shown, later, final, calls, quantity } = await orderUnder([fault], conditionalWrites);
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
