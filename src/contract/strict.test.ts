import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { demoRows } from '#mocks/data/seed.ts';
import { tableNames, tables } from '#mocks/store/tables.ts';
import { Booking } from './entities/booking.ts';
import { CameraProduct } from './entities/cameraProduct.ts';
import { Tool } from './entities/tool.ts';
import { User } from './entities/user.ts';
import { type OperationName, operations } from './operations.ts';
import * as readers from './read.ts';
import { documentedOf, recordOf, rowOf, strictOf } from './strict.ts';

const isStrictly = (schema: v.GenericSchema, value: unknown) => v.is(strictOf(schema), value);
const [tool] = demoRows().tools;

test('every decoder has a strict counterpart that accepts less', () => {
  const { rows: _rows, ...single } = readers;
  for (const [name, reader] of Object.entries<v.GenericSchema>(single)) {
    expect([name, strictOf(reader).type]).not.toEqual([name, 'unknown']);
    expect([name, isStrictly(reader, {})]).toEqual([name, false]);
  }
});

test.each([
  ['a price as text', { price: '$120' }],
  ['a price below 0', { price: -1 }],
  ['a stock that is not whole', { quantity: 1.5 }],
  ['a minimum of 0', { minOrderQuantity: 0 }],
  ['a day with a time', { date: '2026-11-21T00:00:00Z' }],
  ['a day after a text', { date: 'on 2026-11-21' }],
  ['a day of no calendar', { date: '2027-02-29' }],
  ['a numeric id', { _id: 7 }],
  ['no id', { _id: '' }],
  ['a name that is none', { name: null }],
  ['no picture', { img: undefined }],
])('rejects %s', (_, change) => {
  expect(isStrictly(Tool, tool)).toBe(true);
  expect(isStrictly(Tool, { ...tool, ...change })).toBe(false);
});

test.each([
  ['2026/11/21', 'must be YYYY-MM-DD, or empty'],
  ['2027-02-29', 'must be a day of the calendar'],
])('says why %s is no day', (date, message) => {
  expect(v.safeParse(strictOf(Tool), { ...tool, date }).issues?.[0].message).toBe(message);
});

test('a day may be empty', () => {
  expect(isStrictly(Tool, { ...tool, date: '' })).toBe(true);
});

test('allows a row without the fields that no documented payload sets', () => {
  const { minOrderQuantity: _, ...added } = tool ?? {};
  expect(isStrictly(Tool, added)).toBe(true);
  const [{ minOrderQuantity: _least, ...camera }] = demoRows().cameraProducts as [CameraProduct];
  expect(isStrictly(CameraProduct, camera)).toBe(true);
  expect(isStrictly(CameraProduct, { ...camera, name: undefined })).toBe(false);
  const [{ paid: _paid, transactionId: _id, ...unpaid }] = demoRows().bookings as [Booking];
  expect(isStrictly(Booking, unpaid)).toBe(true);
  expect(isStrictly(Booking, { ...unpaid, phone: undefined })).toBe(false);
  expect(isStrictly(User, { _id: '1', email: 'a@b.co' })).toBe(true);
});

test.each(tableNames)('accepts all rows of the seed in %s', (name) => {
  for (const row of demoRows()[name]) expect([row, isStrictly(tables[name].row, row)]).toEqual([row, true]);
});

test('requires the documented response where the shop has a fallback', () => {
  expect(isStrictly(operations.makeAdmin.response, {})).toBe(false);
  expect(isStrictly(operations.makeAdmin.response, { modifiedCount: 1 })).toBe(true);
  expect(isStrictly(operations.updateTool.response, { acknowledged: true })).toBe(false);
  expect(isStrictly(operations.checkAdmin.response, {})).toBe(false);
  expect(isStrictly(operations.createPaymentIntent.response, { clientSecret: '' })).toBe(false);
});

test.each([
  ['listTools', [tool], true],
  ['listTools', [{ ...tool, price: '$120' }], false],
  ['listTools', tool, false],
  ['getTool', tool, true],
  ['getTool', null, true],
  ['getTool', { ...tool, price: '$120' }, false],
  ['getTool', undefined, false],
  ['makeAdmin', { modifiedCount: null }, false],
  ['login', { accessToken: 'x' }, true],
  ['login', { accessToken: '' }, false],
  ['login', { accessToken: 5 }, false],
] as const)('the response to %s %j: %j', (name, value, expected) => {
  expect(isStrictly(operations[name].response, value)).toBe(expected);
});

test.each([
  ['updateTool', { quantity: 3 }, true],
  ['updateTool', { quantity: 1.5 }, false],
  ['updateTool', { quantity: -1 }, false],
  ['recordPayment', { appointment: 'b1', transactionId: 'pi_1' }, true],
  ['recordPayment', { appointment: 'b1' }, false],
  ['saveUser', {}, true],
  ['saveUser', { name: null }, false],
] as const)('the body of %s %j: %j', (name, value, expected) => {
  expect(isStrictly(operations[name].body, value)).toBe(expected);
});

test('a write documents its row, not the null for a response that cannot be read', () => {
  expect(documentedOf(operations.updateTool)).toBe(Tool);
  for (const name of ['getTool', 'saveUser', 'login'] as const) expect(documentedOf(operations[name])).toBe(operations[name].response);
});

test('accepts anything for an undocumented response', () => {
  for (const answer of [null, undefined, 'ok', { acknowledged: true }])
    expect(isStrictly(operations.deleteBooking.response, answer)).toBe(true);
});

test('only lists have rows', () => {
  const names = Object.keys(operations) as OperationName[];
  const withRows = names.filter((name) => rowOf(operations[name].response) !== undefined);
  expect(withRows).toEqual(names.filter((name) => name.startsWith('list')));
});

test('a response has the records of its list, its one record, or none', () => {
  for (const name of ['listTools', 'getTool', 'updateTool'] as const) expect(recordOf(operations[name].response)).toBe(Tool);
  for (const name of ['checkAdmin', 'login', 'createTool'] as const) expect(recordOf(operations[name].response)).toBeUndefined();
});

test('the tolerant decoder does not change strict values', () => {
  const row = fc.record({
    _id: fc.string({ minLength: 1 }),
    price: fc.double({ noNaN: true }),
    quantity: fc.integer(),
    name: fc.string(),
    date: fc.constantFrom('', '2026-11-21', 'x'),
  });
  fc.assert(
    fc.property(row, (values) => {
      const candidate = { ...tool, ...values };
      fc.pre(isStrictly(Tool, candidate) && values.price < 1e12);
      expect(v.parse(Tool, candidate)).toEqual({ ...candidate, price: Math.abs(values.price), quantity: Math.abs(values.quantity) });
    }),
    REPEATABLE,
  );
});
