import { describe, expect, test } from 'vitest';
import { people } from '#tests/support/people.ts';
import { UNTOUCHED } from './tableDefinition.ts';
import { hasFilters, toControls } from './toControls.ts';

const count = (state: object, shown: number | null, total: number | null) =>
  toControls(people, { ...UNTOUCHED, ...state }, { shown, total }).count;

test("offers the backend's order, then both directions of each sortable column", () => {
  expect(toControls(people, UNTOUCHED, { shown: 0, total: 0 }).sorts).toEqual([
    { value: '', label: 'As listed' },
    { value: 'name-up', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'age-up', label: 'Age, low to high' },
    { value: 'age-down', label: 'Age, high to low' },
    { value: 'joined-at-up', label: 'Joined, earliest first' },
    { value: 'joined-at-down', label: 'Joined, latest first' },
  ]);
});

test('shows the current search, sort and filters', () => {
  const state = { query: 'ann', sort: { column: 'age', direction: 'desc' }, filters: ['new'] } as const;
  expect(toControls(people, state, { shown: 2, total: 9 })).toMatchObject({
    query: 'ann',
    searchLabel: 'Search people',
    sort: 'age-down',
    filters: [
      { key: 'grown', label: 'Grown up only', isOn: false },
      { key: 'new', label: 'New only', isOn: true },
    ],
    shown: 2,
  });
});

describe('the count', () => {
  test.each<[object, number | null, number | null, string]>([
    [{}, null, null, ''],
    [{}, 0, 0, '0 people'],
    [{}, 1, 1, '1 person'],
    [{}, 10_000, 10_000, '10,000 people'],
    [{ query: 'ann' }, 1, 48, '1 of 48 people'],
    [{ filters: ['new'] }, 48, 48, '48 of 48 people'],
    [{ query: '  ' }, 48, 48, '48 people'],
  ])('%j %j of %j: %j', (state, shown, total, text) => {
    expect(count(state, shown, total)).toBe(text);
  });
});

test('a sort hides no rows', () => {
  expect(hasFilters({ ...UNTOUCHED, sort: { column: 'age', direction: 'asc' } })).toBe(false);
});
