import type { Call, Calls } from '../calls/calls.ts';

/** True for a call that changes the world. A login is no write: whether a page logs in again depends on what it remembers. */
export const isWrite = ({ method, operation }: Call): boolean => method !== 'GET' && operation !== 'login';

/** Writes a call as its name and its answer: 'createBooking 200'. */
export const describeWrite = ({ operation, answer }: Call): string => `${operation ?? 'other'} ${answer?.status ?? 'pending'}`;

/**
 * Returns the writes among the last calls, in their order.
 * @param calls the last one first
 */
export const writesOf = (calls: readonly Call[]): string[] => calls.filter(isWrite).map(describeWrite).toReversed();

/**
 * Returns the writes after the call with this number. Null if some of its later calls are no longer in the list, which keeps the last ones
 * only, and may have been cleared.
 */
export function writesAfter({ list, count }: Pick<Calls, 'list' | 'count'>, number: number): string[] | null {
  const later = list().filter((call) => call.number > number);
  return later.length === count() - number ? writesOf(later) : null;
}
