import { ApiError } from '#contract/apiError.ts';
import type { Platform } from '../ports.ts';
import { Refusal } from './answer.ts';

const RETRIES = 2;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** Whether the same read may go well a moment later. */
function isPassing({ kind, status = 0 }: ApiError): boolean {
  return kind === 'offline' || kind === 'timeout' || status >= 500 || [408, 425, 429].includes(status);
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; 0 when it asks for none. */
function askedPause(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

/**
 * How many milliseconds to wait before a failed read is tried again: a random part of a doubling pause, and never less
 * than the server asks for. null when it must not be tried again.
 */
export function retryPause(
  error: unknown,
  { retries, platform }: { retries: number; platform: Pick<Platform, 'now' | 'random'> },
): number | null {
  if (retries >= RETRIES || !(error instanceof ApiError) || !isPassing(error)) return null;
  const pause = platform.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retries);
  return Math.max(pause, askedPause(error instanceof Refusal ? error.retryAfter : null, platform.now()));
}
