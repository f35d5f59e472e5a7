import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Booking } from '#contract/entities/booking.ts';
import { booking } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { toHistoryView } from './HistoryRoute.tsx';

const paid: Booking = { ...booking, paid: true, transactionId: 'pi_1' };

const rows = (...bookings: Booking[]) => {
  const { payments } = toHistoryView({ data: bookings, error: null });
  return payments.state === 'ready' ? payments.rows : [];
};

test('converts a paid booking to a row with a link to its receipt', () => {
  expect(rows(paid)).toEqual([
    {
      id: 'b1',
      name: 'Wrench',
      pictures: ['pictures/1f527.webp'],
      deliveryDate: 'Dec 4, 2026',
      amount: '$129.80',
      transactionId: 'pi_1',
      href: '/dashboard/payment/b1',
    },
  ]);
});

test('says that a value is unknown', () => {
  expect(rows({ ...paid, name: '', date: '', price: null, transactionId: '' })).toMatchObject([
    { name: 'Unnamed product', deliveryDate: 'Not set', amount: 'Unknown', transactionId: 'Not recorded' },
  ]);
});

test('lists only bookings that are marked as paid or have a transaction', () => {
  expect(
    rows({ ...booking, _id: 'b2' }, { ...booking, _id: 'b3', transactionId: 'pi_3' }, { ...booking, _id: 'b4', paid: true }),
  ).toMatchObject([{ id: 'b3' }, { id: 'b4' }]);
});

test('sorts the latest delivery first, keeps the order within a day, and puts rows without a day last', () => {
  const days = ['2026-11-24', '', '2026-12-04', '2026-11-24', '2027-01-01'];
  expect(rows(...days.map((date, index) => ({ ...paid, _id: `b${index}`, date }))).map(({ id }) => id)).toEqual([
    'b4',
    'b2',
    'b0',
    'b3',
    'b1',
  ]);
});

test.each([
  ['pending', { data: undefined, error: null }, 'loading'],
  ['no bookings', { data: [], error: null }, 'empty'],
  ['none paid', { data: [booking], error: null }, 'empty'],
  ['failed', { data: undefined, error: http(500) }, 'failed'],
  ['none paid, and not refreshed', { data: [], error: http(500) }, 'failed'],
])('%s: %s', (_, query, expected) => {
  expect(toHistoryView(query)).toMatchObject({ payments: { state: expected }, ordersHref: '/myOrders' });
});

test('keeps stale rows with a message that they could not be refreshed', () => {
  const { payments } = toHistoryView({ data: [paid], error: http(500) });
  expect(payments).toMatchObject({ state: 'ready', stale: expect.stringMatching(/^Could not refresh\./) });
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Booking), (row) => {
      expect(JSON.stringify(rows({ ...row, paid: true }))).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
