import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { runOn } from '#tests/support/conformanceRun.ts';
import { nouns } from '../writes/writes.ts';
import { guardedNames } from './checkRequest.ts';
import { withMissingRequests } from './checkRequests.ts';

const MISSING = 'no request exists yet: add one to scripts/conformance/writes';

test('every guarded operation has a request', async () => {
  const fetchNothing = () => Promise.resolve(new Response('', { status: 404 }));
  const { linesWith } = await runOn('http://127.0.0.1', ['--expect-secure'], { fetch: fetchNothing });
  const missing = linesWith('not tried').filter((line) => line.includes(MISSING));
  expect(missing, missing.join('\n')).toEqual([]);
});

test('a missing request is reported with the place to add it to, and the others are still sent', () => {
  const [first, ...others] = guardedNames;
  const request = { input: {}, targetsMissingRecord: false };
  const requests = withMissingRequests(Object.fromEntries(others.map((name) => [name, request])));
  expect(requests).toEqual({ ...Object.fromEntries(others.map((name) => [name, request])), [first ?? '']: MISSING });
  expect(existsSync(MISSING.split(' ').at(-1) ?? '')).toBe(true);
});

test('every record that can be deleted by its id is removed if a careless backend creates it', () => {
  const deletes = Object.entries<Operation>(operations).filter(([, { method, path }]) => method === 'DELETE' && path.includes('{id}'));
  const removing: string[] = nouns.flatMap(({ removable }) => removable?.remove ?? []);
  expect(removing.toSorted()).toEqual(deletes.map(([name]) => name).toSorted());
});
