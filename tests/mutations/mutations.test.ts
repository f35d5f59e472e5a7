import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportBudgets, routeRow } from '../../scripts/budgets.mjs';
import { type KilledBy, mutations } from './mutations.ts';

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

type Check = Extract<KilledBy, { suite: 'check' }>;

/** The message that a script prints when it fails. Nothing is built, because that takes minutes. */
const failureOf: Record<Check['run'], () => string> = {
  'check:live': () => {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    cpSync('public-sandbox', folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '');
    const { stderr } = spawnSync(process.execPath, ['scripts/checkLive.mjs', folder], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return stderr;
  },
  'check:budgets': () => reportBudgets([routeRow('Payment', 1000)], '0009-first-load.md').complaints.join('\n'),
};

const checked = mutations.flatMap(({ id, killedBy }) => (killedBy.suite === 'check' ? [{ id, ...killedBy }] : []));

test.each(checked)('$id: $run fails with the message that the mutation names', ({ run, message }) => {
  expect(failureOf[run]()).toContain(message);
});
