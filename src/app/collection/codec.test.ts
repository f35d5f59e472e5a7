import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { people } from '#tests/support/people.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { toggle } from './collection.ts';
import { collectionCodec, MAX_QUERY_LENGTH } from './codec.ts';

const { read, write } = collectionCodec(people);
const UNTOUCHED = { query: '', sort: '', grown: '', new: '' };

test('writes a readable query, and keeps the other params', () => {
  expect(write({ query: 'ann', sort: 'age-down', new: 'on', grown: 'on' }, '?details=t1&q=old&show=new')).toBe(
    '?q=ann&show=grown&show=new&sort=age-down&details=t1',
  );
});

test('does not write defaults', () => {
  expect(write(UNTOUCHED)).toBe('');
  expect(write(UNTOUCHED, '?q=ann&sort=age-down&show=new')).toBe('');
});

test.each([
  ['', UNTOUCHED],
  ['?q=%20%20&sort=&show=', UNTOUCHED],
  ['?sort=age-sideways&show=old', UNTOUCHED],
  ['?sort=edit-up', UNTOUCHED],
  ['?show=constructor&show=__proto__', UNTOUCHED],
  ['?show=new&show=new&show=grown', { ...UNTOUCHED, grown: 'on', new: 'on' }],
  ['?sort=age-down&sort=name-up', { ...UNTOUCHED, sort: 'age-down' }],
  [`?q=${'x'.repeat(5000)}`, { ...UNTOUCHED, query: 'x'.repeat(MAX_QUERY_LENGTH) }],
])('reads %s', (search, state) => {
  expect(read(search)).toEqual(state);
});

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 150 }), fc.constantFrom('  ', 'a&b=c#d?e', '%', '+', '\ud800', 'Jürgen'));
const anyState = fc.record({
  query: anyText,
  sort: fc.constantFrom('', 'age-up', 'age-down', 'joined-at-down', 'edit-up', 'x-up', 'age'),
  grown: fc.constantFrom('', 'on'),
  new: fc.constantFrom('', 'on'),
  gone: fc.constantFrom('', 'on'),
});

test('reading a written query gives the cleaned state, and keeps the other params', () => {
  fc.assert(
    fc.property(anyState, anyText, (state, id) => {
      const search = write(state, `?${new URLSearchParams({ details: id }).toString()}`);
      const { query, sort } = read(search);
      expect(read(search)).toEqual({ grown: state.grown, new: state.new, query, sort });
      expect(query).toBe(state.query.slice(0, MAX_QUERY_LENGTH).trim() === '' ? '' : state.query.slice(0, MAX_QUERY_LENGTH).toWellFormed());
      expect(sort).toBe(/^(age|joined-at)-(up|down)$/.test(state.sort) ? state.sort : '');
      expect(new URLSearchParams(search).get('details')).toBe(id.toWellFormed());
    }),
    REPEATABLE,
  );
});

test('reads any query without throwing, and writing it again keeps its meaning', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
      const state = read(search);
      expect(read(write(state))).toEqual(state);
    }),
    REPEATABLE,
  );
});

test('no filter can have the name of another value', () => {
  const filter = toggle('On', () => true);
  // @ts-expect-error -- the search has this key
  const query: typeof people.filters = { query: filter };
  // @ts-expect-error -- the sort has this key, and this name in URLs
  const sort: typeof people.filters = { sort: filter };
  // @ts-expect-error -- the search has this name in URLs
  const q: typeof people.filters = { q: filter };
  // @ts-expect-error -- the toggles have this name in URLs
  const show: typeof people.filters = { show: filter };
  expect([query, sort, q, show]).toHaveLength(4);
});
