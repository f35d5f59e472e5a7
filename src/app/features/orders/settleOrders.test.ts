import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/entities/booking.ts';
import type { OrderToStore } from '#machines/order/order.setup.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { createPendingOrderStore } from './pendingOrderStore.ts';
import { settleOrders } from './settleOrders.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

const DAY = 24 * 60 * 60 * 1000;
const content = { name: 'Wrench', date: '2026-12-04', price: 129.8, quantity: 2, address: '1 Garage Lane', phone: '+1 555 0100' };
const booking = { ...content, img: 'pictures/1f527.webp', email: sam.email };
const sent: OrderToStore = { id: 'o1-1', product: { _id: 't1', name: 'Wrench' }, booking, before: ['b0'], reserved: { from: 5, to: 3 } };
/** The booking as a backend lists it, which may lower the case of the email and rewrite the picture. */
const arrived: Booking = { ...content, _id: 'b1', img: 'https://cdn.test/1.webp', email: sam.email, paid: false, transactionId: '' };

/** A device that closed its page while an order was being placed. `stock` and `bookings` are what the backend has now. */
async function open({ order = sent, isTaken = true, stock = 3, bookings = [] as Booking[], replies = {} } = {}) {
  const shop = fakeShop({ replies });
  const tool = shop.tools.get('t1');
  if (tool) tool.quantity = stock;
  shop.bookings.push(...bookings);
  const browser = testBrowser();
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), email: sam.email });
  const store = createPendingOrderStore(context.platform);
  expect(await store.persist(order)).toEqual({ isStored: true, idempotencyKey: order.id });
  if (isTaken) store.persistReserved(order.id);
  const start = (identity = sam) => settleOrders(context, identity, new AbortController().signal);
  return { shop, browser, context, store, start, toasts: () => context.toasts.read().map(({ text }) => text) };
}

test('a booking that arrived is adopted: nothing is given back, and the shopper is notified', async () => {
  const { shop, store, start, toasts } = await open({ bookings: [{ ...arrived, _id: 'b0' }, arrived] });
  await start();
  expect([shop.stock(), shop.names()]).toEqual([3, ['listOwnBookings']]);
  expect(await store.listUnsettled(sam.email)).toEqual([]);
  expect(toasts()).toEqual(['Your booking of Wrench went through. It is in My Orders.']);
});

test('an equal booking from before is not adopted: the stock is given back, and the shopper is notified', async () => {
  const { shop, store, start, toasts } = await open({ bookings: [{ ...arrived, _id: 'b0' }] });
  await start();
  expect(shop.stock()).toBe(5);
  expect(await store.listUnsettled(sam.email)).toEqual([]);
  expect(toasts()).toEqual(['The shop does not have your booking of Wrench. If you still want it, please book it again.']);
  await start();
  expect(shop.stock()).toBe(5);
});

test('gives back what was taken although others have bought since', async () => {
  const { shop, start } = await open({ stock: 1 });
  await start();
  expect(shop.stock()).toBe(3);
});

test.each([
  ['was applied', 3, 5],
  ['was not applied', 5, 5],
  ['cannot be known, because others have bought since', 4, 4],
])('the page closed before the answer to the PUT, which %s', async (_, stock, after) => {
  const { shop, start } = await open({ isTaken: false, stock });
  await start();
  expect(shop.stock()).toBe(after);
});

test('an order without stock is only forgotten', async () => {
  const { shop, start } = await open({ order: { ...sent, reserved: null } });
  await start();
  expect(shop.names()).toEqual(['listOwnBookings']);
});

test('what cannot be listed stays stored for the next start', async () => {
  const failing = { listOwnBookings: () => Promise.reject(http(503)) };
  const { context, shop, store, start, toasts } = await open({ replies: failing });
  await start();
  expect([shop.stock(), toasts(), (await store.listUnsettled(sam.email)).length]).toEqual([3, [], 1]);
  const later = fakeShop();
  await settleOrders({ ...context, api: later.api }, sam, new AbortController().signal);
  expect(later.stock()).toBe(7);
});

test('is not settled by, or shown to, another user', async () => {
  const { shop, store, start, toasts } = await open();
  await start({ ...sam, email: 'ines@example.com' });
  expect([shop.calls, toasts()]).toEqual([[], []]);
  await start({ ...sam, email: sam.email.toUpperCase() });
  expect([shop.stock(), (await store.listUnsettled(sam.email)).length]).toEqual([5, 0]);
});

test('waits for the tab that is placing it, and settles once when two tabs start together', async () => {
  const { shop, browser, context, start } = await open();
  const there = testFlowContext({ api: shop.api, platform: browser.openTab() });
  const release = await there.platform.acquireLock('stock:t1');
  const both = [start(), settleOrders(there, sam, new AbortController().signal)];
  await context.platform.advance(0);
  expect(shop.stock()).toBe(3);
  release();
  await Promise.all(both);
  expect(shop.stock()).toBe(5);
});

test('does nothing for a user who has signed out meanwhile', async () => {
  const { shop, context, store } = await open();
  await settleOrders(context, sam, AbortSignal.abort());
  expect([shop.stock(), (await store.listUnsettled(sam.email)).length]).toEqual([3, 1]);
});

describe('a booking that arrives after its stock was given back', () => {
  test('is found for its product, for a day', async () => {
    const { store, start, context } = await open();
    await start();
    expect(await store.findLate('t1', [arrived])).toEqual({ orderId: 'o1-1', booking: arrived, isStockTaken: false });
    expect(await store.findLate('t2', [arrived])).toBeNull();
    expect(await store.findLate('t1', [{ ...arrived, quantity: 3 }])).toBeNull();
    await context.platform.advance(DAY + 1);
    await start();
    expect(await store.findLate('t1', [arrived])).toBeNull();
  });

  test('is forgotten once the shopper has seen it', async () => {
    const { store, start } = await open();
    await start();
    store.settle('o1-1', arrived._id);
    expect(await store.findLate('t1', [arrived])).toBeNull();
  });
});

test('stores no personal data', async () => {
  const { context } = await open();
  const stored = JSON.stringify(context.platform.browserStore.keys().map((key) => [key, context.platform.browserStore.read(key)]));
  for (const secret of [sam.email, booking.address, booking.phone]) expect(stored).not.toContain(secret);
});

test.each(['{', '[]', '{"id":"o1-1"}'])('ignores a stored text that is not an order: %s', async (text) => {
  const { context, store, shop, start } = await open();
  store.delete('o1-1');
  context.platform.browserStore.write('order:x', text);
  await start();
  expect(shop.calls).toEqual([]);
});

describe('a late booking whose stock was being taken again when the page closed', () => {
  test.each([
    ['was taken', 3, 3, [], null],
    ['was not taken, so it is offered again', 5, 5, [], { orderId: 'o1-1', booking: arrived, isStockTaken: false }],
    ['cannot be known, because others have bought since', 4, 4, ['stockDoubt:o1-1'], null],
  ] as const)('its stock %s', async (_, stock, after, conflicts, late) => {
    const { shop, store, start, toasts, context } = await open({ stock, bookings: [arrived] });
    store.persistMissing('o1-1');
    expect(store.persistKeeping({ orderId: 'o1-1', bookingId: 'b1', reserved: { from: 5, to: 3 } })).toBe(true);
    await start();
    expect([shop.stock(), shop.names(), toasts()]).toEqual([after, ['getTool'], []]);
    expect(context.platform.browserStore.keys().filter((key) => !key.startsWith('order:'))).toEqual(conflicts);
    expect(await store.findLate('t1', [arrived])).toEqual(late);
  });

  test('is left for the next start if the stock cannot be read', async () => {
    const { store, start } = await open({ replies: { getTool: () => Promise.reject(http(503)) } });
    store.persistMissing('o1-1');
    store.persistKeeping({ orderId: 'o1-1', bookingId: 'b1', reserved: { from: 5, to: 3 } });
    await start();
    expect(store.get('o1-1')?.stage).toBe('keeping');
  });
});

describe('a stock return of an earlier visit', () => {
  /** The booking is missing, and its stock is not given back yet. */
  async function openOwed(options: Parameters<typeof open>[0] & { write?: { from: number; to: number } | null } = {}) {
    const opened = await open(options);
    opened.store.persistMissing('o1-1');
    const returns = createStockReturnStore(opened.context.platform);
    returns.persist({ id: 'o1-1', toolId: 't1', amount: 2, write: options.write ?? null });
    return { ...opened, returns };
  }

  test('continues if the booking is still missing', async () => {
    const { shop, start, returns } = await openOwed();
    await start();
    expect([shop.stock(), returns.list()]).toEqual([5, []]);
  });

  test.each([
    ['before its PUT', null],
    ['and its PUT was not applied', { from: 3, to: 5 }],
  ])('is dropped if the booking has arrived %s', async (_, write) => {
    const { shop, start, returns, toasts, store } = await openOwed({ bookings: [arrived], write });
    await start();
    expect([shop.stock(), returns.list(), store.get('o1-1')]).toEqual([3, [], null]);
    expect(toasts()).toEqual(['Your booking of Wrench went through. It is in My Orders.']);
  });

  test('is finished if its PUT was applied, and the booking that has arrived is offered', async () => {
    const { shop, start, returns, store } = await openOwed({ bookings: [arrived], stock: 5, write: { from: 3, to: 5 } });
    await start();
    expect([shop.stock(), returns.list()]).toEqual([5, []]);
    expect(await store.findLate('t1', [arrived])).toEqual({ orderId: 'o1-1', booking: arrived, isStockTaken: false });
  });

  test('waits for the next start if the bookings cannot be listed', async () => {
    const { shop, start, returns } = await openOwed({ replies: { listOwnBookings: () => Promise.reject(http(503)) } });
    await start();
    expect([shop.stock(), returns.list().length]).toEqual([3, 1]);
  });

  test('of another account continues, because nobody else can list its bookings', async () => {
    const { shop, start, returns } = await openOwed({ bookings: [arrived] });
    await start({ ...sam, email: 'ines@example.com' });
    expect([shop.stock(), returns.list(), shop.names()]).toEqual([5, [], ['getTool', 'updateTool']]);
  });

  test('waits for its order, which a page that closed in between has not marked as missing', async () => {
    const { shop, start, context } = await open();
    createStockReturnStore(context.platform).persist({ id: 'o1-1', toolId: 't1', amount: 2, write: null });
    await start({ ...sam, email: 'ines@example.com' });
    expect(shop.stock()).toBe(3);
    await start();
    await start();
    expect(shop.stock()).toBe(5);
  });

  test('is dropped together with its order if that booking has arrived', async () => {
    const { shop, start, context } = await open({ bookings: [arrived] });
    const returns = createStockReturnStore(context.platform);
    returns.persist({ id: 'o1-1', toolId: 't1', amount: 2, write: null });
    await start();
    expect([shop.stock(), returns.list()]).toEqual([3, []]);
  });
});

test('a tab that waits for its shopper holds up only its own product, for 30 s', async () => {
  const { shop, browser, context, store, start } = await open({ order: { ...sent, id: 'o0-1', product: { _id: 't9', name: 'Jack' } } });
  await store.persist(sent);
  store.persistReserved(sent.id);
  await browser.openTab().acquireLock('stock:t9');
  const settling = start();
  await settle();
  await context.platform.advance(30_000);
  await settling;
  expect(shop.stock()).toBe(5);
  expect((await store.listUnsettled(sam.email)).map(({ id }) => id)).toEqual(['o0-1']);
});

test('two orders with the same content do not adopt the same booking', async () => {
  const { shop, store, start, toasts } = await open({ bookings: [arrived], stock: 1 });
  await store.persist({ ...sent, id: 'o2-1', reserved: { from: 3, to: 1 } });
  store.persistReserved('o2-1');
  await start();
  expect(shop.stock()).toBe(3);
  expect(toasts()).toHaveLength(2);
});

test('settles an order of an earlier version, which has no key', async () => {
  const { context, store, start, shop } = await open();
  const key = 'order:o1-1';
  const {
    idempotencyKey: _key,
    body: _body,
    ...old
  } = JSON.parse(context.platform.browserStore.read(key) ?? '') as Record<string, unknown>;
  context.platform.browserStore.write(key, JSON.stringify(old));
  await start();
  expect([shop.stock(), (await store.persist({ ...sent, id: 'o2-1' })).idempotencyKey]).toEqual([5, 'o2-1']);
});

test('a missing booking shares its key with an order that sends the same body, and with no other', async () => {
  const { store } = await open();
  store.persistMissing('o1-1');
  const keyOf = async (id: string, change: Partial<typeof booking>) =>
    (await store.persist({ ...sent, id, booking: { ...booking, ...change } })).idempotencyKey;
  expect(await keyOf('o2-1', {})).toBe('o1-1');
  expect(await keyOf('o3-1', { img: 'pictures/1f529.webp' })).toBe('o3-1');
  expect(await keyOf('o4-1', { quantity: 3 })).toBe('o4-1');
});

test('a missing booking is remembered for longer than a day while its stock is still to be given back', async () => {
  const { shop, store, start, context, toasts } = await open({ bookings: [arrived] });
  store.persistMissing('o1-1');
  createStockReturnStore(context.platform).persist({ id: 'o1-1', toolId: 't1', amount: 2, write: null });
  await context.platform.advance(DAY + 1);
  await start();
  expect([shop.stock(), toasts()]).toEqual([3, ['Your booking of Wrench went through. It is in My Orders.']]);
});

test('an order that only this page knows gives its stock back, because no next start can', async () => {
  const shop = fakeShop();
  const context = testFlowContext({ api: shop.api, platform: testBrowser().openTab(), email: sam.email });
  context.platform.fillBrowserStore();
  const store = createPendingOrderStore(context.platform);
  expect((await store.persist(sent)).isStored).toBe(false);
  store.persistReserved(sent.id);
  expect(store.isOnlyInThisTab()).toBe(true);
  await settleOrders(context, sam, new AbortController().signal);
  expect([shop.stock(), store.isOnlyInThisTab()]).toEqual([7, false]);
});

describe('a storage that is full', () => {
  test('does not make another order take a booking that is known', async () => {
    const { context, store } = await open();
    store.persistMissing('o1-1');
    await store.persist({ ...sent, id: 'o2-1' });
    context.platform.fillBrowserStore();
    store.settle('o2-1', 'b1');
    expect(await store.findLate('t1', [arrived])).toBeNull();
    // Nor at the next start, which does not have what only this page could keep.
    expect(context.platform.browserStore.isStored('order:o1-1')).toBe(false);
  });

  test('keeps a late booking as it is, so that it is offered again', async () => {
    const { context, store } = await open();
    store.persistMissing('o1-1');
    context.platform.fillBrowserStore();
    expect(() => store.persistKeeping({ orderId: 'o1-1', bookingId: 'b1', reserved: { from: 5, to: 3 } })).toThrow('cannot be stored');
    expect(store.get('o1-1')?.stage).toBe('missing');
  });
});

test('a key that the backend has answered is not used again', async () => {
  const { store } = await open();
  store.persistMissing('o1-1', true);
  expect((await store.persist({ ...sent, id: 'o2-1' })).idempotencyKey).toBe('o2-1');
  store.persistMissing('o2-1');
  await store.persist({ ...sent, id: 'o3-1' });
  store.settle('o3-1', 'b1');
  expect((await store.persist({ ...sent, id: 'o4-1' })).idempotencyKey).toBe('o4-1');
});
