import { type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { Platform } from '#app/services/ports.ts';

/** The ways in which a call goes wrong. A number is a status; `html` is a proxy's page with 200; `shape` is JSON that nobody asked for. */
export const FAULTS = [
  'offline',
  'timeout',
  '500',
  '401',
  '403',
  '404',
  '429',
  'html',
  'malformed',
  'shape',
  'empty',
  '204',
  'redirect',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** A fault of one operation: before the backend has seen the request, or after it has applied it. */
export interface Fault {
  operation: OperationName;
  kind: FaultKind;
  when: 'before' | 'after';
  times: 'once' | 'always';
}

interface FaultyFetchOptions {
  fetch: typeof globalThis.fetch;
  /** Its clock ends a read that a test never aborts. */
  platform: Pick<Platform, 'wait'>;
  /** Read at each call. Empty the list to end the faults. */
  faults: Fault[];
}

const page = () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } });

const BODIES: Partial<Record<FaultKind, () => Response>> = {
  html: page,
  malformed: () => new Response('{"_id": "t', { headers: { 'Content-Type': 'application/json' } }),
  shape: () => Response.json({ unexpected: true }),
  empty: () => new Response(''),
  '204': () => new Response(null, { status: 204 }),
};

/** The longest that a call waits. The client gives up much earlier. */
const NEVER = 600_000;

async function fail(kind: FaultKind, { signal, redirect }: RequestInit, { wait }: Pick<Platform, 'wait'>): Promise<Response> {
  if (kind === 'timeout') await wait(NEVER, signal ?? undefined);
  // fetch rejects a redirect that it must not follow. One that it follows leads to a page.
  if (kind === 'timeout' || kind === 'offline' || (kind === 'redirect' && redirect === 'error')) throw new TypeError('Failed to fetch');
  if (kind === 'redirect') return page();
  return BODIES[kind]?.() ?? Response.json({ message: 'fault' }, { status: Number(kind) });
}

const isCallOf = ({ method, path }: Operation, url: string, init: RequestInit): boolean =>
  init.method === method && new RegExp(`/(?:api|shop)${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(new URL(url).pathname);

/** A fetch whose calls go wrong as `faults` say. All other calls pass. */
export function faultyFetch({ fetch, platform, faults }: FaultyFetchOptions): typeof globalThis.fetch {
  const spent = new Set<Fault>();
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const fault = faults.find((each) => !spent.has(each) && isCallOf(operations[each.operation], url, init));
    if (fault === undefined) return fetch(input, init);
    if (fault.times === 'once') spent.add(fault);
    if (fault.when === 'after') await fetch(input, init);
    return fail(fault.kind, init, platform);
  };
}
