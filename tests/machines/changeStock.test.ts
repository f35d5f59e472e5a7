import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { changeStockMachine, type StockChange } from '#machines/stock/changeStock.machine.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedActors } from '#tests/support/scriptedActors.ts';
import { wrench } from '#tests/support/wrench.ts';

const notSent = () => new ApiError('offline', { message: 'x', notApplied: true });
const outdated = () => new ApiError('http', { message: 'x', status: 412, notApplied: true });
const left = (quantity: number | null) => ({ ...wrench, quantity });
const put = ['updateTool', { id: wrench._id, body: { quantity: 3 } }];
const get = ['getTool', { id: wrench._id }];

/** Changes a stock from 5 to 3, and answers the calls in turn. */
async function change(options: Partial<StockChange>, ...answers: unknown[]) {
  const { actors, answer, calledWith } = scriptedActors('getTool', 'updateTool');
  const input = { toolId: wrench._id, write: { from: 5, to: 3 }, ...options };
  const actor = createActor(changeStockMachine.provide({ actors }), { input }).start();
  for (const value of answers) await answer(value);
  const { output, value } = actor.getSnapshot();
  return { outcome: output?.outcome ?? value, output, calls: calledWith() };
}

test('an answer that is the tool with the new stock proves it', async () => {
  const { output, calls } = await change({}, left(3));
  expect([output, calls]).toEqual([{ outcome: 'changed', failure: null, stock: 3 }, [put]]);
});

describe('the tool is read', () => {
  test.each([
    ['nothing', null],
    ['another tool', { ...left(3), _id: 't2' }],
    ['another stock', left(5)],
    ['a refusal', http(403)],
    ['a 412 that compared nothing', http(412)],
    ['no response', unanswered()],
  ])('after a PUT that is answered with %s', async (_, answer) => {
    const { outcome, calls } = await change({}, answer, left(3));
    expect([outcome, calls]).toEqual(['changed', [put, get]]);
  });

  test.each([
    ['another stock', left(4), 'conflict', 4],
    ['an unknown stock', left(null), 'conflict', null],
    ['no tool', null, 'gone', null],
    ['a 404', http(404), 'gone', null],
    ['an error', http(500), 'unknown', null],
  ])('and has %s', async (_, read, outcome, stock) => {
    const { output, calls } = await change({}, unanswered(), read);
    expect([output, calls]).toEqual([{ outcome, failure: expect.objectContaining({ kind: 'timeout' }), stock }, [put, get]]);
  });
});

describe('a stock that is untouched', () => {
  test('is sent again, once', async () => {
    const { output, calls } = await change({}, unanswered(), left(5), null, left(5));
    expect([output, calls]).toEqual([{ outcome: 'untouched', failure: null, stock: 5 }, [put, get, put, get]]);
  });

  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [412, 'refused'],
    [499, 'refused'],
    [302, 'writing'],
    [401, 'writing'],
    [500, 'writing'],
  ])('after a %i is %s', async (status, outcome) => {
    expect((await change({}, http(status), left(5))).outcome).toBe(outcome);
  });
});

describe('a second PUT that is refused', () => {
  test.each([
    [408, 'untouched'],
    [425, 'untouched'],
    [429, 'untouched'],
    [400, 'refused'],
    [403, 'refused'],
  ])('with %i: the first one, which was not answered, makes it %s', async (status, outcome) => {
    const { output, calls } = await change({}, unanswered(), left(5), http(status), left(5));
    expect([output?.outcome, output?.failure?.status, calls]).toEqual([outcome, status, [put, get, put, get]]);
    expect((await change({ isSent: true }, left(5), http(status), left(5))).outcome).toBe(outcome);
  });

  test('with 429 as the only one is refused', async () => {
    expect((await change({}, http(429), left(5))).outcome).toBe('refused');
  });
});

describe('nothing was applied', () => {
  test.each([
    ['outdated', outdated(), 412],
    ['notSent', notSent(), null],
  ])('if the first PUT is %s', async (outcome, error, status) => {
    const { output, calls } = await change({}, error);
    expect([output?.outcome, output?.failure?.status, calls]).toEqual([outcome, status, [put]]);
  });

  test.each([outdated(), notSent()])('cannot be told from a second one: %s', async (error) => {
    const { outcome, calls } = await change({}, unanswered(), left(5), error, left(3));
    expect([outcome, calls]).toEqual(['changed', [put, get, put, get]]);
  });
});

describe('a PUT that may have been sent before', () => {
  test('is looked for first, and sent once more', async () => {
    const { outcome, calls } = await change({ isSent: true }, left(5), outdated(), left(5));
    expect([outcome, calls]).toEqual(['refused', [get, put, get]]);
  });

  test.each([
    [3, 'changed'],
    [5, 'untouched'],
    [4, 'conflict'],
  ])('is only looked for if no other may be sent: a stock of %i is %s', async (stock, outcome) => {
    const { output, calls } = await change({ isSent: true, puts: 0 }, left(stock));
    expect([output, calls]).toEqual([{ outcome, failure: null, stock }, [get]]);
  });
});
