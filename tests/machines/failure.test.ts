import { expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { failureOf } from '#machines/failure.ts';
import { paymentLock, stockLock } from '#machines/locks.ts';

test.each([
  [new ApiError('http', { message: 'no', status: 403 }), { kind: 'http', status: 403, isAmbiguous: false }],
  [new ApiError('timeout', { message: 'late', ambiguous: true }), { kind: 'timeout', status: null, isAmbiguous: true }],
  // Nothing is known about an error that the client did not throw, so the mutation may have been applied.
  [new TypeError('x is undefined'), { kind: 'unknown', status: null, isAmbiguous: true }],
  ['a text', { kind: 'unknown', status: null, isAmbiguous: true }],
])('the failure of %o is %o', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

test('the names of the locks stay the same, because a tab may run an earlier build', () => {
  expect([stockLock('1'), paymentLock('1')]).toEqual(['stock:1', 'pay:1']);
});
