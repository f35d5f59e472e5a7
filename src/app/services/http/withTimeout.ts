import { ApiError } from '#contract/apiError.ts';
import type { Platform } from '../ports.ts';

const TIME_UP = Symbol('time is up');

/** The time limit of an operation, and the signal that aborts it. */
interface Limit {
  milliseconds: number;
  platform: Pick<Platform, 'wait'>;
  signal?: AbortSignal | undefined;
  /** True for a pending write: if it is cut off, it may have been applied anyway. */
  ambiguous?: boolean;
}

/** The error for work that was cut off. If nothing aborted it, fetch lost the connection. */
function lost(ends: AbortSignal, ambiguous: boolean): ApiError {
  if (!ends.aborted) return new ApiError('offline', { message: 'no answer came', ambiguous });
  if (ends.reason === TIME_UP) return new ApiError('timeout', { message: 'no answer came in time', ambiguous });
  return new ApiError('aborted', { message: 'the caller took the call back', ambiguous });
}

/**
 * Runs the work until its time is up or the caller aborts. The signal that `work` gets then aborts. Limits can be nested.
 * @returns the result of the work; rejects only with ApiError
 */
export async function withTimeout<T>(limit: Limit, work: (ends: AbortSignal) => Promise<T>): Promise<T> {
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
