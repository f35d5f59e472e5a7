import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { operations } from '#contract/operations.ts';

/** Allows the shop to send every method of the operations and the headers of its client. */
const ALLOWED = {
  'Access-Control-Allow-Methods': ['HEAD', ...new Set(Object.values(operations).map(({ method }) => method))].join(', '),
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
};

/** True if pages of the origin may read the responses: for this computer, and for named origins. */
const isAllowed = (origin: string, named: readonly string[]): boolean =>
  (URL.canParse(origin) && isLoopback(new URL(origin).hostname)) || named.includes(origin);

/**
 * The headers that let a shop on another origin read a response. They do not allow credentials, because the access token is a header and
 * there are no cookies. `Vary` is always set, so that no cache gives one origin the response of another.
 */
export function corsHeaders(request: Request, named: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, named)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...(request.method === 'OPTIONS' && ALLOWED) };
}

/**
 * The response to a CORS preflight. It allows every path, also undocumented ones, so that the client sees their 501 and not a CORS error.
 */
export const answerPreflight = (): Response =>
  new Response(null, { status: 204, headers: { Allow: `${ALLOWED['Access-Control-Allow-Methods']}, OPTIONS` } });
