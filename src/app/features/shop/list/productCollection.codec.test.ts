import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { collectionCodec, MAX_QUERY_LENGTH } from '../../../collection/codec.ts';
import { productCollection } from './productCollection.ts';

const { read: readList, write: writeList } = collectionCodec(productCollection);
const NO_FILTERS = { query: '', sort: '', status: '', min: '', max: '', stock: '' };

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.constantFrom('  ', 'a&b=c#d?e', '%', '+', '50% off', '\ud800', 'Jürgen', 'بطارية'),
);
const anyPrice = fc.oneof(
  fc.string(),
  fc.constantFrom('', '20', '$20', '1,200.50', '1.200', '１２', '12.', '-5', '1e9', 'NaN', 'Infinity'),
  fc.double().map(String),
);

/** Anything that the fields of a list page may hold. */
const typed = fc.record({
  query: anyText,
  status: anyText,
  min: anyPrice,
  max: anyPrice,
  stock: fc.constantFrom('', 'on'),
  sort: fc.constantFrom('', 'name', 'price-up', 'price-down', 'newest', 'rating'),
});

test('writes an address that people can read', () => {
  expect(writeList({ query: 'lamp', status: 'In stock', min: '20', max: '80.5', stock: 'on', sort: 'price-up' })).toBe(
    '?q=lamp&status=In+stock&min=20&max=80.5&stock=in&sort=price-up',
  );
});

test('leaves defaults out', () => {
  expect(writeList(NO_FILTERS)).toBe('');
  expect(writeList(NO_FILTERS, '?q=lamp&sort=name&stock=in')).toBe('');
});

test('keeps other parameters', () => {
  expect(writeList({ ...NO_FILTERS, query: 'lamp' }, '?details=t1&q=old&world=large')).toBe('?q=lamp&details=t1&world=large');
});

test.each([
  ['?q=%20%20&status=', NO_FILTERS],
  ['?sort=loudest&stock=maybe&min=cheap&max=-3', NO_FILTERS],
  ['?min=NaN&max=Infinity', NO_FILTERS],
  ['?min=$20&max=1,200.50', { ...NO_FILTERS, min: '20', max: '1200.5' }],
  ['?min=1.200&max=1,200', NO_FILTERS],
  ['?min=٣&max=１２%2C５０', { ...NO_FILTERS, min: '3', max: '12.5' }],
  [`?max=${'9'.repeat(30)}`, NO_FILTERS],
  ['?sort=constructor&q=__proto__', { ...NO_FILTERS, query: '__proto__' }],
  ['?sort=__proto__&min=cheap&max=-1&status=%3Cscript%3E&stock=maybe&q=%20%20&q=x', { ...NO_FILTERS, status: '<script>' }],
  ['?min=50&max=10&sort=price-up', { ...NO_FILTERS, min: '50', max: '10', sort: 'price-up' }],
  ['?q=lamp&q=other', { ...NO_FILTERS, query: 'lamp' }],
  [`?q=${'x'.repeat(5000)}`, { ...NO_FILTERS, query: 'x'.repeat(MAX_QUERY_LENGTH) }],
  ['?q=%E0%A4%A', { ...NO_FILTERS, query: '\ufffd%A' }],
])('%s', (search, list) => {
  expect(readList(search)).toEqual(list);
});

describe('whatever is typed', () => {
  test('a written address is read as it is written, and keeps its meaning', () => {
    fc.assert(
      fc.property(typed, (list) => {
        const read = readList(writeList(list));
        expect(read).toMatchObject({ sort: list.sort, stock: list.stock });
        expect(readList(writeList(read))).toEqual(read);
        expect(read['status']).toBe(list.status.trim() === '' ? '' : list.status.toWellFormed());
        for (const limit of [read['min'], read['max']]) expect(limit).toMatch(/^(?:\d+(?:\.\d{1,2})?)?$/);
      }),
      REPEATABLE,
    );
  });

  test('keeps the details parameter', () => {
    fc.assert(
      fc.property(typed, anyText, (list, id) => {
        const details = new URLSearchParams({ details: id }).toString();
        const search = writeList(list, `?${details}`);
        expect(new URLSearchParams(search).get('details')).toBe(id.toWellFormed());
        expect(readList(search)).toEqual(readList(writeList(list)));
      }),
      REPEATABLE,
    );
  });
});

test('reads any address without throwing, and the same again after writing it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
      const list = readList(search);
      expect(readList(writeList(list))).toEqual(list);
    }),
    REPEATABLE,
  );
});
