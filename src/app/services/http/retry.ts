import { ApiError } from '#contract/apiError.ts';
import type { Platform } from '../ports.ts';
import { Refusal } from './answer.ts';

const RETRIES = 2;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** True if the same read may succeed a moment later. */
function isPassing({ kind, status = 0 }: ApiError): boolean {
  return kind === 'offline' || kind === 'timeout' || status >= 500 || [408, 425, 429].includes(status);
}

/** The milliseconds that a Retry-After header asks for, in seconds or as a date; 0 if it asks for none. */
function askedPause(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

/**
 * The milliseconds to wait before a failed read is retried: a random part of a doubling limit, and never less than the server asks for.
 * null if it must not be retried.
 */
export function retryPause(
  error: unknown,
  { retries, platform }: { retries: number; platform: Pick<Platform, 'now' | 'random'> },
): number | null {
  if (retries >= RETRIES || !(error instanceof ApiError) || !isPassing(error)) return null;
  const pause = platform.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retries);
  return Math.max(pause, askedPause(error instanceof Refusal ? error.retryAfter : null, platform.now()));
}
