import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { people, person } from '#tests/support/people.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';

type Row = ReturnType<typeof person>;

const arranged = (rows: Row[], state: Partial<ListSearchState>): readonly Row[] => arrangeCollection(rows, people, state);
const names = (rows: readonly Row[]) => rows.map(({ called }) => called);
const by = (sort: string) => ({ sort });

describe('search and filters', () => {
  const rows = [
    person('Jürgen', { age: 40, joined: '2026-02-03' }),
    person('Ann', { age: 17, joined: '2026-04-05' }),
    person('Ben', { age: null, joined: '2024-01-01' }),
  ];

  test.each([
    ['', ['Jürgen', 'Ann', 'Ben']],
    [' ', ['Jürgen', 'Ann', 'Ben']],
    ['JURGEN', ['Jürgen']],
    ['2026 n', ['Jürgen', 'Ann']],
    ['.*', []],
  ])('every word must occur in the search text: %j', (query, found) => {
    expect(names(arranged(rows, { query }))).toEqual(found);
  });

  test.each([
    [['grown'], ['Jürgen']],
    [['new'], ['Jürgen', 'Ann']],
    [['grown', 'new'], ['Jürgen']],
    [['gone'], ['Jürgen', 'Ann', 'Ben']],
  ])('a row must match all active filters, and unknown ones are ignored: %j', (filters, found) => {
    expect(names(arranged(rows, Object.fromEntries(filters.map((key) => [key, 'on']))))).toEqual(found);
  });
});

describe('order', () => {
  const rows = [
    person('Bolt 10', { age: 9 }),
    person(null, { age: Number.NaN }),
    person('bolt 9', { age: 120, joined: '2026-01-01' }),
    person('Äxte', { age: 9, joined: '2025-12-31' }),
    person('  ', { age: null }),
  ];

  test.each([
    ['', ['Bolt 10', null, 'bolt 9', 'Äxte', '  ']],
    ['name-up', ['Äxte', 'bolt 9', 'Bolt 10', null, '  ']],
    ['name-down', ['Bolt 10', 'bolt 9', 'Äxte', null, '  ']],
    ['age-up', ['Bolt 10', 'Äxte', 'bolt 9', null, '  ']],
    ['age-down', ['bolt 9', 'Bolt 10', 'Äxte', null, '  ']],
    ['joined-at-up', ['Äxte', 'bolt 9', 'Bolt 10', null, '  ']],
    ['joined-at-down', ['bolt 9', 'Äxte', 'Bolt 10', null, '  ']],
  ])('%j', (sort, order) => {
    expect(names(arranged(rows, by(sort)))).toEqual(order);
  });
});

const anyRows = fc.array(
  fc
    .record({
      called: fc.option(fc.oneof(fc.constantFrom('', ' ', 'Bolt 9', 'Bolt 10', 'bolt 9', 'é', 'e'), fc.string({ unit: 'grapheme' }))),
      age: fc.option(fc.oneof(fc.constantFrom(0, -0, 1, 2, Number.NaN, Infinity), fc.double())),
      joined: fc.constantFrom('', '2026-01-01', '2025-12-31'),
    })
    .map(({ called, ...rest }) => person(called, rest)),
);
const anySort = fc.constantFrom('name-up', 'name-down', 'age-up', 'age-down', 'joined-at-up', 'joined-at-down');

/** True if the row has a value for this sort. */
const isKnown = (row: Row, sort: string): boolean => {
  if (sort.startsWith('age')) return row.age !== null && Number.isFinite(row.age);
  return ((sort.startsWith('name') ? row.called : row.joined) ?? '').trim() !== '';
};

test('sorting keeps every row, is idempotent, and puts rows without a value last in their original order', () => {
  fc.assert(
    fc.property(anyRows, anySort, (rows, sort) => {
      const sorted = arranged(rows, by(sort));
      expect(sorted).toHaveLength(rows.length);
      expect(new Set(sorted)).toEqual(new Set(rows));
      expect(arranged([...sorted], by(sort))).toEqual(sorted);
      const unknown = rows.filter((row) => !isKnown(row, sort));
      expect(sorted.slice(rows.length - unknown.length)).toEqual(unknown);
    }),
    REPEATABLE,
  );
});

test('sorts numbers in both directions, and keeps the order of rows with the same number', () => {
  const ages = fc.array(fc.record({ called: fc.string(), age: fc.nat(5) }).map(({ called, age }) => person(called, { age })));
  fc.assert(
    fc.property(ages, (rows) => {
      const up = arranged(rows, by('age-up'));
      expect(up.map(({ age }) => Number(age))).toEqual(rows.map(({ age }) => Number(age)).toSorted((one, other) => one - other));
      for (const sorted of [up, arranged(rows, by('age-down'))])
        for (const age of [0, 1, 2, 3, 4, 5])
          expect(sorted.filter((row) => row.age === age)).toEqual(rows.filter((row) => row.age === age));
    }),
    REPEATABLE,
  );
});

test('any search keeps the sort order', () => {
  fc.assert(
    fc.property(anyRows, anySort, fc.string({ maxLength: 2 }), (rows, sort, query) => {
      const all = arranged(rows, by(sort));
      const found = new Set(arranged(rows, { query }));
      expect(arranged(rows, { ...by(sort), query })).toEqual(all.filter((row) => found.has(row)));
    }),
    REPEATABLE,
  );
});
