import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { amount, count, day, flag, id, minimum, rows, text } from './read.ts';

const strange: unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -Infinity,
  {},
  [],
  [1],
  true,
  false,
  () => 1,
  '',
  ' ',
  'abc',
  'NaN',
  '٣',
  '1e309',
  '--1',
];

describe('amount', () => {
  test.each([
    [120, 120],
    [0, 0],
    [-0, 0],
    [19.99, 19.99],
    ['120', 120],
    ['$120', 120],
    ['$ 120.50', 120.5],
    ['  $120 ', 120],
    ['1,200.50', 1200.5],
    ['12,345', 12_345],
    ['$123,456.70', 123_456.7],
    ['$1,234,567', 1_234_567],
    [Number.MAX_SAFE_INTEGER / 100, 90_071_992_547_409.91],
    [90_071_992_547_410, null],
    ['0', 0],
    ['007', 7],
    ['12,00', null],
    ['1,2', null],
    [',120', null],
    ['120.', null],
    ['.5', null],
    ['1.2.3', null],
    ['-5', null],
    ['$-5', null],
    [-5, null],
    [-0.01, null],
    ['120 USD', null],
    ['€120', null],
    ['1e3', null],
    ['0x10', null],
    [1e308, null],
    ['9'.repeat(400), null],
    [JSON.parse('1e309'), null],
  ])('reads %j as %j', (value, expected) => {
    expect(v.parse(amount, value)).toBe(expected);
  });

  test.each(strange)('cannot read %o', (value) => {
    expect(v.parse(amount, value)).toBeNull();
  });
});

describe('count', () => {
  test.each([
    [5, 5],
    [0, 0],
    [-0, 0],
    [5.0, 5],
    ['5', 5],
    [' 12 ', 12],
    ['007', 7],
    [1.5, null],
    ['1.5', null],
    ['5.0', null],
    [-1, null],
    ['-1', null],
    ['+1', null],
    ['1e3', null],
    ['1,000', null],
    [2 ** 53, null],
    ['9'.repeat(400), null],
  ])('reads %j as %j', (value, expected) => {
    expect(v.parse(count, value)).toBe(expected);
  });

  test.each(strange)('reads %o as unknown', (value) => {
    expect(v.parse(count, value)).toBeNull();
    expect(v.parse(minimum, value)).toBe(1);
  });
});

test.each([
  [3, 3],
  ['3', 3],
  [0, 1],
  [-2, 1],
  [1.5, 1],
])('reads a minimum of %j as %j', (value, expected) => {
  expect(v.parse(minimum, value)).toBe(expected);
});

test.each([
  ['a', 'a'],
  [' a ', ' a '],
  [5, '5'],
  [0, '0'],
  [-0, '0'],
  [undefined, ''],
  [null, ''],
  [Number.NaN, ''],
  [Infinity, ''],
  [{}, ''],
  [['a'], ''],
  [true, ''],
])('reads %o as the text %j', (value, expected) => {
  expect(v.parse(text, value)).toBe(expected);
});

describe('day', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '2026-12-31'])('accepts %s', (value) => {
    expect(v.parse(day, value)).toBe(value);
  });

  test.each([
    ['2026-02-28T23:30:00-05:00', '2026-02-28'],
    ['2026-02-28T23:30:00.000Z', '2026-02-28'],
    ['2026-02-28T00:30:00+14:00', '2026-02-28'],
    [' 2026-02-28 ', '2026-02-28'],
  ])('takes only the date part of %s, whatever the time zone', (value, expected) => {
    expect(v.parse(day, value)).toBe(expected);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '26-01-05',
    '2026-01-055',
    'on 2026-01-05',
    '2026/01/05',
    '05.01.2026',
    'Invalid Date',
    'tomorrow',
    1_767_225_600_000,
    ...strange,
  ])('reads %o as no date', (value) => {
    expect(v.parse(day, value)).toBe('');
  });
});

test('reads only true as true', () => {
  expect(v.parse(flag, true)).toBe(true);
  for (const value of [...strange.filter((one) => one !== true), 'true', 1, 'yes']) expect(v.parse(flag, value)).toBe(false);
});

test('accepts a text or a number as an id', () => {
  expect(v.parse(id, 'a')).toBe('a');
  expect(v.parse(id, 7)).toBe('7');
  for (const value of ['', null, undefined, {}, true, Number.NaN, Infinity]) expect(v.is(id, value)).toBe(false);
});

describe('rows', () => {
  const Row = v.object({ _id: id, name: text, price: amount });

  test('drops invalid rows and keeps the first of two with the same id', () => {
    const values = [
      null,
      { _id: 'a', name: 'A', price: 1 },
      'x',
      { name: 'no id' },
      [],
      { _id: 'a', name: 'again' },
      { _id: 2 },
      undefined,
    ];
    expect(v.parse(rows(Row), values)).toEqual([
      { _id: 'a', name: 'A', price: 1 },
      { _id: '2', name: '', price: null },
    ]);
  });

  test.each([null, undefined, {}, 'text', 5, { length: 2 }])('rejects %o', (value) => {
    expect(v.is(rows(Row), value)).toBe(false);
  });

  test('rejects a list without any readable row, which would prove that a row is gone', () => {
    const { issues } = v.safeParse(rows(Row), ['x', { name: 'no id' }]);
    expect(issues?.map(({ message }) => message)).toEqual(['No row of the list can be read']);
  });

  test('accepts an empty list', () => {
    expect(v.parse(rows(Row), [])).toEqual([]);
  });
});
