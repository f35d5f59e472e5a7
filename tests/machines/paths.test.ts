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

  test('every state except end states has a transition', () => {
    const isEnd = (state: (typeof states)[number]) => state.type === 'final' || state.tags.includes('end');
    const stuck = states.filter((state) => !isEnd(state) && state.ownEvents.length === 0 && (state.always ?? []).length === 0);
    expect(stuck.map(({ key }) => key)).toEqual([]);
  });

  test('every invoked actor has an id and handles both success and failure', () => {
    for (const state of states)
      for (const { id } of state.invoke) {
        expect(id).not.toContain('.');
        expect(state.ownEvents).toEqual(expect.arrayContaining([`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]));
      }
  });

  test('contexts are plain data', () => {
    for (const { context } of snapshots) expect(structuredClone(context)).toEqual(context);
  });
});
