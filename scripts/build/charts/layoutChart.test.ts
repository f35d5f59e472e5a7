import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { layoutChart } from './layoutChart.ts';

const door = setup({
  actors: { close: fromPromise(() => Promise.resolve()) },
  guards: { isUnlocked: () => true },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { 'door.remove': '.gone', 'door.knock': { actions: () => {} } },
  states: {
    closed: { on: { 'door.open': [{ guard: 'isUnlocked', target: 'open' }, { target: 'locked' }], 'door.kick': 'open' } },
    locked: {},
    open: { tags: ['draughty'], invoke: { id: 'closing', src: 'close', onDone: 'closed' } },
    gone: { type: 'final' },
  },
});

test('all transitions between two states are one line', async () => {
  const { transitions } = await layoutChart(door, '');
  expect(transitions.map(({ from, to, events }) => [from, to, events])).toEqual([
    ['closed', 'open', ['door.open [isUnlocked]', 'door.kick']],
    ['closed', 'locked', ['door.open']],
    ['open', 'closed', ['closing done']],
  ]);
});

test('an event that every state accepts is named with the state it leads to, if it leads to one', async () => {
  expect((await layoutChart(door, '')).everywhere).toEqual(['door.remove → gone', 'door.knock']);
});

test('a state has its kind, its actors and its tags', async () => {
  const { states } = await layoutChart(door, '');
  expect(states.map(({ name, kind, invokes, tags }) => ({ name, kind, invokes, tags }))).toEqual([
    { name: 'closed', kind: 'initial', invokes: [], tags: [] },
    { name: 'locked', kind: 'other', invokes: [], tags: [] },
    { name: 'open', kind: 'other', invokes: ['closing'], tags: ['draughty'] },
    { name: 'gone', kind: 'final', invokes: [], tags: [] },
  ]);
});

test('no state lies on another, and all lie in the picture', async () => {
  const { states, width, height } = await layoutChart(door, '');
  for (const [index, one] of states.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(width);
    expect(one.y + one.height).toBeLessThanOrEqual(height);
    for (const other of states.slice(index + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isBeside || isAbove, `${one.name} and ${other.name}`).toBe(true);
    }
  }
});

/** A machine whose states lead to one another in a row. */
const row = (length: number) =>
  createMachine({
    id: 'row',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length }, (_, index) => [`s${index}`, { on: index + 1 < length ? { next: `s${index + 1}` } : {} }]),
    ),
  });

test('the transitions of a large machine have no labels', async () => {
  const [small, large] = await Promise.all([layoutChart(row(9), ''), layoutChart(row(10), '')]);
  expect(small.transitions.every(({ label }) => label !== null)).toBe(true);
  expect(large.transitions.every(({ label }) => label === null)).toBe(true);
});
