import type { Endpoint } from '#server/endpoints.ts';

/** Rejects with the signal's reason when it aborts. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });

/**
 * Creates a `fetch` that the endpoints answer within this page. It fails as the network does: a lost connection and a forbidden redirect
 * reject with a TypeError, and an aborted call with the signal's reason. Requests without an endpoint go to the server.
 */
export function createPageFetch(endpoints: readonly Endpoint[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const endpoint = endpoints.find(({ matches }) => matches(request));
    if (endpoint === undefined) return fetch(request);
    const response = await Promise.race([endpoint.respond(request), whenAborted(request.signal)]);
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (response.type === 'error' || (location !== null && request.redirect === 'error')) throw new TypeError('Failed to fetch');
    return location === null ? response : fetch(location, { signal: request.signal });
  };
}
