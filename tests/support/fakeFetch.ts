/** How a fake server reacts to one request. */
export type Reaction = (init: RequestInit) => Promise<Response>;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reaction =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));

/** Answers with a text as it is. */
export const plain =
  (body: string | null, status = 200): Reaction =>
  () =>
    Promise.resolve(new Response(body, { status }));

/** The connection breaks. */
export const lost: Reaction = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer ever comes, as fetch tells it: until the signal aborts. */
export const silent: Reaction = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** No answer ever comes, and the signal is not listened to. */
export const deaf: Reaction = () => new Promise(() => {});

/** The status comes and the body never does. */
export const stalled =
  (status = 200): Reaction =>
  () =>
    Promise.resolve(new Response(new ReadableStream({ start() {} }), { status }));

/** The status comes and the connection breaks in the middle of the body. */
export const torn =
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

/** A fetch that reacts as scripted, one reaction a request, and remembers what it was asked; one request too many fails the test. */
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
