import { describe, expect, test } from 'vitest';
import { type Books, type Device, type Diary, emptyDiary, judge } from './ledger.ts';

const WRENCH = 'Wrench';
const [ADDRESS, OTHER_ADDRESS] = ['1 Chaos Lane', '2 Chaos Lane'];
const EMPTY_DEVICE: Device = { conflicts: [], returns: [], orders: [], payments: [] };
const row = { id: 'b1', name: WRENCH, quantity: 2, price: 12_980, address: ADDRESS, transactionId: 'pi_1' };

/** A session in which somebody books two of ten wrenches and pays, and an administrator brings a thousand. */
const books: Books = {
  seed: new Map([[WRENCH, 10]]),
  stock: new Map([[WRENCH, 1_008]]),
  created: [row],
  seededBookings: [],
  bookings: [row],
  addedTools: [],
  administrators: ['admin@example.com'],
  charges: [{ id: 'pi_1', price: 12_980 }],
};
const order = { address: ADDRESS, tool: WRENCH, quantity: 2, price: 12_980, isReserved: false, isAcknowledged: true, isUnprotected: false };
const lostOrder = { ...order, address: OTHER_ADDRESS, quantity: 4, isAcknowledged: false };
const payment = { bookingId: 'b1', isAcknowledged: true, isUnprotected: false };
const diary: Diary = {
  ...emptyDiary(),
  orders: [order],
  restocks: [{ tool: WRENCH, amount: 1_000, isAcknowledged: true }],
  payments: [payment],
};
const stockOf = (stock: number): Partial<Books> => ({ stock: new Map([[WRENCH, stock]]) });
const find = (changed: Partial<Books>, device: Partial<Device> = {}, did: Partial<Diary> = {}) =>
  judge({ ...books, ...changed }, { ...EMPTY_DEVICE, ...device }, { ...diary, ...did });

test('finds nothing in a session where everything adds up', () => {
  expect(find({})).toEqual([]);
});

describe('finds', () => {
  test.each<[string, Partial<Books>, Partial<Device>, Partial<Diary>]>([
    ['a lost stock', stockOf(1_006), {}, {}],
    ['a stock that was given back twice', stockOf(1_010), {}, {}],
    ['a negative stock', stockOf(-1), {}, {}],
    ['a restock that was applied twice', stockOf(2_008), {}, {}],
    ['a confirmed restock that is missing', stockOf(8), {}, {}],
    ['a stock that was not given back', {}, { returns: [{ tool: WRENCH, amount: 2 }] }, {}],
    ['an order that is not settled', {}, { orders: [{ tool: WRENCH, amount: 2, stage: 'reserved' }] }, {}],
    ['a tool that is gone', { stock: new Map() }, {}, {}],
    ['a confirmed booking that was never made', { ...stockOf(1_010), created: [], bookings: [], charges: [] }, {}, { payments: [] }],
    ['a booking that is gone', { bookings: [] }, {}, {}],
    ['a booking that nobody sent', { bookings: [row, { ...row, id: 'b2', address: OTHER_ADDRESS, price: 1 }] }, {}, {}],
    ['a removal that did nothing', {}, {}, { removals: [{ bookingId: 'b1', isAcknowledged: true }] }],
    [
      'two bookings of one submission',
      { ...stockOf(1_006), created: [row, { ...row, id: 'b2', price: 1 }], bookings: [row, { ...row, id: 'b2', price: 1 }] },
      {},
      {},
    ],
    [
      'a double charge',
      { charges: [...books.charges, { id: 'pi_2', price: 12_980 }] },
      { payments: [{ bookingId: 'b1', intentId: 'pi_2', isShown: true }] },
      {},
    ],
    ['a charge that nobody knows', { bookings: [{ ...row, transactionId: '' }] }, {}, {}],
    [
      'a charge that the device hides',
      { bookings: [{ ...row, transactionId: '' }] },
      { payments: [{ bookingId: 'b1', intentId: 'pi_1', isShown: false }] },
      {},
    ],
    ['a completed payment without a charge', { charges: [], bookings: [{ ...row, transactionId: '' }] }, {}, {}],
    ['a transaction that is no charge', { charges: [] }, {}, { payments: [] }],
    [
      'a tool that was added twice',
      { addedTools: ['Lamp', 'Lamp'] },
      {},
      { additions: [{ name: 'Lamp', quantity: 1, isAcknowledged: false }] },
    ],
    ['an administrator in name only', {}, {}, { promotions: [{ email: 'ines@example.com', isAcknowledged: true }] }],
  ])('%s', (_, changed, device, did) => {
    expect(find(changed, device, did)).not.toEqual([]);
  });
});

describe('accepts what the documentation calls a limit, and only as much of it', () => {
  test.each<[string, number, Partial<Device>, Partial<Diary>]>([
    ['a recorded conflict', 1_004, { conflicts: [{ tool: WRENCH, amount: 4 }] }, {}],
    ['a late booking', 1_010, { orders: [{ tool: WRENCH, amount: 2, stage: 'missing' }] }, {}],
    ['an order of a page that died without storage', 1_004, {}, { orders: [order, { ...lostOrder, isUnprotected: true }] }],
  ])('%s', (_, stock, device, did) => {
    expect(find(stockOf(stock), device, did)).toEqual([]);
    expect(find(stockOf(stock + 1), device, did)).not.toEqual([]);
    expect(find(stockOf(stock))).not.toEqual([]);
  });

  test('an order of a page that died must be settled, if it could be stored or the backend has reserved its stock', () => {
    expect(find(stockOf(1_004), {}, { orders: [order, lostOrder] })).not.toEqual([]);
    expect(find(stockOf(1_004), {}, { orders: [order, { ...lostOrder, isUnprotected: true, isReserved: true }] })).not.toEqual([]);
  });

  test('a charge of a page that died without storage', () => {
    const unpaid = { bookings: [{ ...row, transactionId: '' }] };
    expect(find(unpaid, {}, { payments: [{ ...payment, isUnprotected: true }] })).toEqual([]);
  });
});
