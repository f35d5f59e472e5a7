import { ApiError } from '#contract/apiError.ts';
import type { Platform } from '../ports.ts';

const TIME_UP = Symbol('time is up');

/** How long some work may take, and who may take it back. */
interface Limit {
  milliseconds: number;
  platform: Pick<Platform, 'wait'>;
  signal?: AbortSignal | undefined;
  /** A write under way: cut off, it may have been applied all the same. */
  ambiguous?: boolean;
}

/** Why the work ended early; what fetch rejects with when nobody ended it is a lost connection. */
function lost(ends: AbortSignal, ambiguous: boolean): ApiError {
  if (!ends.aborted) return new ApiError('offline', { message: 'no answer came', ambiguous });
  if (ends.reason === TIME_UP) return new ApiError('timeout', { message: 'no answer came in time', ambiguous });
  return new ApiError('aborted', { message: 'the caller took the call back', ambiguous });
}

/**
 * Does the work until its time is up or the caller takes it back: then the signal it is given aborts. Limits nest.
 * @returns what the work returns; rejects with ApiError only
 */
export async function within<T>(limit: Limit, work: (ends: AbortSignal) => Promise<T>): Promise<T> {
  const { milliseconds, platform, signal, ambiguous = false } = limit;
  if (signal?.aborted === true) throw lost(signal, false);
  const timer = new AbortController();
  const late = new AbortController();
  platform.wait(milliseconds, timer.signal).then(
    () => late.abort(TIME_UP),
    () => {},
  );
  const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    return await work(ends);
  } catch (error) {
    throw error instanceof ApiError ? error : lost(ends, ambiguous);
  } finally {
    timer.abort();
  }
}
