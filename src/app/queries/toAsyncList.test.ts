import { expect, test } from 'vitest';
import { http } from '#tests/support/fakeShop.ts';
import { toAsyncList } from './toAsyncList.ts';

const double = (row: number) => row * 2;
const failed = http(503);
const SENTENCE = 'The shop has a problem at the moment. Please try again in a little while.';

test('is loading before the first response', () => {
  expect(toAsyncList({ data: undefined, error: null }, double)).toEqual({ state: 'loading' });
});

test("is failed with the shop's message, never the error's own", () => {
  expect(toAsyncList({ data: undefined, error: failed }, double)).toEqual({ state: 'failed', message: SENTENCE });
});

test('is empty without rows', () => {
  expect(toAsyncList({ data: [], error: null }, double)).toEqual({ state: 'empty' });
});

test('is ready with the converted rows, in order', () => {
  expect(toAsyncList({ data: [3, 1, 2], error: null }, double)).toEqual({ state: 'ready', rows: [6, 2, 4] });
});

test('keeps the old rows and says that they could not be refreshed', () => {
  expect(toAsyncList({ data: [1], error: failed }, double)).toEqual({ state: 'ready', rows: [2], stale: `Could not refresh. ${SENTENCE}` });
});
