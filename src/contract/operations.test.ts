import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { fillPath, isDocumented, isRepeatable, parameterNames } from './operation.ts';
import { type OperationName, operations } from './operations.ts';
import { rowOf } from './strict.ts';

test('requests only the phones from the site instead of the API', () => {
  const ofSite = Object.entries<Operation>(operations).filter(([, { origin }]) => origin === 'site');
  expect(ofSite.map(([name]) => name)).toEqual(['listPhones']);
});

test('every query checks its response, and all mutations but two accept any', () => {
  const needing = Object.entries<Operation>(operations).filter(([, { response }]) => !v.is(response, undefined));
  const reads = Object.entries<Operation>(operations).filter(([, { method }]) => method === 'GET');
  expect(needing.map(([name]) => name).toSorted()).toEqual([...reads.map(([name]) => name), 'login', 'createPaymentIntent'].toSorted());
});

const namesOf = (fits: (operation: Operation) => boolean) =>
  (Object.keys(operations) as OperationName[]).filter((name) => fits(operations[name]));

const read = (name: OperationName, value: unknown) => v.safeParse<v.GenericSchema>(operations[name].response, value);

describe('responses', () => {
  test.each(namesOf(({ method, response }) => method === 'GET' && response.type === 'nullable'))(
    '%s reads a missing item as null and rejects error objects and lists',
    (name) => {
      expect(read(name, null).output).toBeNull();
      for (const value of [{ error: 'not found' }, {}, [], 'gone', undefined]) expect(read(name, value).success).toBe(false);
    },
  );

  test('reads only a strict true as admin and rejects a missing response', () => {
    expect(read('checkAdmin', { admin: true }).output).toEqual({ admin: true });
    for (const admin of [false, 'true', 1, null, undefined]) expect(read('checkAdmin', { admin }).output).toEqual({ admin: false });
    for (const value of [null, true, 'true', undefined]) expect(read('checkAdmin', value).success).toBe(false);
  });

  test.each([
    [{ modifiedCount: 1 }, 1],
    [{ modifiedCount: 0 }, 0],
    [{ modifiedCount: '1' }, 1],
    [{}, null],
    [null, null],
    ['ok', null],
  ])('makeAdmin reads %j as modifiedCount %j', (value, modifiedCount) => {
    expect(read('makeAdmin', value).output).toEqual({ modifiedCount });
  });

  test.each(namesOf(({ response }) => rowOf(response) !== undefined))('%s keeps a row that has only an id', (name) => {
    expect(read(name, [{ _id: '1' }]).output).toMatchObject([{ _id: '1' }]);
  });

  test('sends only the profile fields that were set', () => {
    expect(v.parse(operations.saveUser.body, { name: 'Ada' })).toEqual({ name: 'Ada' });
  });
});

test.each([
  ['listTools', true],
  ['recordPayment', true],
  ['deleteBooking', true],
  ['makeAdmin', true],
  ['createPaymentIntent', true],
  ['updateTool', false],
  ['createBooking', false],
  ['createTool', false],
] as const)('sending %s twice does no more than sending it once: %j', (name, expected) => {
  expect(isRepeatable(operations[name])).toBe(expected);
});

test('every operation is documented unless it says otherwise', () => {
  expect([isDocumented(operations.listTools), isDocumented({ ...operations.listTools, documented: false })]).toEqual([true, false]);
});

test.each([
  ['listTools', []],
  ['updateTool', ['id']],
  ['listOwnBookings', ['email']],
  ['getUser', ['email']],
] as const)('%s takes the parameters %j', (name, expected) => {
  expect(parameterNames(operations[name])).toEqual(expected);
});

test('sends a new tool without an id and a minimum, which the backend sets', () => {
  const fields = Object.keys(operations.createTool.body.entries);
  expect(['_id', 'minOrderQuantity', 'name'].map((field) => fields.includes(field))).toEqual([false, false, true]);
});

test('says why an answer is no success', () => {
  const { issues } = v.safeParse(operations.saveUser.response, { acknowledged: false });
  expect(issues?.[0].message).toBe('The backend reports that it changed nothing');
});

describe('fillPath', () => {
  test.each([
    ['a+b@x.co', 'a%2Bb%40x.co'],
    ['50%', '50%25'],
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['a b', 'a%20b'],
    ['ü', '%C3%BC'],
    ['$&', '%24%26'],
    ['{id}', '%7Bid%7D'],
    ['\uD800', '%EF%BF%BD'],
  ])('encodes %j as %s', (value, encoded) => {
    expect(fillPath(operations.listOwnBookings, { email: value })).toBe(`/carBooking/${encoded}`);
    expect(fillPath(operations.getUser, { email: value })).toBe(`/user?email=${encoded}`);
  });

  test('joins the values of a query', () => {
    const twice: Operation = { ...operations.getUser, path: '/{list}/{id}', query: ['from', 'to'] };
    expect([parameterNames(twice), fillPath(twice, { list: 'a', id: 1, from: 2, to: 3 })]).toEqual([
      ['list', 'id', 'from', 'to'],
      '/a/1?from=2&to=3',
    ]);
  });

  test('does not change a path without a name', () => {
    expect(fillPath(operations.listCameraProducts, {})).toBe('/cameraProducts/');
  });
});
