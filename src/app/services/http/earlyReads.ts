declare global {
  interface Window {
    /** The reads that src/app/headScript.js has started, by their URL. */
    earlyReads?: Map<string, Promise<Response>>;
  }
}

/**
 * Returns a fetch that takes over the reads that the page's HTML has started. Each is used once, and never for a request that carries a
 * token, because it was sent without one.
 */
export function withEarlyReads(
  started: Map<string, Promise<Response>> | undefined,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  if (started === undefined) return fetch;
  return (input, init) => {
    if (typeof input !== 'string' || init?.method !== 'GET') return fetch(input, init);
    const early = started.get(input);
    started.delete(input);
    return early === undefined || new Headers(init.headers).has('Authorization') ? fetch(input, init) : early;
  };
}
