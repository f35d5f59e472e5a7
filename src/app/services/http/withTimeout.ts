import { ApiError } from '#contract/apiError.ts';
import type { Platform } from '../ports.ts';

const TIME_UP = Symbol('time is up');
/** A reason of its own, because the default one is an error, and its stack trace takes time at each call. */
const IN_TIME = Symbol('in time');

/** The time limit of an operation, and the signal that aborts it. */
interface Limit {
  milliseconds: number;
  platform: Pick<Platform, 'wait'>;
  signal?: AbortSignal | undefined;
  /** True for a pending write: if it is cut off, it may have been applied anyway. */
  ambiguous?: boolean;
}

/** The error for work that was cut off. If nothing aborted it, fetch lost the connection. */
function lost(signal: AbortSignal, ambiguous: boolean): ApiError {
  if (!signal.aborted) return new ApiError('offline', { message: 'no response', ambiguous });
  if (signal.reason === TIME_UP) return new ApiError('timeout', { message: 'no response in time', ambiguous });
  return new ApiError('aborted', { message: 'aborted by the caller', ambiguous });
}

/**
 * Runs the work until its time is up or the caller aborts. The signal that `work` gets then aborts. Limits can be nested.
 * @returns the result of the work; rejects only with ApiError
 */
export async function withTimeout<T>(limit: Limit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { milliseconds, platform, signal: caller, ambiguous = false } = limit;
  if (caller?.aborted === true) throw lost(caller, false);
  const timer = new AbortController();
  const late = new AbortController();
  platform.wait(milliseconds, timer.signal).then(
    () => late.abort(TIME_UP),
    () => {},
  );
  const signal = caller ? AbortSignal.any([caller, late.signal]) : late.signal;
  try {
    return await work(signal);
  } catch (error) {
    throw error instanceof ApiError ? error : lost(signal, ambiguous);
  } finally {
    timer.abort(IN_TIME);
  }
}
