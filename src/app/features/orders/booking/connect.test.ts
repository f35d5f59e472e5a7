import { describe, expect, test } from 'vitest';
import { type Product, productOfTool } from '#contract/entities/product.ts';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { initialContext } from '#machines/order/order.setup.ts';
import type { OrderContext } from '#machines/order/order.setup.ts';
import { booking, orderForm } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toBookingView, toLoadingView, toOutOfStockView, toPlaceholderView, toSeen } from './connect.ts';

const product = productOfTool(wrench);
const typing = { product, email: 'sam@example.com', profilePhone: '+1 555', draft: { ...emptyBookingDraft, phone: '+1' } };

type Value = Parameters<typeof orderMachine.resolveState>[0]['value'];
const view = (value: Value, context: Partial<OrderContext> = {}, read: { product?: Product; isListed?: boolean } = {}) =>
  toBookingView(
    orderMachine.resolveState({
      value,
      context: { ...initialContext, id: 'o1', email: typing.email, product: { ...product, stock: 4 }, ...context },
    }),
    { ...typing, isListed: true, ...read },
    { data: [], error: null },
  );

describe('looking for the product', () => {
  test.each([
    [{ data: undefined, error: null }, { state: 'loading' }],
    [
      { data: null, error: null },
      { state: 'missing', homeHref: '/' },
    ],
    [
      { data: undefined, error: http(500) },
      { state: 'failed', message: 'The shop has a problem at the moment. Please try again in a little while.' },
    ],
  ])('%o', (finding, expected) => {
    expect(toLoadingView(finding)).toEqual(expected);
    expect(toPlaceholderView(finding)).toEqual(expected);
  });

  test('a listed product is shown until it is loaded', () => {
    const finding = { data: undefined, error: null };
    for (const toView of [toLoadingView, toPlaceholderView])
      expect(toView(finding, product)).toEqual({ state: 'loading', listed: product });
  });

  test('it is shown as soon as it is loaded, though nobody is known to be signed in', () => {
    const finding = { data: product, error: null };
    expect(toPlaceholderView(finding, { ...product, name: 'As listed' })).toEqual({ state: 'checkingSession', product });
  });
});

test('before a submit, the form shows the product as last read', () => {
  expect(view('editing')).toEqual({ state: 'editing', ...typing });
});

describe('a product without stock has no form', () => {
  const soldOut = { ...product, stock: 0 };
  const seenInStock = toSeen('t1', product, null, false);

  test('when the page opens', () => expect(toSeen('t1', soldOut, null, true).isOutOfStock).toBe(true));
  test('when another page opens', () => expect(toSeen('t2', soldOut, seenInStock, true).isOutOfStock).toBe(true));
  test('when the cached one had stock', () => expect(toSeen('t1', soldOut, seenInStock, false).isOutOfStock).toBe(true));
  test('unless it sells out while somebody types', () => expect(toSeen('t1', soldOut, seenInStock, true).isOutOfStock).toBe(false));
  test('until it is in stock again', () => {
    const seenSoldOut = toSeen('t1', soldOut, null, false);
    expect(toSeen('t1', soldOut, seenSoldOut, true).isOutOfStock).toBe(true);
    expect(toSeen('t1', product, seenSoldOut, false).isOutOfStock).toBe(false);
  });
});

describe('a product that is sold out when the page opens', () => {
  const soldOut = { ...product, stock: 0 };
  const other = { ...product, _id: 'o1', name: 'Other wrench', pictures: ['o.webp'], price: 12, stock: 3 };

  test('offers the products of its kind that can be booked', () => {
    expect(toOutOfStockView(soldOut, { data: [soldOut, other], error: null })).toEqual({
      state: 'outOfStock',
      product: soldOut,
      similar: {
        state: 'ready',
        rows: [
          {
            id: 'o1',
            name: 'Other wrench',
            pictures: ['o.webp'],
            price: '$12.00',
            bookHref: '/booking/o1',
            bookLabel: 'Book',
            isSoldOut: false,
          },
        ],
      },
      listHref: '/showAllCarProducts',
    });
  });

  test.each([
    [{ data: undefined, error: null }, { state: 'loading' }],
    [{ data: [soldOut], error: null }, { state: 'empty' }],
    [
      { data: undefined, error: http(500) },
      { state: 'failed', message: expect.stringContaining('The shop has a problem') },
    ],
  ])('its list: %o', (list, similar) => {
    expect(toOutOfStockView(soldOut, list)).toMatchObject({ similar });
  });

  test.each([
    ['camera', '/showAllCameraTools'],
    ['phone', '/showAllMobilePhone'],
  ] as const)('links to the list of its kind: %s', (kind, listHref) => {
    expect(toOutOfStockView({ ...soldOut, kind }, { data: [], error: null })).toMatchObject({ listHref });
  });
});

test.each([
  ['queueing', 'Checking the stock …'],
  ['listing', 'Checking the stock …'],
  ['settling', 'Checking the stock …'],
  ['checking', 'Checking the stock …'],
  ['persisting', 'Reserving your items …'],
  ['reserving', 'Reserving your items …'],
  ['booking', 'Placing your booking …'],
  ['verifying', 'Confirming your booking …'],
  ['pausing', 'Confirming your booking …'],
  ['returning', 'Putting the items back …'],
] as const)('%s is sending: %s', (value, step) => {
  expect(view(value)).toEqual({ state: 'sending', step, ...typing, product: { ...product, stock: 4 } });
});

test.each([
  ['soldOut', { similar: { state: 'empty' }, listHref: '/showAllCarProducts' }],
  ['overStock', {}],
] as const)('%s keeps the form, with the product as it was last read', (value, alternatives) => {
  expect(view(value)).toEqual({ state: value, ...typing, ...alternatives });
  expect(view(value, {}, { product: { ...product, stock: 640 } })).toMatchObject({ product: { stock: 640 } });
});

test('reports a product that disappears while the user types, and keeps the form', () => {
  expect(view('editing', {}, { isListed: false })).toEqual({
    state: 'refused',
    message: 'This product is no longer available.',
    ...typing,
  });
});

test('asks to keep the page open if the device cannot store the order', () => {
  const message = expect.stringMatching(/please keep this page open\.$/);
  expect(view('booking', { isStored: false })).toMatchObject({ step: message });
  expect(view('unconfirmed', { isStored: false })).toMatchObject({ message });
  expect(view('checking', { isStored: false })).not.toMatchObject({ step: message });
});

test('says which tab is busy', () => {
  const failure = { kind: 'busy' as const, status: null, isAmbiguous: false };
  expect(view('refused', { failure })).toMatchObject({ state: 'refused', message: expect.stringContaining('Another tab of this browser') });
});

test('names an earlier booking that has arrived, and asks about another one', () => {
  const adopted = { ...booking, quantity: 3, date: '2026-12-05' };
  expect(view('repeated', { adopted })).toMatchObject({
    state: 'repeated',
    title: 'Your earlier booking went through after all.',
    message: '3 × Wrench, for Dec 5, 2026, to 1 Garage Lane. Would you like another one?',
    ordersHref: '/myOrders',
  });
  expect(view('repeated', { adopted: { ...adopted, quantity: null } })).toMatchObject({ message: expect.stringMatching(/^Wrench, for/) });
});

test('names an order that the shopper has already, and asks', () => {
  const form = { ...orderForm, phone: '' };
  expect(view('repeated', { form })).toMatchObject({
    state: 'repeated',
    title: 'You have ordered this already.',
    message: '2 × Wrench, for Dec 4, 2026, to 1 Garage Lane. Would you like the same again?',
    ordersHref: '/myOrders',
  });
});

test.each<[Value, Partial<OrderContext>, boolean]>([
  ['unconfirmed', {}, false],
  ['verifying', { isCheckedAgain: true }, true],
  ['pausing', { isCheckedAgain: true }, true],
  ['unconfirmed', { isCheckedAgain: true }, false],
])('%s %j asks not to send it twice', (value, context, isChecking) => {
  expect(view(value, context)).toMatchObject({
    state: 'unconfirmed',
    message: expect.stringContaining('Check again before you book a second time'),
    isChecking,
  });
});

test('is sending again once the items are put back after Check again', () => {
  expect(view('returning', { isCheckedAgain: true })).toMatchObject({ state: 'sending', step: 'Putting the items back …' });
});

test('booked links to home and the orders', () => {
  expect(view('booked')).toEqual({ state: 'booked', homeHref: '/', ordersHref: '/myOrders' });
});

describe('why nothing was booked', () => {
  test.each<[Value, Partial<OrderContext>, string]>([
    ['gone', {}, 'Nothing was booked. This product is no longer available.'],
    [
      'changed',
      { product: { ...product, price: 70, minOrderQuantity: 3 } },
      'Nothing was booked. This product has changed: it costs $70.00 now, and the smallest order is 3. Check your order, then send it again.',
    ],
    [
      'changed',
      { product: { ...product, price: null } },
      'Nothing was booked. This product has changed: its price is unavailable now, and the smallest order is 1. Check your order, then send it again.',
    ],
    [
      'refused',
      { failure: { kind: 'timeout', status: null, isAmbiguous: false } },
      'Nothing was booked. The shop is taking too long to answer. Please try again.',
    ],
    [
      'notArrived',
      { failure: { kind: 'timeout', status: null, isAmbiguous: false } },
      'The shop does not have your booking. The shop is taking too long to answer. Please try again.',
    ],
    [
      'notArrived',
      { failure: { kind: 'http', status: 401, isAmbiguous: false } },
      'The shop does not have your booking. The shop could not verify your sign-in. Please try again. If that does not help, sign in again.',
    ],
    [
      'notArrived',
      { failure: { kind: 'unknown', status: null, isAmbiguous: true } },
      'The shop does not have your booking. Something went wrong. Please try again.',
    ],
    ['notArrived', { failure: null }, 'The shop does not have your booking. Something went wrong. Please try again.'],
  ])('%s %o', (value, context, message) => {
    const { product: read = product } = context;
    expect(view(value, context, { product: read })).toMatchObject({ state: 'refused', message, draft: typing.draft });
  });
});
