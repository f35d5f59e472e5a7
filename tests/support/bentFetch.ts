/** What becomes of one request: the real answer can be had, and need not be. */
export type Bend = (real: () => Promise<Response>, init: RequestInit) => Response | Promise<Response>;

/** A fetch that reaches a real server, but for the requests that are named: 'GET /review', where * is one part of a path. */
export function bentFetch(bends: Record<string, Bend>): typeof fetch {
  const rules = Object.entries(bends).map(([call, bend]) => [new RegExp(`^${call.replaceAll('*', '[^/]+')}$`), bend] as const);
  return async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const real = () => fetch(input, init);
    const rule = rules.find(([pattern]) => pattern.test(`${init.method ?? 'GET'} ${pathname}`));
    return rule === undefined ? real() : rule[1](real, init);
  };
}

/** The real answer, with its JSON changed. */
export const changed =
  <Json>(change: (json: Json) => unknown): Bend =>
  async (real) =>
    Response.json(change((await (await real()).json()) as Json));

/** It is done, and answered with this status all the same. */
export const applied =
  (status: number): Bend =>
  async (real) => {
    await real();
    return new Response('', { status });
  };
