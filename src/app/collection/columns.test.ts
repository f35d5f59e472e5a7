import { expect, test } from 'vitest';
import { people } from '#tests/support/people.ts';
import { nextSort, toTableSort } from './columns.ts';

test('a header sorts ascending, then descending, then not at all; another header starts ascending', () => {
  expect(nextSort('', 'age')).toBe('age-up');
  expect(nextSort('age-up', 'age')).toBe('age-down');
  expect(nextSort('age-down', 'age')).toBe('');
  expect(nextSort('age-down', 'name')).toBe('name-up');
});

test('the header shows the sort', () => {
  expect(toTableSort('')).toBeNull();
  expect(toTableSort('age-up')).toEqual({ column: 'age', direction: 'asc' });
  expect(toTableSort('joined-at-down')).toEqual({ column: 'joined-at', direction: 'desc' });
});

test('only columns that sort have sorts', () => {
  const names = people.sorts.map(({ name }) => name);
  expect(names).toEqual(['name-up', 'name-down', 'age-up', 'age-down', 'joined-at-up', 'joined-at-down']);
});
