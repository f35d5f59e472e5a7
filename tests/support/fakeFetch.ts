/** The fake server's response to one request. */
export type Reaction = (init: RequestInit) => Promise<Response>;

/** Responds with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reaction =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));

/** Responds with a plain text body, or with none. */
export const plain =
  (body: string | null, status = 200): Reaction =>
  () =>
    Promise.resolve(new Response(body, { status }));

/** Rejects as if the connection was lost. */
export const lost: Reaction = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never responds. Rejects when the signal aborts, as fetch does. */
export const silent: Reaction = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Never responds, and ignores the abort signal. */
export const ignoresAbort: Reaction = () => new Promise(() => {});

/** Responds with a status but never sends the body. */
export const stalled =
  (status = 200): Reaction =>
  () =>
    Promise.resolve(new Response(new ReadableStream({ start() {} }), { status }));

/** Responds with a status, and loses the connection in the middle of the body. */
export const brokenBody =
  (status = 200): Reaction =>
  () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('[{'));
            controller.error(new TypeError('network error'));
          },
        }),
        { status },
      ),
    );

/** A fetch that uses one reaction per request and records the requests. It throws if there are more requests than reactions. */
export function fakeFetch(...reactions: Reaction[]) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const reaction = reactions[requests.length];
    requests.push({ url: url instanceof Request ? url.url : url.toString(), init, headers: new Headers(init.headers) });
    if (!reaction) throw new Error(`request ${requests.length} was not expected`);
    return reaction(init);
  };
  return { fetch, requests };
}
