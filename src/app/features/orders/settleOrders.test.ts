import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Booking } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { booking } from '#tests/support/booking.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop, http, unanswered } from '#tests/support/fakeShop.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { createOrderStore, type PendingOrder } from './orderStore.ts';
import { returnStock, settleEarlier, settleOrders } from './settleOrders.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The booking as a backend lists it, which may rewrite the picture. */
const arrived: Booking = { ...booking, img: 'https://cdn.test/1.webp' };
const ARRIVED = 'Your booking of Wrench went through. It is in My Orders.';
const MISSING = 'The shop does not have your booking of Wrench. If you still want it, please book it again.';

const reserving = (write: { from: number; to: number }): PendingOrder => ({ ...pendingOrder, stage: 'reserving', write });
const returning = (write: PendingOrder['write'] = null): PendingOrder => ({ ...pendingOrder, stage: 'returning', write });
const missing: PendingOrder = { ...pendingOrder, stage: 'missing' };
const adopted = (write: PendingOrder['write'] = null): PendingOrder => ({ ...pendingOrder, stage: 'adopted', write });

/** A device that closed its page at some stage of an order. `stock` and `bookings` are what the backend has now. */
function open({ order = pendingOrder, stock = 3, bookings = [] as Booking[], replies = {} } = {}) {
  const shop = fakeShop({ replies, tools: [{ ...wrench, quantity: stock }] });
  shop.bookings.push(...bookings);
  const browser = testBrowser();
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), email: sam.email });
  const store = createOrderStore(context.platform);
  store.advance({ ...order, at: context.platform.now() });
  const { browserStore } = context.platform;
  return {
    shop,
    browser,
    context,
    store,
    stage: () => store.get('o1-1')?.stage ?? null,
    start: (identity = sam, api = shop.api) =>
      settleOrders({ ...context, api, currentEmail: () => identity.email }, identity, new AbortController().signal),
    /** Submits the same booking again, or another one. */
    submit: (now: Partial<Booking> = {}, email = sam.email) =>
      settleEarlier(
        { ...context, currentEmail: () => email },
        { email, productId: 't1', listed: shop.bookings, booking: { ...booking, ...now } },
        new AbortController().signal,
      ),
    toasts: () => context.toasts.read().map(({ text }) => text),
    conflicts: () =>
      browserStore.keys().flatMap((key) => (key.startsWith('stockConflict:') ? [JSON.parse(browserStore.read(key) ?? '')] : [])),
  };
}

describe('at the start', () => {
  test('a booking that arrived is adopted: nothing is given back, and the shopper is told', async () => {
    const { shop, stage, start, toasts } = open({ bookings: [{ ...arrived, _id: 'b0' }, arrived] });
    await start();
    expect([shop.stock(), shop.names(), stage(), toasts()]).toEqual([3, ['listOwnBookings'], null, [ARRIVED]]);
  });

  test('an equal booking from before is not adopted: the stock is given back once, and the shopper is told', async () => {
    const { shop, stage, start, toasts } = open({ bookings: [{ ...arrived, _id: 'b0' }] });
    await start();
    await start();
    expect([shop.stock(), stage(), toasts()]).toEqual([5, 'missing', [MISSING]]);
  });

  test('gives back what was taken although others have bought since', async () => {
    const { shop, start } = open({ stock: 1 });
    await start();
    expect(shop.stock()).toBe(3);
  });

  test.each([
    ['was applied', 3, 5, 0],
    ['was not applied', 5, 5, 0],
    ['cannot be known, because others have bought since', 4, 4, 1],
  ])('the page closed before the answer to the PUT, which %s', async (_, stock, after, conflicts) => {
    const opened = open({ order: reserving({ from: 5, to: 3 }), stock });
    await opened.start();
    expect([opened.shop.stock(), opened.conflicts().length, opened.stage()]).toEqual([after, conflicts, 'missing']);
  });

  test.each([
    ['the bookings are listed', pendingOrder, 'listOwnBookings', []],
    ['the stock is read', returning(), 'getTool', { ...wrench, quantity: 3 }],
  ])('gives nothing back if another tab removes the booking while %s', async (_, order, read, answer) => {
    const removed = async () => {
      opened.store.settleRemoved(arrived);
      return answer;
    };
    const opened = open({ order, replies: { [read]: removed } });
    await opened.start();
    expect([opened.shop.stock(), opened.stage(), opened.toasts()]).toEqual([3, null, []]);
  });

  test('an order without stock is only forgotten', async () => {
    const { shop, start, stage } = open({ order: { ...pendingOrder, amount: 0 } });
    await start();
    expect([shop.names(), stage()]).toEqual([['listOwnBookings'], 'missing']);
  });

  test('what cannot be listed stays stored for the next start', async () => {
    const { shop, start, toasts, stage } = open({ replies: { listOwnBookings: () => Promise.reject(http(503)) } });
    await start();
    expect([shop.stock(), toasts(), stage()]).toEqual([3, [], 'reserved']);
    const later = fakeShop();
    await start(sam, later.api);
    expect(later.stock()).toBe(7);
  });

  test.each([
    ['an administrator', 'ines@example.com', true, 3, 'returning'],
    ['another shopper', 'ines@example.com', false, 5, 'missing'],
    ['nobody', '', false, 5, 'missing'],
  ])('the stock of an order that outlives its session, when %s is signed in', async (_, email, admin, stock, stage) => {
    const opened = open({ replies: { checkAdmin: async () => ({ admin }) } });
    await returnStock({ ...opened.context, currentEmail: () => email }, { id: 'o1-1', isAnswered: false });
    expect([opened.shop.stock(), opened.stage()]).toEqual([stock, stage]);
  });

  test('is not settled by, or shown to, another user, and is by any spelling of the email', async () => {
    const { shop, start, toasts } = open();
    await start({ ...sam, email: 'ines@example.com' });
    expect([shop.calls, toasts()]).toEqual([[], []]);
    await start({ ...sam, email: sam.email.toUpperCase() });
    expect(shop.names()).toContain('listOwnBookings');
  });

  test('waits for the tab that is placing it, and settles once when two tabs start together', async () => {
    const { shop, browser, context, start } = open();
    const there = testFlowContext({ api: shop.api, platform: browser.openTab() });
    const release = await there.platform.acquireLock('stock:t1');
    const both = [start(), settleOrders(there, sam, new AbortController().signal)];
    await context.platform.advance(0);
    expect(shop.stock()).toBe(3);
    release();
    await Promise.all(both);
    expect(shop.stock()).toBe(5);
    (await there.platform.acquireLock('stock:t1'))();
  });

  test('a tab that waits for its shopper holds up only its own product, for 30 s', async () => {
    const { shop, browser, context, store, start } = open({ order: { ...pendingOrder, id: 'o0-1', productId: 't9' } });
    store.advance(pendingOrder);
    await browser.openTab().acquireLock('stock:t9');
    const settling = start();
    await settle();
    await context.platform.advance(30_000);
    await settling;
    expect([shop.stock(), store.get('o0-1')?.stage]).toEqual([5, 'reserved']);
  });

  test('does nothing for a user who has signed out meanwhile', async () => {
    const { shop, context, stage } = open();
    await settleOrders(context, sam, AbortSignal.abort());
    expect([shop.stock(), stage()]).toEqual([3, 'reserved']);
  });

  test('is told to nobody else who signs in meanwhile', async () => {
    const session = new AbortController();
    const { context, shop, toasts } = open({
      replies: {
        updateTool: async () => {
          session.abort();
          return { ...wrench, quantity: 5 };
        },
      },
    });
    await settleOrders(context, sam, session.signal);
    expect([shop.names(), toasts()]).toEqual([expect.arrayContaining(['updateTool']), []]);
  });

  test('two orders with the same content do not adopt the same booking', async () => {
    const { shop, store, start, toasts } = open({ bookings: [arrived], stock: 1 });
    store.advance({ ...pendingOrder, id: 'o2-1' });
    await start();
    expect([shop.stock(), toasts()]).toEqual([3, [ARRIVED, MISSING]]);
  });

  test('a booking that is missing is not looked for, and is forgotten after a day', async () => {
    const { shop, start, stage, context } = open({ order: missing, bookings: [arrived] });
    await context.platform.advance(DAY);
    await start();
    expect([shop.calls, stage()]).toEqual([[], 'missing']);
    await context.platform.advance(1);
    await start();
    expect(stage()).toBeNull();
  });

  test.each(['{', '[]', '{"id":"o1-1"}'])('ignores a stored text that is not an order: %s', async (text) => {
    const { context, store, shop, start } = open();
    store.delete('o1-1');
    context.platform.browserStore.write('pendingOrder:x', text);
    await start();
    expect(shop.calls).toEqual([]);
  });

  test('an order that only this page knows gives its stock back, because no next start can', async () => {
    const { shop, context, store, start } = open();
    store.delete('o1-1');
    context.platform.fillBrowserStore();
    store.advance(pendingOrder);
    expect(store.isOnlyInThisTab()).toBe(true);
    await start();
    expect([shop.stock(), store.isOnlyInThisTab()]).toEqual([5, false]);
  });
});

describe('stock that an earlier visit could not give back', () => {
  test('is given back, each part after the other', async () => {
    const { shop, store, start } = open({ order: returning() });
    store.advance({ ...returning(), id: 'o2-1', amount: 3 });
    await start();
    expect([shop.stock(), store.list().map(({ stage }) => stage)]).toEqual([8, ['missing', 'missing']]);
    expect(shop.names().filter((name) => name !== 'listOwnBookings')).toEqual(['getTool', 'updateTool', 'getTool', 'updateTool']);
  });

  test('is given back by any other shopper, who cannot list its bookings', async () => {
    const { shop, start, stage } = open({
      order: returning(),
      bookings: [arrived],
      replies: { checkAdmin: async () => ({ admin: false }) },
    });
    await start({ ...sam, email: 'ines@example.com' });
    expect([shop.stock(), shop.names(), stage()]).toEqual([5, ['checkAdmin', 'getTool', 'checkAdmin', 'updateTool'], 'missing']);
  });

  test.each([
    ['before its PUT', null, [null]],
    ['after a PUT that was not answered', { from: 3, to: 5 }, [null, { from: 3, to: 5 }]],
  ])('is not given back in the name of an administrator who signs in %s', async (_, write, left) => {
    let email = sam.email;
    const { shop, context, store } = open({
      order: returning(write),
      replies: {
        checkAdmin: async () => ({ admin: true }),
        getTool: async () => {
          email = 'ines@example.com';
          return { ...wrench, quantity: 3 };
        },
      },
    });
    await settleOrders({ ...context, currentEmail: () => email }, sam, new AbortController().signal);
    expect([shop.names(), store.get('o1-1')?.stage]).toEqual([expect.not.arrayContaining(['updateTool']), 'returning']);
    expect(left).toContainEqual(store.get('o1-1')?.write);
  });

  test.each([
    ['an administrator', async () => ({ admin: true })],
    ['somebody whose rights are unknown', () => Promise.reject(http(503))],
  ])('is not given back by %s for another account', async (_, checkAdmin) => {
    const { shop, start, submit, stage } = open({ order: returning(), replies: { checkAdmin } });
    await start({ ...sam, email: 'ines@example.com' });
    expect(await submit({}, 'ines@example.com')).toEqual([]);
    expect([shop.stock(), stage()]).toEqual([3, 'returning']);
    await start();
    expect([shop.stock(), stage()]).toEqual([5, 'missing']);
  });

  test.each([
    [3, 'returning'],
    [5, 'missing'],
    [7, 'missing'],
  ])('whose PUT was not answered keeps no administrator from ordering (stock %i)', async (stock, stage) => {
    const order = { ...returning(), write: { from: 3, to: 5 } };
    const { shop, store, submit } = open({ order, stock, replies: { checkAdmin: async () => ({ admin: true }) } });
    expect(await submit({}, 'ines@example.com')).toEqual([]);
    expect([shop.stock(), shop.names(), store.get('o1-1')]).toEqual([
      stock,
      expect.not.arrayContaining(['updateTool']),
      expect.objectContaining({ stage, write: null }),
    ]);
  });

  test('may still be given back by a PUT that was not answered, although a later one is limited', async () => {
    const answers = [unanswered(), http(429)];
    const { start, store } = open({ order: returning(), replies: { updateTool: () => Promise.reject(answers.shift()) } });
    await start();
    expect(store.get('o1-1')).toMatchObject({ stage: 'returning', write: { from: 3, to: 5 } });
  });

  test('waits for the next start if the bookings cannot be listed', async () => {
    const { shop, start, stage } = open({ order: returning(), replies: { listOwnBookings: () => Promise.reject(http(503)) } });
    await start();
    expect([shop.stock(), stage()]).toEqual([3, 'returning']);
  });

  test.each([
    ['does not let itself be read', { getTool: () => Promise.reject(http(500)) }, null],
    ['is not there', { getTool: () => Promise.reject(unanswered()) }, null],
    ['refuses the stock', { updateTool: () => Promise.reject(http(403)) }, null],
    ['never applies the stock', { updateTool: () => Promise.reject(unanswered()) }, { from: 3, to: 5 }],
    ['was never asked', { updateTool: () => Promise.reject(new ApiError('offline', { message: 'x', notApplied: true })) }, null],
  ])('stays stored if the backend %s, and the lock is free', async (_, replies, write) => {
    const { shop, browser, start, store } = open({ order: returning(), replies });
    await start();
    expect([shop.stock(), store.get('o1-1')]).toEqual([3, expect.objectContaining({ stage: 'returning', write })]);
    (await browser.openTab().acquireLock('stock:t1'))();
  });

  test.each(['start', 'submit'] as const)('does not hide whether a later order has taken its stock: %s', async (when) => {
    const opened = open({ order: returning(), stock: 3 });
    opened.store.advance({ ...reserving({ from: 5, to: 3 }), id: 'o2-1' });
    await opened[when]();
    expect([opened.shop.stock(), opened.store.list().map(({ stage }) => stage)]).toEqual([7, ['missing', 'missing']]);
  });

  test('waits for a later order whose PUT may still be applied', async () => {
    const later = { ...reserving({ from: 5, to: 3 }), id: 'o2-1' };
    const { start, shop, store } = open({ order: returning(), stock: 3, replies: { updateTool: () => Promise.reject(unanswered()) } });
    store.advance(later);
    await start();
    expect([shop.stock(), store.get('o1-1'), store.get('o2-1')?.write]).toEqual([
      3,
      expect.objectContaining({ stage: 'returning', write: null }),
      { from: 3, to: 5 },
    ]);
  });

  test('does not hold up that of another product', async () => {
    const { shop, start, store } = open({ order: { ...returning(), productId: 't9' } });
    store.advance({ ...returning(), id: 'o2-1' });
    await start();
    expect([shop.stock(), store.get('o2-1')?.stage]).toEqual([5, 'missing']);
  });

  test('stores its PUT before that is sent, so that a page that closes loses nothing', async () => {
    const answer = Promise.withResolvers<Tool>();
    const { start, store } = open({ order: returning(), replies: { updateTool: () => answer.promise } });
    const settling = start();
    await settle();
    expect(store.get('o1-1')).toMatchObject({ stage: 'returning', write: { from: 3, to: 5 } });
    answer.resolve({ ...wrench, quantity: 5 });
    await settling;
    expect(store.get('o1-1')).toMatchObject({ stage: 'missing', write: null });
  });

  test.each([
    ['was applied', 5, 5, []],
    ['was not applied', 3, 5, []],
    ['cannot be known', 4, 4, [{ id: 'o1-1', toolId: 't1', amount: 2, write: { from: 3, to: 5 } }]],
  ])('after a page that closed before the answer to its PUT, which %s', async (_, stock, after, conflicts) => {
    const opened = open({ order: returning({ from: 3, to: 5 }), stock });
    await opened.start();
    expect([opened.shop.stock(), opened.stage(), opened.conflicts()]).toEqual([after, 'missing', conflicts]);
  });

  test.each([
    ['gone', { getTool: () => Promise.reject(http(404)) }],
    ['null', { getTool: () => Promise.resolve(null) }],
    ['without a known stock', { getTool: () => Promise.resolve({ ...wrench, quantity: null }) }],
  ])('of a tool that is %s is recorded, and not retried for ever', async (_, replies) => {
    const { start, stage, conflicts, shop } = open({ order: returning(), replies });
    await start();
    expect([stage(), conflicts().length, shop.names()]).toEqual(['missing', 1, ['listOwnBookings', 'getTool']]);
  });

  test.each([
    [2, 'missing', 7],
    [3, 'returning', 6],
  ])('is read again if somebody else was faster: %i times', async (conflicts, stage, stock) => {
    const shop = fakeShop({ tools: [{ ...wrench, quantity: 4 }] });
    let puts = 0;
    const api: typeof shop.api = {
      ...shop.api,
      updateTool: async (input) => {
        puts += 1;
        if (puts > conflicts) return shop.api.updateTool(input);
        Object.assign(shop.tools.get('t1') ?? {}, { quantity: 3 + puts });
        throw new ApiError('http', { message: 'x', status: 412, notApplied: true });
      },
    };
    const opened = open({ order: returning() });
    await opened.start(sam, api);
    expect([opened.stage(), opened.store.get('o1-1')?.write, shop.stock()]).toEqual([stage, null, stock]);
  });

  test('stays as it is stored if its PUT does not fit, and is given back by this page if nothing is stored', async () => {
    const { context, start, store, shop } = open({ order: returning() });
    context.platform.fillBrowserStore();
    await start();
    expect([shop.stock(), store.get('o1-1')?.write]).toEqual([3, null]);
    store.delete('o1-1');
    store.advance(returning());
    await start();
    expect(shop.stock()).toBe(5);
  });

  test.each([
    ['before its PUT', null],
    ['and its PUT was not applied', { from: 3, to: 5 }],
  ])('is dropped if the booking has arrived %s', async (_, write) => {
    const { shop, start, stage, toasts } = open({ order: returning(write), bookings: [arrived] });
    await start();
    expect([shop.stock(), stage(), toasts()]).toEqual([3, null, [ARRIVED]]);
  });

  test('is taken again if the booking has arrived after its PUT', async () => {
    const { shop, start, stage, toasts } = open({ order: returning({ from: 3, to: 5 }), bookings: [arrived], stock: 5 });
    await start();
    expect([shop.stock(), stage(), toasts()]).toEqual([3, null, [ARRIVED]]);
  });

  test('is left alone and recorded if the booking has arrived and nobody knows whether its PUT was applied', async () => {
    const { shop, start, stage, toasts, conflicts } = open({ order: returning({ from: 3, to: 5 }), bookings: [arrived], stock: 9 });
    await start();
    expect([shop.stock(), stage(), toasts(), conflicts().length]).toEqual([9, null, [ARRIVED], 1]);
  });

  test('waits if the booking has arrived and the stock cannot be read', async () => {
    const replies = { getTool: () => Promise.reject(http(503)) };
    const { start, stage, toasts } = open({ order: returning({ from: 3, to: 5 }), bookings: [arrived], replies });
    await start();
    expect([stage(), toasts()]).toEqual(['returning', []]);
  });
});

describe('a booking that arrived after its stock was given back', () => {
  test('is adopted by the next submit of its product, which takes its stock again', async () => {
    const { shop, submit, stage, toasts } = open({ order: missing, bookings: [arrived], stock: 5 });
    expect([await submit(), shop.stock(), stage(), toasts()]).toEqual([[arrived], 3, null, []]);
    expect([await submit(), shop.stock()]).toEqual([[], 3]);
  });

  test('is told unless it is the one that is being booked', async () => {
    const { submit, toasts, shop } = open({ order: missing, bookings: [arrived], stock: 5 });
    expect([await submit({ quantity: 1 }), shop.stock(), toasts()]).toEqual([[arrived], 3, [ARRIVED]]);
  });

  test('is told to nobody else after its shopper has signed out', async () => {
    const { context, shop, toasts } = open({ order: missing, bookings: [arrived], stock: 5 });
    const now = { email: sam.email, productId: 't1', listed: shop.bookings, booking: { ...booking, quantity: 1 } };
    await settleEarlier({ ...context, currentEmail: () => 'ines@example.com' }, now, new AbortController().signal);
    expect([shop.stock(), toasts()]).toEqual([3, []]);
  });

  test('is told of two if both orders that were sent have arrived', async () => {
    const { submit, store, toasts, shop } = open({ order: missing, bookings: [arrived, { ...arrived, _id: 'b2' }], stock: 5 });
    store.advance({ ...missing, id: 'o2-1' });
    expect([(await submit()).map(({ _id }) => _id), shop.stock(), toasts(), store.list()]).toEqual([['b1', 'b2'], 1, [ARRIVED], []]);
  });

  test('is adopted by one of two equal orders only', async () => {
    const { submit, store, shop } = open({ order: missing, bookings: [arrived], stock: 5 });
    store.advance({ ...missing, id: 'o2-1' });
    await submit();
    expect([await submit(), shop.stock(), store.list().map(({ id }) => id)]).toEqual([[], 3, ['o2-1']]);
  });

  test.each([
    ['of another product', { ...missing, productId: 't2' }, [arrived]],
    ['with another content', missing, [{ ...arrived, quantity: 3 }]],
    ['from before', missing, [{ ...arrived, _id: 'b0' }]],
    ['of another account', { ...missing, owner: 'x' }, [arrived]],
  ])('is no other one: %s', async (_, order, bookings) => {
    const { submit, shop } = open({ order, bookings, stock: 5 });
    expect([await submit(), shop.calls]).toEqual([[], []]);
  });

  test.each([
    ['too little is left', { stock: 1 }],
    ['the tool is gone', { stock: 1, replies: { getTool: () => Promise.reject(http(404)) } }],
    ['it took no stock', { stock: 5, order: { ...missing, amount: 0 } }],
  ])('stands without its stock if %s', async (_, options) => {
    const { submit, shop, stage } = open({ order: missing, bookings: [arrived], ...options });
    expect([await submit(), shop.stock(), stage()]).toEqual([[arrived], options.stock, null]);
  });

  test('takes the last pieces', async () => {
    const { submit, shop } = open({ order: missing, bookings: [arrived], stock: 2 });
    await submit();
    expect(shop.stock()).toBe(0);
  });

  test.each([
    ['be read', { getTool: () => Promise.reject(http(503)) }, adopted()],
    ['be written', { updateTool: () => Promise.reject(http(403)) }, adopted()],
  ])('is neither told nor settled if the stock cannot %s, and takes it once by the next submit', async (_, replies, kept) => {
    const { submit, context, shop, store, toasts } = open({ order: missing, bookings: [arrived], stock: 5, replies });
    await expect(submit({ quantity: 1 })).rejects.toThrow();
    expect([toasts(), store.get('o1-1')]).toEqual([[], expect.objectContaining({ stage: 'adopted', write: kept.write })]);
    const later = fakeShop();
    const now = { email: sam.email, productId: 't1', listed: shop.bookings, booking };
    expect(await settleEarlier({ ...context, api: later.api }, now, new AbortController().signal)).toEqual([arrived]);
    expect([later.stock(), store.list()]).toEqual([3, []]);
  });

  test('is not adopted while that cannot be stored, because the next start would take its stock again', async () => {
    const { submit, context, shop, stage } = open({ order: missing, bookings: [arrived], stock: 5 });
    context.platform.fillBrowserStore();
    await expect(submit()).rejects.toThrow();
    expect([shop.stock(), stage()]).toEqual([5, 'missing']);
  });

  test.each([
    ['was taken', 3, 3, 0],
    ['was not taken', 5, 3, 0],
    ['cannot be known, because others have bought since', 4, 4, 1],
  ])('is settled by the next start if the page closed before the answer to the PUT, and its stock %s', async (_, stock, after, count) => {
    const { shop, start, stage, toasts, conflicts } = open({ order: adopted({ from: 5, to: 3 }), stock, bookings: [arrived] });
    await start();
    expect([shop.stock(), stage(), toasts(), conflicts().length]).toEqual([after, null, [ARRIVED], count]);
  });

  test('is forgotten if it was removed before its stock was taken', async () => {
    const { shop, start, stage, toasts } = open({ order: adopted(), stock: 5 });
    await start();
    expect([shop.stock(), stage(), toasts()]).toEqual([5, null, []]);
  });
});

describe('before the next order of a product', () => {
  test('what the last one has left is settled', async () => {
    const { shop, submit, stage } = open();
    expect([await submit(), shop.stock(), stage()]).toEqual([[], 5, 'missing']);
  });

  test('stock that another account has to give back is given back, and nothing else of it is touched', async () => {
    const { shop, submit, store } = open({
      order: { ...returning(), owner: 'x' },
      replies: { checkAdmin: async () => ({ admin: false }) },
    });
    store.advance({ ...pendingOrder, id: 'o2-1', owner: 'x' });
    expect([await submit(), shop.stock(), store.get('o2-1')?.stage]).toEqual([[], 5, 'reserved']);
  });

  describe('a PUT that takes the stock of another account is looked for, and nothing is given back', () => {
    const taking = { from: 5, to: 3 };
    const reservingOther = { ...reserving(taking), owner: 'x' };
    const adoptedOther = { ...adopted(taking), owner: 'x' };

    test.each([
      ['was applied', reservingOther, 3, 'reserved', 0],
      ['was not applied', reservingOther, 5, 'missing', 0],
      ['cannot be known, because others have bought since', reservingOther, 4, 'missing', 1],
      ['was applied, for a booking that has arrived', adoptedOther, 3, 'reserved', 0],
      ['was not applied, for a booking that has arrived', adoptedOther, 5, 'adopted', 0],
      ['cannot be known, for a booking that has arrived', adoptedOther, 4, undefined, 1],
    ])('it %s', async (_, order, stock, stage, count) => {
      const { submit, shop, store, conflicts } = open({ order, stock });
      expect([await submit(), shop.names(), store.get('o1-1')?.stage, store.get('o1-1')?.write ?? null]).toEqual([
        [],
        ['getTool'],
        stage,
        null,
      ]);
      expect(conflicts()).toHaveLength(count);
    });

    test('it arrives after the next order: the piece of that order is not given back with it', async () => {
      const { submit, start, shop } = open({ order: reserving(taking), stock: 5 });
      await submit({}, 'ines@example.com');
      await shop.api.updateTool({ id: 't1', body: { quantity: 4 } });
      await shop.api.updateTool({ id: 't1', body: { quantity: taking.to } });
      await start();
      expect(shop.stock()).toBe(3);
    });

    test.each([
      ['cannot be read', 3, { getTool: () => Promise.reject(http(503)) }, 'reserving', 'reserved'],
      ['is known', 3, {}, 'reserved', 'missing'],
    ])('before the stock of an own order is given back at the start: its result %s', async (_, stock, replies, other, own) => {
      const { start, store } = open({ order: { ...pendingOrder, id: 'o0-1' }, stock, replies });
      store.advance(reservingOther);
      await start();
      expect([store.get('o1-1')?.stage, store.get('o0-1')?.stage]).toEqual([other, own]);
    });

    test.each([
      ['cannot be read', { getTool: () => Promise.reject(http(503)) }, false],
      ['is known, and cannot be stored', {}, true],
    ])('its result %s: nothing is placed', async (_, replies, isFull) => {
      const { submit, context, store } = open({ order: reservingOther, replies });
      if (isFull) context.platform.fillBrowserStore();
      await expect(submit()).rejects.toThrow('not settled');
      expect(store.get('o1-1')).toMatchObject({ stage: 'reserving', write: taking });
    });
  });

  test('a return whose result is not known keeps it from being placed, because their PUTs could not be told apart', async () => {
    const { submit } = open({ replies: { updateTool: () => Promise.reject(unanswered()) } });
    await expect(submit()).rejects.toThrow('not settled');
  });

  test.each([
    ['was not sent', { getTool: () => Promise.reject(http(500)) }],
    ['is refused', { updateTool: () => Promise.reject(http(403)) }],
  ])('a return that %s does not', async (_, replies) => {
    const { submit, stage } = open({ replies });
    expect([await submit(), stage()]).toEqual([[], 'returning']);
  });
});
