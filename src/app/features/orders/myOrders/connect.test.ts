import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Booking } from '#contract/entities/booking.ts';
import { removalMachine } from '#machines/removal.machine.ts';
import { pending } from '#tests/support/pendingPayment.ts';
import { booking } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { toMyOrdersView, toDeleteBookingView } from './connect.ts';

const order = { id: 'b1', name: 'Wrench', paid: true };

type Value = Parameters<typeof removalMachine.resolveState>[0]['value'];
type Context = Parameters<typeof removalMachine.resolveState>[0]['context'];
const deleteBooking = (value: Value, context: Partial<Context> = {}) =>
  removalMachine.resolveState({
    value,
    context: { item: value === 'resting' ? null : order, problem: null, ...context },
  });

const rows = (...bookings: Booking[]) => {
  const { orders } = toMyOrdersView({ data: bookings, error: null }, deleteBooking('resting'), []);
  return orders.state === 'ready' ? orders.rows : [];
};

test('converts an order to a row', () => {
  expect(rows(booking)).toEqual([
    {
      id: 'b1',
      name: 'Wrench',
      pictures: ['pictures/1f527.webp'],
      deliveryDate: 'Dec 4, 2026',
      quantity: '2',
      amount: '2 × $64.90 = $129.80',
      payment: { state: 'payable', href: '/dashboard/payment/b1', total: '$129.80' },
    },
  ]);
});

test('shows the newest order first', () => {
  expect(rows({ ...booking, _id: '1' }, { ...booking, _id: '3' }, { ...booking, _id: '2' }).map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test.each<[string, Partial<Booking>, string]>([
  ['unpaid with a price', {}, 'payable'],
  ['unpaid without a price', { price: null }, 'unpriced'],
  ['free of charge', { price: 0 }, 'unpriced'],
  ['paid', { paid: true }, 'paid'],
  ['paid, as its transaction says', { transactionId: 'pi_1' }, 'paid'],
])('%s', (_, change, expected) => {
  expect(rows({ ...booking, ...change })[0]?.payment.state).toBe(expected);
});

test.each([
  ['confirming', '', 'pi_1', 'Unclear'],
  ['charged', 'pi_1', 'pi_1', 'Being saved'],
  ['orphaned', 'pi_1', 'pi_1', 'Not saved'],
] as const)('shows an unfinished payment (%s) at its own order only, even if that is paid', (stage, transactionId, reference, message) => {
  const { orders } = toMyOrdersView(
    { data: [{ ...booking, _id: 'b3', paid: true }, { ...booking, _id: 'b2' }, booking], error: null },
    deleteBooking('resting'),
    [
      { ...pending, stage, transactionId },
      { ...pending, stage, transactionId, bookingId: 'b3' },
    ],
  );
  const unresolved = { state: 'unresolved', reference, message };
  expect(orders.state === 'ready' && orders.rows.map(({ payment }) => payment)).toEqual([
    { ...unresolved, href: '/dashboard/payment/b1' },
    { state: 'payable', href: '/dashboard/payment/b2', total: '$129.80' },
    { ...unresolved, href: '/dashboard/payment/b3' },
  ]);
});

test.each([
  ['is gone from the list', { data: [{ ...booking, _id: 'b2' }], error: null }, ['b1']],
  ['is in the list', { data: [booking], error: null }, []],
  ['cannot be looked for yet', { data: undefined, error: null }, []],
  ['cannot be looked for', { data: undefined, error: http(500) }, ['b1']],
])('an unfinished payment whose order %s', (_, query, expected) => {
  const { paymentsWithoutOrder } = toMyOrdersView(query, deleteBooking('resting'), [pending]);
  expect(paymentsWithoutOrder.map(({ id }) => id)).toEqual(expected);
  if (expected.length > 0)
    expect(paymentsWithoutOrder).toEqual([
      { id: 'b1', name: 'Wrench', message: 'Payment being saved', reference: 'pi_1', href: '/dashboard/payment/b1' },
    ]);
});

test('links an order to its own payment page, whatever its id contains', () => {
  expect(rows({ ...booking, _id: 'a/b?c' })[0]?.payment).toEqual({
    state: 'payable',
    href: '/dashboard/payment/a%2Fb%3Fc',
    total: '$129.80',
  });
});

test('says that a value is unknown', () => {
  expect(rows({ ...booking, date: '', quantity: null })[0]).toMatchObject({ deliveryDate: 'Not set', quantity: 'Unknown' });
});

test('names an order without a name, in its row, in the question and at its payment', () => {
  const nameless = { ...booking, name: ' ' };
  expect(rows(nameless)[0]).toMatchObject({ name: 'Unnamed product' });
  expect(toDeleteBookingView(deleteBooking('asking', { item: { ...order, name: '' } }))).toMatchObject({ name: 'Unnamed product' });
  const { paymentsWithoutOrder } = toMyOrdersView({ data: [], error: null }, deleteBooking('resting'), [{ ...pending, name: '' }]);
  expect(paymentsWithoutOrder).toMatchObject([{ name: 'Unnamed product' }]);
});

test('loading, empty, failed, and the link to the tools', () => {
  const states = [
    { data: undefined, error: null },
    { data: [], error: null },
    { data: undefined, error: http(500) },
  ].map((query) => toMyOrdersView(query, deleteBooking('resting'), []));
  expect(states.map(({ orders }) => orders.state)).toEqual(['loading', 'empty', 'failed']);
  expect(states[0]).toMatchObject({ deleteBooking: { state: 'resting' }, toolsHref: '/showAllCarProducts' });
});

test.each([
  [deleteBooking('resting'), { state: 'resting' }],
  [deleteBooking('asking'), { state: 'asking', name: 'Wrench', paid: true }],
  [deleteBooking('deleting'), { state: 'deleting', name: 'Wrench', paid: true }],
  [
    deleteBooking('failed', { problem: { kind: 'http', status: 403, isAmbiguous: false } }),
    {
      state: 'failed',
      name: 'Wrench',
      paid: true,
      message: 'The order was not removed. Your account is not allowed to do this. Sign in with another account.',
    },
  ],
  [
    deleteBooking('failed', { problem: { kind: 'busy', status: null, isAmbiguous: false } }),
    {
      state: 'failed',
      name: 'Wrench',
      paid: true,
      message: 'The order was not removed. Another tab of this browser is still working on this. Finish there, then try again.',
    },
  ],
  [
    deleteBooking('failed', { problem: { kind: 'http', status: 404, isAmbiguous: false } }),
    { state: 'failed', name: 'Wrench', paid: true, message: 'The order was not removed: it is still there. Please try again.' },
  ],
  [
    deleteBooking('failed'),
    { state: 'failed', name: 'Wrench', paid: true, message: 'The order was not removed: it is still there. Please try again.' },
  ],
  [
    deleteBooking('failed', { problem: 'unconfirmed' }),
    {
      state: 'failed',
      name: 'Wrench',
      paid: true,
      message: 'We cannot tell whether the order was removed. It is safe to try again.',
    },
  ],
  [deleteBooking('verifying'), { state: 'deleting', name: 'Wrench', paid: true }],
])('the question $value', (snapshot, expected) => {
  expect(toDeleteBookingView(snapshot)).toEqual(expected);
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Booking), (row) => {
      const texts = rows(row).flatMap(({ payment, ...cells }) => [...Object.values(cells).flat(), ...Object.values(payment)]);
      expect(texts.join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
