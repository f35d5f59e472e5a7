import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/entities/booking.ts';
import type { OrderToStore } from '#machines/order/order.setup.ts';
import { booking } from '#tests/support/booking.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { createOrderStore, type PendingOrder } from './orderStore.ts';

const { _id: _row, paid: _paid, transactionId: _transaction, ...sent } = booking;
const order: OrderToStore = {
  id: 'o1-1',
  product: { _id: 't1', name: 'Wrench' },
  booking: sent,
  before: ['b0'],
  write: { from: 5, to: 3 },
};

function open(...orders: PendingOrder[]) {
  const platform = testPlatform();
  const store = createOrderStore(platform);
  for (const one of orders) store.advance(one);
  return { platform, store, reload: () => createOrderStore(platform) };
}

/** An order that was sent, and whose booking was not found. */
function openMissing(isAnswered = false) {
  const opened = open();
  opened.store.persist(order);
  const stored = opened.store.get('o1-1') ?? pendingOrder;
  if (isAnswered) opened.store.forgetKey(stored);
  opened.store.persistMissing(opened.store.get('o1-1') ?? pendingOrder);
  const keyOf = (id: string, change: Partial<typeof sent> = {}) =>
    opened.store.persist({ ...order, id, booking: { ...sent, ...change } }).idempotencyKey;
  return { ...opened, keyOf };
}

test('stores an order step by step, without personal data', () => {
  const { store, platform } = open();
  expect(store.persist(order)).toEqual({ isStored: true, idempotencyKey: 'o1-1' });
  expect(store.get('o1-1')).toMatchObject({
    ...pendingOrder,
    body: expect.any(String),
    stage: 'reserving',
    write: { from: 5, to: 3 },
    at: platform.now(),
  });
  store.persistReserved('o1-1');
  expect(store.get('o1-1')).toMatchObject({ stage: 'reserved', amount: 2, write: null });
  const stored = JSON.stringify(platform.browserStore.keys().map((key) => [key, platform.browserStore.read(key)]));
  for (const secret of [sent.email, sent.address, sent.phone]) expect(stored).not.toContain(secret);
});

test('an order that takes no stock may be sent at once', () => {
  const { store } = open();
  store.persist({ ...order, write: null });
  expect(store.get('o1-1')).toMatchObject({ stage: 'reserved', amount: 0 });
});

test('finds the booking that was not there before, and has the content', () => {
  const { store } = open();
  const listed = [
    { ...booking, _id: 'b0' },
    { ...booking, quantity: 3, _id: 'b5' },
    { ...booking, img: '', email: 'SAM@example.com' },
  ];
  expect(store.findBooking(pendingOrder, listed)?._id).toBe('b1');
  expect(store.findBooking(pendingOrder, listed.slice(0, 2))).toBeNull();
});

test.each<[string, Partial<PendingOrder>, Partial<Booking>, boolean]>([
  ['whose stock is taken', {}, {}, true],
  ['whose return was not sent', { stage: 'returning' }, {}, true],
  ['whose return may have been applied', { stage: 'returning', write: { from: 3, to: 5 } }, {}, false],
  ['whose stock may not be taken', { stage: 'reserving', write: { from: 5, to: 3 } }, {}, false],
  ['whose stock is back', { stage: 'missing' }, {}, false],
  ['whose stock is taken again', { stage: 'adopted' }, {}, false],
  ['of another booking', {}, { address: '2 Garage Lane' }, false],
  ['that is younger than the booking', {}, { _id: 'b0' }, false],
])('the removal of a booking and an order %s', (_, change, removed, isSettled) => {
  const { store } = open({ ...pendingOrder, ...change });
  store.settleRemoved({ ...booking, ...removed });
  expect(store.get('o1-1') === null).toBe(isSettled);
});

test('the removal of a booking settles the one of two equal orders whose stock is taken', () => {
  const { store } = open({ ...pendingOrder, stage: 'returning' }, { ...pendingOrder, id: 'o2-1' });
  store.settleRemoved(booking);
  expect(store.list().map(({ id }) => id)).toEqual(['o1-1']);
});

test('records a conflict beside the orders', () => {
  const { store, platform } = open();
  store.recordConflict({ ...pendingOrder, write: { from: 3, to: 5 } });
  expect(JSON.parse(platform.browserStore.read('stockConflict:o1-1') ?? '')).toEqual({
    id: 'o1-1',
    toolId: 't1',
    amount: 2,
    write: { from: 3, to: 5 },
  });
  expect(store.list()).toEqual([]);
});

describe('the key of a POST', () => {
  test('is shared by a missing booking and an order that sends the same body, and by no other', () => {
    const { keyOf } = openMissing();
    expect([keyOf('o2-1'), keyOf('o3-1', { img: 'pictures/1f529.webp' }), keyOf('o4-1', { quantity: 3 })]).toEqual([
      'o1-1',
      'o3-1',
      'o4-1',
    ]);
  });

  test('is kept by the missing booking if the order that shares it is not sent', () => {
    const { keyOf, store } = openMissing();
    keyOf('o2-1');
    store.delete('o2-1');
    expect(keyOf('o3-1')).toBe('o1-1');
  });

  test('that the backend has answered is not used again', () => {
    const { keyOf } = openMissing(true);
    expect(keyOf('o2-1')).toBe('o2-1');
  });

  test('is used up for all that share it once a booking is known', () => {
    const { keyOf, store } = openMissing();
    keyOf('o2-1');
    store.settle(store.get('o2-1') ?? pendingOrder, 'b1');
    expect([keyOf('o3-1'), store.get('o1-1')?.before]).toEqual(['o3-1', ['b0', 'b1']]);
  });
});

describe('a storage that is full', () => {
  test('keeps an order in its page, which must not be closed', () => {
    const { store, platform } = open();
    platform.fillBrowserStore();
    expect([store.persist(order).isStored, store.isOnlyInThisTab()]).toEqual([false, true]);
    store.persistMissing(store.get('o1-1') ?? pendingOrder);
    expect(store.isOnlyInThisTab()).toBe(false);
  });

  test('leaves a step to the next start', () => {
    const { store, platform } = open(pendingOrder);
    platform.fillBrowserStore();
    expect([store.advance({ ...pendingOrder, stage: 'returning' }), store.get('o1-1')]).toEqual([false, pendingOrder]);
  });

  test('forgets a missing booking rather than let it take one that is known', () => {
    const { store, platform } = open({ ...pendingOrder, stage: 'missing' }, { ...pendingOrder, id: 'o2-1' });
    platform.fillBrowserStore();
    store.settle({ ...pendingOrder, id: 'o2-1' }, 'b1');
    expect([platform.browserStore.isStored('pendingOrder:o1-1'), store.get('o1-1')?.before]).toEqual([false, ['b0', 'b1']]);
  });

  test('does not lose an unsettled order for that', () => {
    const { store, platform } = open(pendingOrder, { ...pendingOrder, id: 'o2-1' });
    platform.fillBrowserStore();
    store.settle({ ...pendingOrder, id: 'o2-1' }, 'b1');
    expect([platform.browserStore.isStored('pendingOrder:o1-1'), store.get('o1-1')]).toEqual([true, pendingOrder]);
  });
});
