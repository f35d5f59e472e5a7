import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { operations } from '#contract/operations.ts';

/** What the shop may send to another origin: every method of the operations, and the headers of its client. */
const ALLOWED = {
  'Access-Control-Allow-Methods': ['HEAD', ...new Set(Object.values(operations).map(({ method }) => method))].join(', '),
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
};

/** Whether pages of an origin may read the answers: those of this machine, and those that are named. */
const isAllowed = (origin: string, named: readonly string[]): boolean =>
  (URL.canParse(origin) && isLoopback(new URL(origin).hostname)) || named.includes(origin);

/**
 * The headers that let a shop on another origin read an answer. Without credentials: the bearer is a header, and there are no
 * cookies. `Vary` is there even where nothing is allowed, so that no cache gives one origin the answer of another.
 */
export function corsHeaders(request: Request, named: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, named)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...(request.method === 'OPTIONS' && ALLOWED) };
}

/**
 * The answer to a browser that asks whether it may call. It may call whatever there is, undocumented paths too: their 501 is to be
 * seen, instead of a riddle about CORS.
 */
export const answerPreflight = (): Response =>
  new Response(null, { status: 204, headers: { Allow: `${ALLOWED['Access-Control-Allow-Methods']}, OPTIONS` } });
