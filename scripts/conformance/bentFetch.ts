/** Responds to one request. `real` sends it to the server and returns the real response. */
export type Bend = (real: () => Promise<Response>, init: RequestInit) => Response | Promise<Response>;

/** A fetch to a real server that replaces the named requests, such as 'GET /review'. A * matches one path segment. */
export function bentFetch(bends: Record<string, Bend>): typeof fetch {
  const rules = Object.entries(bends).map(([call, bend]) => [new RegExp(`^${call.replaceAll('*', '[^/]+')}$`), bend] as const);
  return async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const real = () => fetch(input, init);
    const rule = rules.find(([pattern]) => pattern.test(`${init.method ?? 'GET'} ${pathname}`));
    return rule === undefined ? real() : rule[1](real, init);
  };
}

/** Responds with the real response after changing its JSON. */
export const changed =
  <Json>(change: (json: Json) => unknown): Bend =>
  async (real) =>
    Response.json(change((await (await real()).json()) as Json));

/** Sends the request, but responds with this status. */
export const applied =
  (status: number): Bend =>
  async (real) => {
    await real();
    return new Response('', { status });
  };
