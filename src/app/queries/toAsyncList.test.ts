import { expect, test } from 'vitest';
import { http } from '#tests/support/fakeShop.ts';
import { toAsyncList } from './toAsyncList.ts';

const double = (row: number) => row * 2;
const failed = http(503);
const SENTENCE = 'The shop has a problem at the moment. Please try again in a little while.';

test('nothing yet', () => {
  expect(toAsyncList({ data: undefined, error: null }, double)).toEqual({ state: 'loading' });
});

test('nothing but a failure: its sentence, never its own words', () => {
  expect(toAsyncList({ data: undefined, error: failed }, double)).toEqual({ state: 'failed', message: SENTENCE });
});

test('an answer without rows', () => {
  expect(toAsyncList({ data: [], error: null }, double)).toEqual({ state: 'empty' });
});

test('rows, each as its view, in their order', () => {
  expect(toAsyncList({ data: [3, 1, 2], error: null }, double)).toEqual({ state: 'ready', rows: [6, 2, 4] });
});

test('old rows stay beside the word that they could not be refreshed', () => {
  expect(toAsyncList({ data: [1], error: failed }, double)).toEqual({ state: 'ready', rows: [2], stale: `Could not refresh. ${SENTENCE}` });
});
