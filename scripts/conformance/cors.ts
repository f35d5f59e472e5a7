import { type OperationName, operations } from '#contract/operations.ts';
import type { BackendResponse } from './backend.ts';
import type { ConditionalWrite } from './report.ts';
import type { Run } from './run.ts';

type Answer = Pick<BackendResponse, 'status' | 'headers'>;

const listIn = ({ headers }: Answer, name: string): string[] => (headers.get(name) ?? '').split(',').map((one) => one.trim());
const lowerCase = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

const isReadable = ({ headers }: Answer, origin: string): boolean =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');

/** Explains why a browser would not send the call after this preflight. Null if it would. */
function refusalOf(answer: Answer, { method, origin, sent }: { method: string; origin: string; sent: readonly string[] }): string | null {
  const { status } = answer;
  if (status === null || status < 200 || status > 299) return `got ${status ?? 'no response'}`;
  if (!isReadable(answer, origin)) return `does not allow ${origin}`;
  const methods = listIn(answer, 'Access-Control-Allow-Methods');
  // Browsers always allow a simple method.
  if (method !== 'POST' && !methods.includes(method) && !methods.includes('*')) return `does not allow ${method}`;
  const headers = lowerCase(listIn(answer, 'Access-Control-Allow-Headers'));
  // For browsers, * does not include Authorization.
  const missing = sent.filter((name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')));
  return missing.length === 0 ? null : `does not allow ${missing.join(', ')}`;
}

/** The headers of every write. Without them the shop cannot work, so they are no part of conditional writes alone. */
const ALWAYS_SENT = ['authorization', 'content-type'];

/** Sends the preflights of conditional writes from the shop's origin, and reads a tool as a page of it. Writes nothing. */
export async function checkCors({ backend, facts, recorder, options: { site, url } }: Run): Promise<void> {
  const note = (state: ConditionalWrite['state'], text: string) => {
    facts.cors = { name: 'CORS', state, text };
  };
  if (site === undefined || facts.tool === undefined) return;
  const { origin } = new URL(site);
  if (origin === new URL(url).origin) return note('not tried', 'the site has the same origin as the backend');
  const { _id: id } = facts.tool;
  const calls: [OperationName, { id?: string }, string][] = [
    ['updateTool', { id }, 'if-match'],
    ['createBooking', {}, 'idempotency-key'],
  ];
  for (const [name, input, header] of calls) {
    const { method, path } = operations[name];
    const preflight = async (sent: readonly string[]) =>
      refusalOf(await backend.preflight({ name, input }, { origin, requestHeaders: sent }), { method, origin, sent });
    const always = await preflight(ALWAYS_SENT);
    if (always !== null) recorder.addDifference(name, `the preflight ${always}, so no page of ${origin} can make this call`);
    const refusal = always ?? (await preflight([...ALWAYS_SENT, header]));
    if (refusal !== null) return note('refused', `the preflight of ${method} ${path} ${refusal}`);
  }
  const answer = await backend.call('getTool', { id }, { origin });
  if (!isReadable(answer, origin)) {
    recorder.addDifference('getTool', `the response does not allow ${origin}, so no page of it can read it`);
    return note('refused', `GET /carTools/{id} does not allow ${origin}`);
  }
  const exposed = lowerCase(listIn(answer, 'Access-Control-Expose-Headers'));
  if (!exposed.includes('etag') && !exposed.includes('*')) return note('refused', 'GET /carTools/{id} does not expose ETag');
  note('allowed', `pages of ${origin} may send If-Match, Idempotency-Key and Authorization, and read ETag`);
}
