import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { type PendingStockReturn, stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';
import { wrench } from '#tests/support/wrench.ts';

const notSent = () => new ApiError('offline', { message: 'x', notApplied: true });
const outdated = () => new ApiError('http', { message: 'x', status: 412, notApplied: true });
const left = (quantity: number | null) => ({ ...wrench, quantity });
const sent = { from: 3, to: 5 };

/** Starts a return of 2, answers its calls in turn, and tells what it did. */
const run = (write: PendingStockReturn['write'], ...answers: unknown[]) => runStoring({}, write, ...answers);

interface Storing {
  /** False if the device has not stored the return at the start. */
  isStored?: boolean;
  /** Stores the return before its PUT. */
  persist?: () => Promise<{ isStored: boolean }>;
}

async function runStoring(
  { persist = async () => ({ isStored: true }), ...given }: Storing,
  write: PendingStockReturn['write'],
  ...answers: unknown[]
) {
  const { actors, answer, calls } = scriptedActors('getTool', 'updateTool');
  let stored: PendingStockReturn | null = null;
  let conflicts = 0;
  const machine = stockReturnMachine.provide({
    actors: {
      ...actors,
      persistReturn: fromPromise(async ({ input }) => {
        stored = input;
        return persist();
      }),
    },
    actions: {
      persist: (_, stockReturn) => void (stored = stockReturn),
      delete: () => void (stored = null),
      recordConflict: () => void (conflicts += 1),
    },
  });
  const actor = createActor(machine, { input: { id: 'o1-1', toolId: 't1', amount: 2, write, ...given } }).start();
  const persisted: unknown[] = [];
  for (const value of answers) {
    persisted.push((stored as PendingStockReturn | null)?.write);
    await answer(value);
  }
  return {
    state: actor.getSnapshot().value,
    calls: calls.map(({ name }) => name),
    puts: calls.flatMap(({ name, input }) => (name === 'updateTool' ? [input] : [])),
    persisted,
    stored: stored as PendingStockReturn | null,
    conflicts,
  };
}

const put = { id: 't1', body: { quantity: 5 } };

test('adds the amount to a fresh stock, and stores the PUT before it is sent', async () => {
  const { state, puts, persisted, stored, conflicts } = await run(null, left(3), left(5));
  expect([state, puts, persisted, stored, conflicts]).toEqual(['returned', [put], [undefined, sent], null, 0]);
});

test.each([
  ['the tool is gone', null, 'conflict', 1],
  ['the tool is gone, with a 404', http(404), 'conflict', 1],
  ['the stock is unknown', left(null), 'conflict', 1],
  ['the read fails', http(500), 'pending', 0],
])('sends nothing if %s', async (_, read, state, conflicts) => {
  const run1 = await run(null, read);
  expect([run1.state, run1.puts, run1.conflicts]).toEqual([state, [], conflicts]);
  expect(run1.stored).toEqual(state === 'pending' ? { id: 'o1-1', toolId: 't1', amount: 2, write: null } : null);
});

test.each<[string, Storing, string, object[]]>([
  ['is stored, but its PUT is not', { persist: async () => ({ isStored: false }) }, 'pending', []],
  ['is stored, but storing its PUT fails', { persist: () => Promise.reject(new Error('own')) }, 'pending', []],
  ['is not stored', { isStored: false, persist: async () => ({ isStored: false }) }, 'returning', [put]],
  ['is stored only now', { isStored: false }, 'returning', [put]],
])('a return that %s is sent by this page or left to the next start, never both', async (_, storing, state, puts) => {
  const result = await runStoring(storing, null, left(3));
  expect([result.state, result.puts]).toEqual([state, puts]);
  if (state === 'pending') expect(result.stored).toEqual({ id: 'o1-1', toolId: 't1', amount: 2, write: null });
});

test('a return that its first PUT stored is left to the next start if the second one cannot be stored', async () => {
  const storing = [true, false];
  const persist = async () => ({ isStored: storing.shift() === true });
  const { state, puts } = await runStoring({ isStored: false, persist }, null, left(3), outdated(), left(3));
  expect([state, puts]).toEqual(['pending', [put]]);
});

describe('after the PUT', () => {
  test.each([
    ['nothing', null],
    ['another tool', { ...left(5), _id: 't2' }],
    ['another stock', left(3)],
    ['an ambiguous error', unanswered()],
    ['a refusal', http(403)],
  ])('an answer with %s is checked by reading', async (_, answer) => {
    const { state, calls, stored } = await run(null, left(3), answer, left(5));
    expect([state, calls, stored]).toEqual(['returned', ['getTool', 'updateTool', 'getTool'], null]);
  });

  test.each([
    ['the new stock', left(5), 'returned', 0, null],
    ['another stock', left(4), 'conflict', 1, null],
    ['no tool', null, 'conflict', 1, null],
    ['a 404', http(404), 'conflict', 1, null],
    ['an error', http(500), 'pending', 0, sent],
  ] as const)('a resumed return that reads %s sends nothing', async (_, read, state, conflicts, write) => {
    const result = await run(sent, read);
    expect([result.state, result.puts, result.conflicts, result.stored?.write ?? null]).toEqual([state, [], conflicts, write]);
  });

  test('is sent again if the stock is untouched, then left for the next start', async () => {
    const { state, puts, stored, conflicts } = await run(null, left(3), unanswered(), left(3), unanswered(), left(3));
    expect([state, puts, stored?.write, conflicts]).toEqual(['pending', [put, put], sent, 0]);
  });

  test.each([
    ['outrun by the first one', outdated()],
    ['never sent', notSent()],
  ])('is checked by reading if the second one is %s', async (_, second) => {
    const { state, puts, stored } = await run(null, left(3), unanswered(), left(3), second, left(5));
    expect([state, puts, stored]).toEqual(['returned', [put, put], null]);
  });

  test('waits for the next start, from a fresh read, if it was never sent', async () => {
    const { state, calls, stored } = await run(null, left(3), notSent());
    expect([state, calls, stored]).toEqual(['pending', ['getTool', 'updateTool'], { id: 'o1-1', toolId: 't1', amount: 2, write: null }]);
  });

  test('that somebody else outran is forgotten, also if the fresh read fails', async () => {
    const { state, stored } = await run(null, left(3), outdated(), http(500));
    expect([state, stored?.write]).toEqual(['pending', null]);
  });

  test('starts from a fresh read if somebody else was faster, three times at most', async () => {
    const contested = await run(null, left(3), outdated(), left(1), left(3));
    expect([contested.state, contested.puts.at(-1), contested.persisted.at(-2)]).toEqual([
      'returned',
      { id: 't1', body: { quantity: 3 } },
      sent,
    ]);
    const given = await run(null, left(3), outdated(), left(3), outdated(), left(3), outdated());
    expect([given.state, given.puts.length, given.stored?.write]).toEqual(['pending', 3, null]);
  });
});
