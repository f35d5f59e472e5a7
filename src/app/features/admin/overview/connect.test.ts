import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Booking, isPaid } from '#contract/entities/booking.ts';
import { Tool } from '#contract/entities/tool.ts';
import { booking } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toOverviewView } from './connect.ts';

const TODAY = '2026-11-21';
const loading = { data: undefined, error: null };
const failed = { data: undefined, error: http(503) };

function figuresOf(bookings: Booking[], tools: Tool[] = []) {
  const view = toOverviewView({ data: bookings, error: null }, { data: tools, error: null }, TODAY);
  if (view.bookings.state !== 'ready' || view.stock.state !== 'ready') throw new Error('Both lists are there');
  return { ...view.bookings.figures, stock: view.stock.figures };
}
const priced = (...prices: (number | null)[]) => prices.map((price) => ({ ...booking, price }));
const stocked = (...stocks: (number | null)[]) => stocks.map((quantity) => ({ ...wrench, quantity }));
const dated = (...dates: string[]) => dates.map((date) => ({ ...booking, date }));

test.each([
  ['no bookings', [], '$0.00', ['No bookings yet']],
  ['in cents', priced(0.1, 0.2, 1284.3), '$1,284.60', ['3 of 3 bookings']],
  ['one', priced(5), '$5.00', ['1 of 1 booking']],
  [
    'paid is what says so, or has a transaction',
    [...priced(5), { ...booking, paid: true }, { ...booking, transactionId: 'pi_1' }],
    '$5.00',
    ['1 of 3 bookings'],
  ],
  ['all are paid', [{ ...booking, paid: true }], '$0.00', ['0 of 1 booking']],
  ['more than can be counted in cents', priced(9e13, 9e13), 'Unknown', ['2 of 2 bookings']],
  ['some have no price', priced(5, null, null), '$5.00', ['3 of 3 bookings', '2 without a price']],
  ['none has a price: not known is not 0', priced(null), 'Unknown', ['1 of 1 booking', '1 without a price']],
  ['a paid one without a price owes nothing', [...priced(5), { ...booking, price: null, paid: true }], '$5.00', ['1 of 2 bookings']],
])('unpaid, %s', (_, bookings, figure, notes) => {
  expect(figuresOf(bookings).unpaid).toEqual({ figure, notes });
});

test.each([
  ['no tools', [], '0', ['No car tools yet']],
  ['5 is low, 6 is not, sold out is', stocked(6, 5, 0), '2', ['of 3 car tools']],
  ['one', stocked(48), '0', ['of 1 car tool']],
  ['thousands', Array.from({ length: 1200 }, () => ({ ...wrench, quantity: 2 })), '1,200', ['of 1,200 car tools']],
  ['unknown is not low', stocked(null, 1), '1', ['of 2 car tools', '1 with unknown stock']],
])('low stock, %s', (_, tools, figure, notes) => {
  expect(figuresOf([], tools).stock).toEqual({ figure, notes });
});

test('deliveries: counts 14 days from today, and none before or after', () => {
  const { days, note } = figuresOf(dated('2026-11-20', '2026-11-21', '2026-12-04', '2026-12-04', '2026-12-05', '')).deliveries;
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ key: '2026-11-21', label: 'Sat, Nov 21', tick: '21', value: 1 });
  expect(days[13]).toEqual({ key: '2026-12-04', label: 'Fri, Dec 4', tick: '4', value: 2 });
  expect(days.slice(1, 13).every(({ value }) => value === 0)).toBe(true);
  expect(note).toBe('3 orders, most on Fri, Dec 4 (2)');
});

test.each([
  ['none', [], 'No deliveries on these days'],
  ['one', ['2026-11-24'], '1 order'],
  ['all on one day', ['2026-11-24', '2026-11-24'], '2 orders'],
  ['no day is the busiest', ['2026-11-24', '2026-11-25'], '2 orders'],
])('deliveries, %s', (_, dates, note) => {
  expect(figuresOf(dated(...dates)).deliveries.note).toBe(note);
});

test('latest orders: the five newest, each with a link to its fields', () => {
  const rows = ['1', '7', '3', '4', '5', '6'].map((_id) => ({ ...booking, _id }));
  const { latest } = figuresOf([...rows, { ...booking, _id: '2', name: ' ', email: '', price: null, paid: true }]);
  expect(latest.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3']);
  expect(latest[0]).toMatchObject({ total: '$129.80', isPaid: false, href: '/dashboard/manageAllOrders?order=7' });
  expect(figuresOf([{ ...booking, name: ' ', email: '', price: null, paid: true }]).latest[0]).toMatchObject({
    name: 'Unnamed product',
    email: 'Not given',
    total: 'Unknown',
    isPaid: true,
  });
});

test.each([
  ['on their way', loading, 'loading'],
  ['failed', failed, 'failed'],
  ['empty', { data: [], error: null }, 'ready'],
])('each list has its own state: %s', (_, query, state) => {
  const there = { data: [], error: null };
  expect(toOverviewView(query, there, TODAY)).toMatchObject({ bookings: { state }, stock: { state: 'ready' } });
  expect(toOverviewView(there, query, TODAY)).toMatchObject({ bookings: { state: 'ready' }, stock: { state } });
});

test('keeps stale figures with a message that they could not be refreshed, also for empty lists', () => {
  const stale = { state: 'ready', stale: expect.stringMatching(/^Could not refresh\./) };
  const old = { data: [], error: http(503) };
  expect(toOverviewView(old, old, TODAY)).toMatchObject({ bookings: stale, stock: stale });
});

test('links each figure to the list that it counts', () => {
  expect(toOverviewView(loading, failed, TODAY)).toMatchObject({
    unpaidHref: '/dashboard/manageAllOrders?show=unpaid',
    lowStockHref: '/dashboard/manageAllProducts?show=low',
    ordersHref: '/dashboard/manageAllOrders',
  });
});

test('never shows NaN, undefined or the like, and counts nothing twice, whatever a backend sends', () => {
  fc.assert(
    fc.property(fc.array(wireRow(Booking)), fc.array(wireRow(Tool)), (bookings, tools) => {
      const view = toOverviewView({ data: bookings, error: null }, { data: tools, error: null }, TODAY);
      expect(JSON.stringify(view)).not.toMatch(FORBIDDEN_TEXT);
      const { unpaid, deliveries } = figuresOf(bookings, tools);
      expect(unpaid.figure).toMatch(/^\$[\d,]+\.\d\d$|^Unknown$/);
      if (bookings.length > 0) expect(unpaid.notes[0]).toContain(`${bookings.filter((row) => !isPaid(row)).length} of ${bookings.length} `);
      expect(deliveries.days.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(bookings.length);
    }),
    REPEATABLE,
  );
});
