import { expect, test } from 'vitest';
import { people } from '#tests/support/people.ts';
import { nextSort, sortName, parseSort } from './tableState.ts';

test('a header sorts ascending, then descending, then not at all; another header starts ascending', () => {
  const up = nextSort(null, 'age');
  expect(up).toEqual({ column: 'age', direction: 'asc' });
  const down = nextSort(up, 'age');
  expect(down).toEqual({ column: 'age', direction: 'desc' });
  expect(nextSort(down, 'age')).toBeNull();
  expect(nextSort(down, 'name')).toEqual({ column: 'name', direction: 'asc' });
});

test.each(['age-up', 'age-down', 'name-up', 'joined-at-down', ''])('%j is read as it is written', (name) => {
  expect(sortName(parseSort(name, people))).toBe(name);
});

test.each(['age', 'age-', '-up', 'age-sideways', 'edit-up', 'constructor-up', 'up', 'age-asc', 'age-desc'])(
  '%j is not a sort of this table',
  (name) => {
    expect(parseSort(name, people)).toBeNull();
  },
);
