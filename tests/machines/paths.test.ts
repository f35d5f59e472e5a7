import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { walks } from '#tests/support/machineWalks.ts';

test('every machine is walked, under the name of its file', () => {
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.machine.ts'));
  expect(Object.keys(walks).toSorted()).toEqual(files.map((path) => basename(path, '.machine.ts')).toSorted());
});

describe.each(Object.entries(walks))('%s', (_, { machine, snapshots }) => {
  const states = Object.values(machine.states);

  test('every declared state is reached', () => {
    const reached = new Set<string>(snapshots.map(({ value }) => value));
    const missing = states.map(({ key }) => key).filter((key) => !reached.has(key));
    // The machine leaves a state with `always` in the same step, so no snapshot has it.
    expect(missing).toEqual(states.filter(({ always }) => always !== undefined && always.length > 0).map(({ key }) => key));
  });

  test('contexts are plain data', () => {
    for (const { context } of snapshots) expect(structuredClone(context)).toEqual(context);
  });
});
