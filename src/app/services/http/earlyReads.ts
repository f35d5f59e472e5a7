import { isYoung, momentOf } from '../platform/moment.ts';
import type { Platform } from '../ports.ts';

declare global {
  interface Window {
    /** Set by src/app/head/earlyReads.js. */
    earlyReads?: {
      /** Of the reads that were started, by their URL. */
      responses: Map<string, Promise<Response>>;
      /** Starts a read: what to pass to `fetch`. */
      start: (read: [url: string, init: RequestInit]) => void;
    };
  }
}

/**
 * The time in which the first page takes its reads over, in milliseconds from the moment that it has its code. For a later page, their
 * stock and prices would be old.
 */
const TAKEOVER_TIME = 10_000;

/**
 * Returns a fetch that takes over the reads that the page's HTML has started. Each is used once, and never for a request that carries a
 * token, because it was sent without one.
 */
export function withEarlyReads(
  started: Map<string, Promise<Response>> | undefined,
  fetch: typeof globalThis.fetch,
  clocks: Pick<Platform, 'now' | 'uptime'>,
): typeof globalThis.fetch {
  if (started === undefined) return fetch;
  const created = momentOf(clocks);
  return (input, init) => {
    if (typeof input !== 'string' || init?.method !== 'GET') return fetch(input, init);
    const early = started.get(input);
    started.delete(input);
    const isUsable = isYoung(clocks, created, TAKEOVER_TIME) && !new Headers(init.headers).has('Authorization');
    return early !== undefined && isUsable ? early : fetch(input, init);
  };
}
