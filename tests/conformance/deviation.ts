import type { World } from '#mocks/store/world.ts';
import type { OperationName } from '#contract/operations.ts';
import type { Override, Row } from '../support/conformanceRun.ts';

/** A backend that deviates from the sandbox in one way, and what verify:api must say about it. */
export interface Deviation {
  name: string;
  /** The operation that the report must blame. */
  operation: OperationName;
  /** The changed requests. They may read and write the rows of the backend behind the proxy. */
  change: (world: World) => Record<string, Override>;
  /**
   * How a line of the report begins: `documented: …`, `assumed: …` and `note: …` below the operation, `failed: …` in its security checks,
   * `If-Match: …` and the like in the conditional writes.
   */
  report: string;
  /** Why no exit code says it: it is no documented difference. */
  because?: string;
}

export const DIFFERS = 'the stored value differs from the value that was sent';

/** Changes the JSON of a successful answer, and keeps its status and headers. */
export const answers =
  (change: (json: never, url: URL) => unknown): Override =>
  async (real, _, url) => {
    const response = await real();
    if (!response.ok) return response;
    return Response.json(change((await response.json()) as never, url), response);
  };

/** Changes the rows of a list. */
export const lists = (change: (rows: Row[]) => unknown): Override => answers(change);

const changedBody = (init: RequestInit, change: (body: Row) => Row): RequestInit => ({
  ...init,
  body: JSON.stringify(change(JSON.parse(init.body as string) as Row)),
});

/** Changes the body before it is stored. */
export const stores =
  (change: (body: Row) => Row): Override =>
  (real, init) =>
    real(changedBody(init, change));

/** Changes every text before it is stored. */
export const storesText = (change: (text: string) => string): Override =>
  stores((body) =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value])),
  );

/** Applies a request twice, as a proxy does that repeats what was slow. */
export const twice: Override = async (real) => (await real(), real());

/** Changes rows after a successful request. */
export const afterwards =
  (call: string, change: (world: World, id: string) => Promise<unknown>): Deviation['change'] =>
  (world) => ({
    [call]: async (real, _, url) => {
      const response = await real();
      if (response.ok) await change(world, url.pathname.split('/').at(-1) ?? '');
      return response;
    },
  });

/** Answers as if it had stored something. */
export const acknowledges: Override = () => Response.json({ acknowledged: true });

/** Answers every read like the first one of its address. */
export function cached(): Override {
  const answered = new Map<string, Response>();
  return async (real, _, { href }) => {
    const response = answered.get(href) ?? (await real());
    if (response.ok) answered.set(href, response.clone());
    return response;
  };
}

/** How databases and templates change text, and whether they change short texts too. */
export const textChanges: [string, (text: string) => string, 'every' | 'long'][] = [
  ["'?' outside ASCII", (text) => text.replaceAll(/[^\n\x20-\x7e]/gu, '?'), 'every'],
  ["'?' outside Latin-1", (text) => text.replaceAll(/[^\n\x20-\xff]/gu, '?'), 'every'],
  ["'?' for emoji", (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'), 'every'],
  ['without accents', (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''), 'every'],
  ['in lower case', (text) => text.toLowerCase(), 'every'],
  ['HTML-escaped', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), 'every'],
  ['with doubled quotes', (text) => text.replaceAll("'", "''"), 'every'],
  ['percent-decoded', (text) => text.replaceAll('%41', 'A'), 'every'],
  ['trimmed', (text) => text.trim(), 'long'],
  ['in one line', (text) => text.replaceAll('\n', ' '), 'long'],
  ['cut at 255 characters', (text) => text.slice(0, 255), 'long'],
];
