import { ApiError } from '#contract/apiError.ts';
import { LOCK_TIMEOUT } from '#machines/locks.ts';
import type { Platform } from '../services/ports.ts';

const noop = () => {};

/** Acquires a lock across tabs. Rejects with an ApiError of the kind `busy` if another tab still holds it after 30 s. */
async function acquireInTime({ acquireLock, wait }: Pick<Platform, 'acquireLock' | 'wait'>, name: string, caller?: AbortSignal) {
  const waiting = new AbortController();
  const timer = new AbortController();
  const busy = new ApiError('busy', { message: `another tab holds ${name}`, notApplied: true });
  wait(LOCK_TIMEOUT, timer.signal).then(() => waiting.abort(busy), noop);
  try {
    return await acquireLock(name, caller ? AbortSignal.any([caller, waiting.signal]) : waiting.signal);
  } finally {
    timer.abort();
  }
}

/**
 * Runs the work while this tab holds a lock, which is released afterwards. Rejects like the work, or with an ApiError of the kind `busy` if
 * another tab still holds the lock after 30 s. Then nothing was sent.
 */
export async function withLock<T>(
  platform: Pick<Platform, 'acquireLock' | 'wait'>,
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const releaseLock = await acquireInTime(platform, name, signal);
  try {
    return await work();
  } finally {
    releaseLock();
  }
}
