import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/entities/booking.ts';
import { booking } from '#tests/support/booking.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';
import { toCsv } from '../../../collection/exportRows.ts';
import { orderCollection, toOrderRows } from './connect.ts';

const collection = orderCollection('2026-12-25');
const arrange = (bookings: Booking[], state: Partial<ListSearchState>) => arrangeCollection(toOrderRows(bookings), collection, state);
const finds = (row: Booking, query: string) => arrange([row], { query }).length > 0;

test.each(['wren', 'SAM@example', '555 0100', '15550100', '+15550100', 'garage lane', 'b1', 'wrench sam'])(
  '%s finds the order',
  (query) => {
    expect(finds(booking, query)).toBe(true);
  },
);

test.each(['555 0100', '15550100', '+15550100', '٥٥٥ ٠١٠٠', '\u202a+1 555 0100\u202c'])(
  '%j finds a phone number in digits of any script',
  (query) => {
    expect(finds({ ...booking, phone: '\u202a+١ ٥٥٥ ٠١٠٠\u202c' }, query)).toBe(true);
  },
);

test.each(['pending', 'unpaid', '129', '1f527', 'hammer', '2026'])('%s does not', (query) => {
  expect(finds(booking, query)).toBe(false);
});

describe('filters', () => {
  const matches = (filter: string, change: Partial<Booking>) => arrange([{ ...booking, ...change }], { [filter]: 'on' }).length > 0;

  test('unpaid: neither paid nor with a transaction', () => {
    expect([{}, { paid: true }, { transactionId: 'pi_1' }].map((change) => matches('unpaid', change))).toEqual([true, false, false]);
  });

  test.each([
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2027-01-07', true],
    ['2027-01-08', false],
    ['', false],
  ])('soon, on the 25th of December: %s %s', (date, expected) => {
    expect(matches('soon', { date })).toBe(expected);
  });
});

test.each([
  ['quantity', 'up', ['few', 'many', 'unknown']],
  ['quantity', 'down', ['many', 'few', 'unknown']],
  ['total', 'up', ['few', 'many', 'unknown']],
  ['total', 'down', ['many', 'few', 'unknown']],
  ['date', 'up', ['many', 'few', 'unknown']],
  ['date', 'down', ['few', 'many', 'unknown']],
  ['payment', 'up', ['many', 'few', 'unknown']],
] as const)('by %s, %s', (column, direction, expected) => {
  const rows: Booking[] = [
    { ...booking, _id: 'few', quantity: 2, price: 5.5, date: '2026-12-10' },
    { ...booking, _id: 'many', quantity: 10, price: 20, date: '2026-12-09', paid: true },
    { ...booking, _id: 'unknown', quantity: null, price: null, date: '' },
  ];
  expect(arrange(rows, { sort: `${column}-${direction}` }).map(({ id }) => id)).toEqual(expected);
});

test('sorts a product without a name last', () => {
  const rows = ['', ' ', 'Wrench', 'Anvil'].map((name) => ({ ...booking, name }));
  expect(arrange(rows, { sort: 'name-down' }).map(({ product }) => product)).toEqual(['Wrench', 'Anvil', '', ' ']);
});

test('exports the columns of the table, with phone numbers as they are', () => {
  const rows = toOrderRows([booking, { ...booking, name: '', quantity: null, price: null, date: '', paid: true }]);
  const csv = toCsv(collection.columns, rows, 'comma');
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Name,Email,Quantity,Total,Delivery Date,Phone,Address,Status,Payment',
    `Wrench,sam@example.com,2,129.8,2026-12-04,+1 555 0100,1 Garage Lane,Pending,Unpaid`,
    `,sam@example.com,,,,+1 555 0100,1 Garage Lane,Pending,Paid`,
    '',
  ]);
});
