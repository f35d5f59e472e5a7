import type { Call } from '../calls/calls.ts';

/**
 * Returns the writes among the last calls, in their order: 'createBooking 200'. Whether a page logs in again depends on what it remembers, so
 * a login is none.
 * @param calls the last one first
 */
export const writesOf = (calls: readonly Call[]): string[] =>
  calls
    .filter(({ method, operation }) => method !== 'GET' && operation !== 'login')
    .map(({ operation, answer }) => `${operation ?? 'other'} ${answer?.status ?? 'pending'}`)
    .toReversed();
