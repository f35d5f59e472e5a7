import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';

test('there are at least 24, each with an id of its own', () => {
  const ids = mutations.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test.each(mutations)('$id: its text occurs exactly once in $file, and its test exists', ({ file, find, replace, killedBy }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  if (killedBy.suite !== 'check') expect(existsSync(killedBy.run)).toBe(true);
});
