import { describe, expect, test } from 'vitest';
import { type Fault, nameOf } from '#tests/support/faultyFetch.ts';
import { allFaults, BOOKED, openOrderShop } from './orderShop.ts';

/** Places an order under faults, as the shopper sees it, and then starts the shop again without them. */
async function orderUnder(faults: readonly Fault[], conditionalWrites = false) {
  const { calls, quantity, openTab, submit, startAgain, changes, runUntil } = await openOrderShop(faults, { conditionalWrites });
  const tab = openTab();
  const order = submit(tab);
  await runUntil(tab.platform, () => order.getSnapshot().hasTag('resting') || order.getSnapshot().hasTag('settleable'));
  const shown = { state: order.getSnapshot().value, toasts: tab.toasts(), ...(await changes()) };
  // The tab closes.
  order.stop();
  await startAgain();
  return { shown, calls, quantity, later: await changes() };
}

const CALLS = ['login', 'listOwnBookings', 'getTool', 'updateTool', 'createBooking'] as const;

const faults = allFaults(CALLS).map((fault) => [nameOf(fault), fault] as const);
const writes = faults.filter(([, { call }]) => call === 'updateTool' || call === 'createBooking');

describe.each([
  ['without conditional writes', false, faults],
  ['with conditional writes', true, writes],
] as const)('an order under one fault, %s', (_mode, conditionalWrites, cases) => {
  test.each(cases)('%s', async (_, fault) => {
    const { shown, later, calls, quantity } = await orderUnder([fault], conditionalWrites);
    expect(calls).toContain(fault.call);
    // The reported result is true at that moment.
    if (shown.toasts.includes(BOOKED)) expect([shown.state, shown.added]).toEqual(['booked', 1]);
    if (shown.state === 'booked') expect(shown.added).toBe(1);
    if (shown.state === 'refused') expect(shown.added).toBe(0);
    expect(['booked', 'refused', 'unconfirmed', 'gone']).toContain(shown.state);
    // After the next start, no order is doubled, and no stock is gone without one.
    expect(later.added).toBeLessThanOrEqual(1);
    expect(later.taken).toBe(later.added * quantity);
  });
});

test('without a fault, one order takes its stock', async () => {
  const { shown, later, calls, quantity } = await orderUnder([]);
  expect(shown).toEqual({ state: 'booked', toasts: [BOOKED], added: 1, taken: quantity });
  expect(later).toEqual({ added: 1, taken: quantity });
  expect(calls).toEqual(['login', 'listOwnBookings', 'getTool', 'updateTool', 'createBooking', 'listOwnBookings', 'login']);
});
