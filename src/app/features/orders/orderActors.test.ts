import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Booking } from '#contract/entities/booking.ts';
import { productOfTool } from '#contract/entities/product.ts';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { BOOKED, OVER_STOCK, SOLD_OUT } from '#contract/texts.ts';
import { orderForm as form } from '#tests/support/booking.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop, http, unanswered } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { saveDraft, readDraft } from '../../runtime/drafts.ts';
import { createOrders, type OrderActor } from './orderActors.ts';
import { createOrderStore } from './orderStore.ts';

const EMAIL = 'sam@example.com';
const product = productOfTool(wrench);
/** The booking of `form`, as a backend may answer with it. */
const row: Booking = { _id: 'b9', name: 'Wrench', img: '', email: EMAIL, price: 129.8, paid: false, transactionId: '', ...form };

/** Opens a tab of a shopper, by default on the wrench's booking page. */
function open({ shop = fakeShop(), browser = testBrowser(), path = '/booking/t1' } = {}) {
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), email: EMAIL, path });
  return { shop, browser, context, orders: createOrders(context), toasts: () => context.toasts.read().map(({ text }) => text) };
}

const submit = (order: OrderActor, quantity = form.quantity) =>
  order.send({ type: 'order.submit', product: order.getSnapshot().context.product, form: { ...form, quantity } });
/** Orders once more what the shopper was asked about. */
const submitAgain = (order: OrderActor) => order.send({ type: 'order.again', product: order.getSnapshot().context.product, form });
const rest = (order: OrderActor, ...states: ('booked' | 'repeated' | 'soldOut' | 'overStock' | 'refused' | 'notArrived' | 'gone')[]) =>
  waitFor(order, (snapshot) => states.some((state) => snapshot.matches(state)));

describe('the order of a page', () => {
  test('is the same one while it is pending, so that a page that is opened again finds its state', () => {
    const { orders } = open();
    const order = orders.open(EMAIL, product);
    submit(order);
    expect(orders.open(EMAIL, { ...product, stock: 1 })).toBe(order);
  });

  test('is another one for another product or user', () => {
    const { orders } = open();
    const order = orders.open(EMAIL, product);
    expect(orders.open(EMAIL, { ...product, _id: 't2' })).not.toBe(order);
    expect(orders.open('ines@example.com', product)).not.toBe(order);
    expect(order.getSnapshot().context.id).not.toBe(orders.open('ines@example.com', product).getSnapshot().context.id);
  });

  test('is a new one after it is booked', async () => {
    const { orders } = open();
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'booked');
    const next = orders.open(EMAIL, product);
    expect(next).not.toBe(order);
    expect(next.getSnapshot().value).toBe('editing');
  });

  test('is a new one without the error after a refusal', async () => {
    const { orders } = open({ shop: fakeShop({ replies: { createBooking: () => Promise.reject(http(400)) } }) });
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'notArrived');
    const next = orders.open(EMAIL, product);
    expect(next).not.toBe(order);
    expect(next.getSnapshot().value).toBe('editing');
  });

  test('is the same one and counts as pending work while it is being sent', async () => {
    const never = Promise.withResolvers<never>();
    const { orders } = open({ shop: fakeShop({ replies: { createBooking: () => never.promise } }) });
    const order = orders.open(EMAIL, product);
    expect(orders.hasPendingWork()).toBe(false);
    submit(order);
    await settle();
    expect(orders.hasPendingWork()).toBe(true);
    expect(orders.open(EMAIL, product)).toBe(order);
  });

  test('shows the page the current stock after another shopper has taken it', async () => {
    const shop = fakeShop({ tools: [{ ...wrench, quantity: 0 }] });
    const { orders, context } = open({ shop });
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'soldOut');
    expect(context.queries.getQueryData(['findProduct', product._id])).toMatchObject({ stock: 0 });
  });
});

describe('a booked order', () => {
  test('takes the stock, creates one booking, and releases the lock', async () => {
    const { orders, shop, context } = open();
    const order = orders.open(EMAIL, product);
    submit(order);
    submit(order);
    await rest(order, 'booked');
    expect(shop.stock()).toBe(3);
    expect(shop.bookings).toMatchObject([{ email: EMAIL, name: 'Wrench', quantity: 2, price: 129.8 }]);
    (await context.platform.acquireLock('stock:t1'))();
  });

  test('deletes only its own draft, shows a toast and navigates home', async () => {
    const { orders, context, toasts } = open();
    const draft = { ...emptyBookingDraft, address: '1 Garage Lane' };
    saveDraft(context.platform, { email: EMAIL, form: 'booking', id: 't1' }, draft);
    saveDraft(context.platform, { email: EMAIL, form: 'booking', id: 't2' }, draft);
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'booked');
    expect(readDraft(context.platform, { email: EMAIL, form: 'booking', id: 't1' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
    expect(readDraft(context.platform, { email: EMAIL, form: 'booking', id: 't2' }, emptyBookingDraft)).toEqual(draft);
    expect(toasts()).toEqual([BOOKED]);
    expect(context.went).toEqual(['/']);
  });

  test.each(['/', '/myOrders', '/booking/t2', '/booking', '/booking/t1/more'])('does not navigate away from %s', async (path) => {
    const { orders, context, toasts } = open({ path });
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'booked');
    expect([context.went, toasts().length]).toEqual([[], 1]);
  });

  test.each([
    ['a price', {}, 64.9, { href: '/dashboard/payment/b9', label: 'Pay $129.80', hint: 'You can also pay in My Orders.' }],
    ['nothing to pay', { price: 0 }, 0, undefined],
    ['a payment', { paid: true }, 64.9, undefined],
  ])('offers to pay for exactly its own row, if it is one with %s', async (_, changes, price, link) => {
    const replies = { createBooking: () => Promise.resolve({ ...row, ...changes }) };
    const { orders, context } = open({ shop: fakeShop({ tools: [{ ...wrench, price }], replies }) });
    const order = orders.open(EMAIL, { ...product, price });
    submit(order);
    await rest(order, 'booked');
    expect(context.toasts.read()[0]?.link).toEqual(link);
  });

  test('shows no error of an earlier submit beside its success', async () => {
    const { orders, toasts } = open();
    const order = orders.open(EMAIL, product);
    submit(order, 60);
    await rest(order, 'overStock');
    expect(toasts()).toEqual([OVER_STOCK]);
    submit(order);
    await rest(order, 'booked');
    expect(toasts()).toEqual([BOOKED]);
  });

  test('replaces the toast that an earlier booking of the product is missing', async () => {
    const { orders, context, toasts } = open();
    createOrderStore(context.platform).advance({ ...pendingOrder, at: context.platform.now() });
    await orders.settle(sam, new AbortController().signal);
    expect(toasts()).toEqual([expect.stringContaining('The shop does not have your booking of Wrench.')]);
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'booked');
    expect(toasts()).toEqual([BOOKED]);
  });

  test('replaces the error toasts of other products, and keeps what they have booked', async () => {
    const tools = [wrench, { ...wrench, _id: 't2', quantity: 0 }, { ...wrench, _id: 't3' }];
    const { orders, toasts } = open({ shop: fakeShop({ tools }) });
    for (const [id, quantity, state] of [
      ['t3', 2, 'booked'],
      ['t2', 3, 'soldOut'],
    ] as const) {
      const order = orders.open(EMAIL, { ...product, _id: id });
      submit(order, quantity);
      await rest(order, state);
    }
    expect(toasts()).toEqual([BOOKED, SOLD_OUT]);
    const order = orders.open(EMAIL, product);
    submit(order, 1);
    await rest(order, 'booked');
    expect(toasts()).toEqual([BOOKED, BOOKED]);
  });

  test('recognizes its page by the address that the cards link to', async () => {
    const odd = { ...wrench, _id: 'a/b c+d' };
    const { orders, context } = open({ shop: fakeShop({ tools: [odd] }), path: '/booking/a%2Fb%20c%2Bd' });
    const order = orders.open(EMAIL, productOfTool(odd));
    submit(order);
    await rest(order, 'booked');
    expect(context.went).toEqual(['/']);
  });

  test('invalidates bookings and stock here and in other tabs', async () => {
    const { orders, context, browser } = open();
    const broadcasts: string[] = [];
    browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
    for (const name of ['listOwnBookings', 'listTools', 'getTool', 'findProduct', 'listReviews'])
      context.queries.setQueryData([name, {}], []);
    const order = orders.open(EMAIL, product);
    submit(order);
    await rest(order, 'booked');
    await settle();
    const fresh = context.queries.getQueryCache().findAll({ predicate: ({ state }) => !state.isInvalidated });
    expect(fresh.map(({ queryKey }) => queryKey[0])).toEqual(['listReviews']);
    expect(broadcasts).toEqual(['listOwnBookings listBookings getTool listTools findProduct']);
  });
});

test.each([
  [0, 'soldOut', 'Sold Out'],
  [1, 'overStock', OVER_STOCK],
] as const)('with %i left: shows a toast, keeps the draft and does not navigate', async (quantity, state, text) => {
  const { orders, context, toasts } = open({ shop: fakeShop({ tools: [{ ...wrench, quantity }] }) });
  const draft = { ...emptyBookingDraft, phone: '+1' };
  saveDraft(context.platform, { email: EMAIL, form: 'booking', id: 't1' }, draft);
  const order = orders.open(EMAIL, product);
  submit(order);
  await rest(order, state);
  expect(toasts()).toEqual([text]);
  expect(context.went).toEqual([]);
  expect(readDraft(context.platform, { email: EMAIL, form: 'booking', id: 't1' }, emptyBookingDraft)).toEqual(draft);
  (await context.platform.acquireLock('stock:t1'))();
});

describe('two tabs of one browser', () => {
  test('book the same product one after the other: both succeed, and both reduce the stock', async () => {
    const [shop, browser] = [fakeShop(), testBrowser()];
    const actors = [open({ shop, browser }), open({ shop, browser })].map(({ orders }) => orders.open(EMAIL, product));
    for (const [index, order] of actors.entries()) submit(order, index + 1);
    await Promise.all(actors.map((order) => rest(order, 'booked')));
    expect(shop.stock()).toBe(2);
    expect(shop.bookings).toHaveLength(2);
    const steps = ['listOwnBookings', 'getTool', 'updateTool', 'createBooking', 'listOwnBookings'];
    expect(shop.names()).toEqual([...steps, ...steps]);
  });

  test('cannot book more than the stock: the second order is refused', async () => {
    const [shop, browser] = [fakeShop(), testBrowser()];
    const [first, second] = [open({ shop, browser }), open({ shop, browser })].map(({ orders }) => orders.open(EMAIL, product)) as [
      OrderActor,
      OrderActor,
    ];
    submit(first, 2);
    submit(second, 4);
    await Promise.all([rest(first, 'booked'), rest(second, 'overStock')]);
    expect([shop.stock(), shop.bookings.length]).toEqual([3, 1]);
  });

  test('the second waits while the first is being sent, but not for another product', async () => {
    const answer = Promise.withResolvers<Booking>();
    const shop = fakeShop({ tools: [wrench, { ...wrench, _id: 't2' }], replies: { createBooking: () => answer.promise } });
    const browser = testBrowser();
    const [first, second] = [open({ shop, browser }).orders, open({ shop, browser }).orders];
    submit(first.open(EMAIL, product));
    submit(second.open(EMAIL, product));
    await settle();
    expect(second.open(EMAIL, product).getSnapshot().value).toBe('queueing');
    const other = second.open(EMAIL, { ...product, _id: 't2' });
    submit(other);
    await settle();
    expect(other.getSnapshot().value).toBe('booking');
    answer.resolve(row);
    await rest(second.open(EMAIL, product), 'booked');
    expect(shop.stock()).toBe(1);
  });
});

test('sends nothing without a lock', async () => {
  const { context, shop } = open();
  const orders = createOrders({
    ...context,
    platform: { ...context.platform, acquireLock: () => Promise.reject(new Error('no locks')) },
  });
  const order = orders.open(EMAIL, product);
  submit(order);
  await rest(order, 'refused');
  expect(shop.calls).toEqual([]);
});

describe('a booking whose list cannot be read', () => {
  /** An order whose POST is applied without a response, while the list fails after the first read. */
  async function openUnconfirmed() {
    const shop = fakeShop();
    let lists = 0;
    const api: typeof shop.api = {
      ...shop.api,
      createBooking: async (input) => {
        await shop.api.createBooking(input);
        throw unanswered();
      },
      listOwnBookings: async (input) => {
        lists += 1;
        if (lists === 2) throw http(503);
        return shop.api.listOwnBookings(input);
      },
    };
    const tab = open({ shop: { ...shop, api } });
    const order = tab.orders.open(EMAIL, product);
    submit(order);
    await waitFor(order, (snapshot) => snapshot.matches('unconfirmed'));
    return { ...tab, order };
  }

  test('keeps its lock, so that no equal booking of another tab can be taken for it', async () => {
    const { browser, shop, order } = await openUnconfirmed();
    const other = open({ browser, shop }).orders.open(EMAIL, product);
    submit(other);
    await settle();
    expect(other.getSnapshot().value).toBe('queueing');
    order.send({ type: 'order.checkAgain' });
    await rest(order, 'booked');
    await rest(other, 'repeated');
    submitAgain(other);
    await rest(other, 'booked');
    expect([shop.bookings.length, shop.stock()]).toEqual([2, 1]);
  });

  test('does not keep the shopper from signing out, and is settled at the next start', async () => {
    const { orders, context, shop, browser } = await openUnconfirmed();
    expect([orders.hasPendingWork(), orders.isOnlyInThisTab()]).toEqual([false, false]);
    orders.resetUser();
    const next = open({ browser, shop });
    await next.orders.settle(sam, new AbortController().signal);
    await settle();
    expect(next.toasts()).toEqual(['Your booking of Wrench went through. It is in My Orders.']);
    expect([shop.bookings.length, shop.stock()]).toEqual([1, 3]);
    (await context.platform.acquireLock('stock:t1'))();
  });

  test('on a device that cannot store it, asks before the page is left', async () => {
    const shop = fakeShop({ replies: { listOwnBookings: () => Promise.resolve([]) } });
    const tab = open({ shop });
    tab.context.platform.fillBrowserStore();
    let lists = 0;
    const orders = createOrders({
      ...tab.context,
      api: {
        ...shop.api,
        createBooking: () => Promise.reject(unanswered()),
        listOwnBookings: async () => (lists++ === 0 ? [] : Promise.reject(http(503))),
      },
    });
    const order = orders.open(EMAIL, product);
    submit(order);
    await waitFor(order, (snapshot) => snapshot.matches('unconfirmed'));
    expect([order.getSnapshot().context.isStored, orders.isOnlyInThisTab()]).toEqual([false, true]);
  });
});

describe('a booking that arrives after its stock was given back', () => {
  const stages = ({ platform }: ReturnType<typeof open>['context']) =>
    createOrderStore(platform)
      .list()
      .map(({ stage }) => stage);

  /** Submits an order whose POST is applied only when `arrive` is called. */
  async function sendMissing(browser = testBrowser()) {
    const shop = fakeShop();
    let arrive = () => {};
    const keys: (string | undefined)[] = [];
    const api: typeof shop.api = {
      ...shop.api,
      createBooking: async (input, options) => {
        keys.push(options?.idempotencyKey);
        if (keys.length > 1) return shop.api.createBooking(input);
        arrive = () => void shop.api.createBooking(input);
        throw unanswered();
      },
    };
    const tab = open({ shop: { ...shop, api }, browser });
    const order = tab.orders.open(EMAIL, product);
    submit(order);
    for (let step = 0; step < 10 && !order.getSnapshot().matches('notArrived'); step += 1) {
      await settle();
      await tab.context.platform.advance(1_000);
    }
    expect([order.getSnapshot().value, shop.stock(), shop.bookings.length]).toEqual(['notArrived', 5, 0]);
    return { ...tab, order, arrive: () => arrive(), keys };
  }

  test('has the same key when it is sent again, so that the backend makes no second one', async () => {
    const { order, orders, keys, context } = await sendMissing();
    submit(order);
    await rest(order, 'booked');
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/./);
    // The first POST may still arrive, but the row of the second one must not be taken for it.
    expect(stages(context)).toEqual(['missing']);
    const next = orders.open(EMAIL, product);
    submit(next);
    await rest(next, 'repeated');
    submitAgain(next);
    await rest(next, 'booked');
    expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
  });

  test('has another key if it is changed before it is sent again, and the first one is still expected', async () => {
    const { order, orders, keys, arrive, shop, toasts } = await sendMissing();
    submit(order, 1);
    await rest(order, 'booked');
    expect(new Set(keys).size).toBe(2);
    arrive();
    const next = orders.open(EMAIL, product);
    submit(next);
    await rest(next, 'booked');
    expect([shop.bookings.length, shop.stock(), toasts()]).toEqual([2, 2, [BOOKED]]);
  });

  test('of another account is still expected after a booking of the same product', async () => {
    const { orders, context } = await sendMissing();
    const other = orders.open('ines@example.com', product);
    submit(other);
    await rest(other, 'booked');
    expect(stages(context)).toEqual(['missing']);
  });

  test('is booked by the next submit without a second POST, and takes its stock once, in whatever tab', async () => {
    const { order, arrive, shop, browser, keys, toasts, context } = await sendMissing();
    arrive();
    const there = open({ shop, browser }).orders.open(EMAIL, product);
    submit(order);
    submit(there);
    await rest(order, 'booked');
    await rest(there, 'repeated');
    expect([shop.bookings.length, shop.stock(), keys.length]).toEqual([1, 3, 1]);
    expect([toasts(), context.went, stages(context)]).toEqual([[BOOKED], ['/'], []]);
    expect(context.toasts.read()[0]?.link?.href).toBe('/dashboard/payment/b1');
  });

  test('is told, and asked about, before another one is sent', async () => {
    const { order, arrive, shop, toasts, keys } = await sendMissing();
    arrive();
    submit(order, 1);
    await rest(order, 'repeated');
    expect([order.getSnapshot().context.adopted?.quantity, shop.stock(), keys.length]).toEqual([2, 3, 1]);
    expect(toasts()).toEqual(['Your booking of Wrench went through. It is in My Orders.']);
    order.send({ type: 'order.again', product, form: { ...form, quantity: 1 } });
    await rest(order, 'booked');
    expect([shop.bookings.map(({ quantity }) => quantity), shop.stock()]).toEqual([[2, 1], 2]);
  });

  test('keeps the next order from being sent while its stock cannot be taken', async () => {
    const { order, arrive, shop } = await sendMissing();
    arrive();
    const { updateTool } = shop.api;
    shop.api.updateTool = () => Promise.reject(http(403));
    submit(order);
    await rest(order, 'refused');
    expect([shop.bookings.length, shop.stock()]).toEqual([1, 5]);
    shop.api.updateTool = updateTool;
    submit(order);
    await rest(order, 'booked');
    expect([shop.bookings.length, shop.stock()]).toEqual([1, 3]);
  });
});

test('says after 30 s that another tab is booking the product', async () => {
  const { context, orders, shop } = open();
  const release = await context.platform.acquireLock('stock:t1');
  const order = orders.open(EMAIL, product);
  submit(order);
  await settle();
  await context.platform.advance(30_000);
  expect([order.getSnapshot().value, order.getSnapshot().context.failure?.kind, shop.calls]).toEqual(['refused', 'busy', []]);
  release();
  submit(order);
  await rest(order, 'booked');
});

test('reads the stock again if another shopper changed it first, and takes it once', async () => {
  const shop = fakeShop();
  let puts = 0;
  const api: typeof shop.api = {
    ...shop.api,
    updateTool: async (input) => {
      puts += 1;
      const tool = shop.tools.get('t1');
      if (puts > 1 || tool === undefined) return shop.api.updateTool(input);
      tool.quantity = 4;
      throw new ApiError('http', { message: 'changed', status: 412, notApplied: true });
    },
  };
  const { orders } = open({ shop: { ...shop, api } });
  const order = orders.open(EMAIL, product);
  submit(order);
  await rest(order, 'booked');
  expect([shop.stock(), shop.bookings.length, puts]).toEqual([2, 1, 2]);
});

test('gives the stock back after a refused booking, and leaves no stock return pending', async () => {
  const { orders, shop, context, toasts } = open({ shop: fakeShop({ replies: { createBooking: () => Promise.reject(http(400)) } }) });
  const order = orders.open(EMAIL, product);
  submit(order);
  await rest(order, 'notArrived');
  expect(shop.stock()).toBe(5);
  expect(createOrderStore(context.platform).list()).toMatchObject([{ stage: 'missing', write: null }]);
  expect(toasts()).toEqual([]);
});

describe('when the user changes', () => {
  test('drops an order that is not pending', () => {
    const { orders } = open();
    const order = orders.open(EMAIL, product);
    orders.resetUser();
    expect(orders.open(EMAIL, product)).not.toBe(order);
  });

  test('finishes a pending order without a toast or navigation', async () => {
    const answer = Promise.withResolvers<Booking>();
    const { orders, context, toasts } = open({ shop: fakeShop({ replies: { createBooking: () => answer.promise } }) });
    const order = orders.open(EMAIL, product);
    submit(order);
    await settle();
    orders.resetUser();
    orders.open('ines@example.com', product);
    answer.resolve(row);
    await rest(order, 'booked');
    expect([toasts(), context.went]).toEqual([[], []]);
    (await context.platform.acquireLock('stock:t1'))();
  });

  test.each([
    [0, 'soldOut'],
    [1, 'overStock'],
  ] as const)('with %i left, shows the next user no toast', async (quantity, state) => {
    const { orders, toasts } = open({ shop: fakeShop({ tools: [{ ...wrench, quantity }] }) });
    const order = orders.open(EMAIL, product);
    submit(order);
    orders.resetUser();
    await rest(order, state);
    expect(toasts()).toEqual([]);
  });
});
