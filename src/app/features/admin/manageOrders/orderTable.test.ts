import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/entities/booking.ts';
import { booking } from '#tests/support/booking.ts';
import { toCsv } from '../../../collection/table/exportRows.ts';
import { arrangeTable } from '#tests/support/arrangeTable.ts';
import { orderTable } from './orderTable.ts';

const table = orderTable('2026-12-25');
const ids = (rows: readonly Booking[]) => rows.map(({ _id }) => _id);
const finds = (row: Booking, query: string) => arrangeTable([row], table, { query }).length > 0;

test.each(['wren', 'SAM@example', '555 0100', '15550100', 'garage lane', 'b1', 'wrench sam'])('%s finds the order', (query) => {
  expect(finds(booking, query)).toBe(true);
});

test.each(['555 0100', '15550100', '٥٥٥ ٠١٠٠', '\u202a+1 555 0100\u202c'])('%j finds a phone number in digits of any script', (query) => {
  expect(finds({ ...booking, phone: '\u202a+١ ٥٥٥ ٠١٠٠\u202c' }, query)).toBe(true);
});

test.each(['pending', 'unpaid', '129', '1f527', 'hammer', '2026'])('%s does not', (query) => {
  expect(finds(booking, query)).toBe(false);
});

describe('filters', () => {
  const matches = (filter: string, change: Partial<Booking>) => table.filters?.[filter]?.matches({ ...booking, ...change });

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
  ['quantity', 'asc', ['few', 'many', 'unknown']],
  ['quantity', 'desc', ['many', 'few', 'unknown']],
  ['total', 'asc', ['few', 'many', 'unknown']],
  ['total', 'desc', ['many', 'few', 'unknown']],
  ['date', 'asc', ['many', 'few', 'unknown']],
  ['date', 'desc', ['few', 'many', 'unknown']],
  ['payment', 'asc', ['many', 'few', 'unknown']],
] as const)('by %s, %s', (column, direction, expected) => {
  const rows: Booking[] = [
    { ...booking, _id: 'few', quantity: 2, price: 5.5, date: '2026-12-10' },
    { ...booking, _id: 'many', quantity: 10, price: 20, date: '2026-12-09', paid: true },
    { ...booking, _id: 'unknown', quantity: null, price: null, date: '' },
  ];
  expect(ids(arrangeTable(rows, table, { sort: { column, direction } }))).toEqual(expected);
});

test('exports the columns of the table, with phone numbers as they are', () => {
  const csv = toCsv(table.columns, [booking, { ...booking, quantity: null, price: null, date: '', paid: true }], 'comma');
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Name,Email,Quantity,Total,Delivery Date,Phone,Address,Status,Payment',
    `Wrench,sam@example.com,2,129.8,2026-12-04,+1 555 0100,1 Garage Lane,Pending,Unpaid`,
    `Wrench,sam@example.com,,,,+1 555 0100,1 Garage Lane,Pending,Paid`,
    '',
  ]);
});
