import { describe, expect, test } from 'vitest';
import { people } from '#tests/support/people.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { isFiltered, offersOf, toControls } from './collection.ts';

const controlsOf = (state: Partial<ListSearchState>, shown: number | null, total: number | null) => {
  const values: ListSearchState = { query: '', sort: '', ...state };
  return toControls(people, values, offersOf(people, []), { shown, total, isNarrowed: isFiltered(people, values) });
};

test("offers the backend's order, then both directions of each sortable column", () => {
  expect(controlsOf({}, 0, 0).sorts).toEqual([
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
  const values = { query: 'ann', sort: 'age-down', new: 'on' };
  expect(controlsOf(values, 2, 9)).toMatchObject({
    values,
    searchLabel: 'Search people',
    filters: [
      { kind: 'toggle', key: 'grown', label: 'Grown up only' },
      { kind: 'toggle', key: 'new', label: 'New only' },
    ],
    active: 1,
    shown: 2,
  });
});

describe('the count', () => {
  test.each<[Partial<ListSearchState>, number | null, number | null, string]>([
    [{}, null, null, ''],
    [{}, 0, 0, ''],
    [{}, 1, 1, '1 person'],
    [{}, 10_000, 10_000, '10,000 people'],
    [{ query: 'ann' }, 1, 48, '1 of 48 people'],
    [{ new: 'on' }, 48, 48, '48 of 48 people'],
    [{ query: '  ' }, 48, 48, '48 people'],
  ])('%j %j of %j: %j', (state, shown, total, text) => {
    expect(controlsOf(state, shown, total).count).toBe(text);
  });
});

test('a sort hides no rows', () => {
  expect(isFiltered(people, { query: '', sort: 'age-up' })).toBe(false);
});
