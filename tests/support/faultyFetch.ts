import { getResponse } from 'msw';
import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { handlersFor } from '#mocks/server/handlers.ts';
import { resolvers } from '#mocks/server/resolvers.ts';
import { memoryStore } from '#mocks/store/memoryStore.ts';
import { createQueue } from '#mocks/store/queue.ts';
import { createWorld } from '#mocks/store/world.ts';

const SITE = 'http://shop.test';

/** A sandbox in this process: its world, and a `fetch` that only it answers. */
export async function createSandboxFetch() {
  const world = await createWorld({ store: memoryStore(), lock: createQueue() });
  const handlers = handlersFor(operations, resolvers, { api: `${SITE}/api`, site: SITE, world });
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { signal: _, ...rest } = init ?? {};
    return (await getResponse(handlers, new Request(url, rest))) ?? Response.error();
  };
  return { world, fetch, apiBase: `${SITE}/api`, siteBase: `${SITE}/` };
}

const page = (status: number) =>
  new Response('<!doctype html><title>Sign in</title>', { status, headers: { 'Content-Type': 'text/html' } });

/** What the client receives instead of the backend's answer. A `timeout` never answers. */
const RESPONSES = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  timeout: ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
  500: async () => Response.json({ message: 'no' }, { status: 500 }),
  401: async () => Response.json({ message: 'no' }, { status: 401 }),
  403: async () => Response.json({ message: 'no' }, { status: 403 }),
  404: async () => Response.json({ message: 'no' }, { status: 404 }),
  429: async () => Response.json({ message: 'no' }, { status: 429 }),
  html: async () => page(200),
  malformed: async () => new Response('{"_id":', { headers: { 'Content-Type': 'application/json' } }),
  shape: async () => Response.json({ unexpected: [{ quantity: 'many' }] }),
  denial: async () => Response.json({ acknowledged: true, matchedCount: 0, modifiedCount: 0 }),
  empty: async () => new Response(''),
  noContent: async () => new Response(null, { status: 204 }),
  // fetch follows a redirect to a page, unless the request forbids it.
  redirect: ({ redirect }) => (redirect === 'error' ? Promise.reject(new TypeError('redirected')) : Promise.resolve(page(200))),
} satisfies Record<string, (init: RequestInit) => Promise<Response>>;

export type FaultKind = keyof typeof RESPONSES;
export const FAULT_KINDS = Object.keys(RESPONSES) as FaultKind[];

/** A fault of one operation. `after` means that the backend applied the request before the answer was lost. */
export interface Fault {
  operation: OperationName;
  kind: FaultKind;
  when: 'before' | 'after';
  times: 'once' | 'always';
}

/** Every fault of some operations: each kind, before and after the request is applied, once and always. */
export const allFaults = (names: readonly OperationName[]): Fault[] =>
  names.flatMap((operation) =>
    FAULT_KINDS.flatMap((kind) =>
      (['before', 'after'] as const).flatMap((when) => (['once', 'always'] as const).map((times) => ({ operation, kind, when, times }))),
    ),
  );

/** Names a fault, such as 'createBooking 500 after always'. */
export const nameOf = ({ operation, kind, when, times }: Fault): string => `${operation} ${kind} ${when} ${times}`;

/** Returns the name of the operation that a request calls. */
export function operationOf(url: string, method: string): OperationName | undefined {
  const path = url.replace(`${SITE}/api`, '').replace(SITE, '').replace(/\?.*/, '');
  return (Object.entries(operations) as [OperationName, Operation][]).find(
    ([, operation]) => operation.method === method && new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )?.[0];
}

/**
 * A `fetch` with faults. `clear` ends them. `pending` is the number of requests that will be answered. `dieAt` lets the page die at the n-th
 * request, from 0, before or after the backend has applied it: no later request is sent, and none is answered.
 */
export function faultyFetch(fetch: typeof globalThis.fetch, faults: readonly Fault[]) {
  let left = [...faults];
  let pending = 0;
  let death: { at: number; when: 'before' | 'after'; onDeath: () => void } | null = null;
  const calls: string[] = [];
  const never = () => {
    pending -= 1;
    death?.onDeath();
    return new Promise<never>(() => {});
  };
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const name = operationOf(url, init.method ?? 'GET');
    const fault = left.find(({ operation }) => operation === name);
    calls.push(fault === undefined ? String(name) : nameOf(fault));
    const count = calls.length - 1;
    if (death !== null && (count > death.at || (count === death.at && death.when === 'before'))) return never();
    if (death !== null && count === death.at) return fetch(url, init).then(never);
    if (fault === undefined) return fetch(url, init);
    if (fault.times === 'once') left = left.filter((one) => one !== fault);
    if (fault.when === 'after') await fetch(url, init);
    if (fault.kind === 'timeout') pending -= 1;
    try {
      return await RESPONSES[fault.kind](init);
    } finally {
      if (fault.kind === 'timeout') pending += 1;
    }
  };
  const faulty: typeof globalThis.fetch = async (url, init = {}) => {
    pending += 1;
    try {
      return await answer(url instanceof Request ? url.url : url.toString(), init);
    } finally {
      pending -= 1;
    }
  };
  return {
    fetch: faulty,
    calls,
    clear: (): void => {
      left = [];
      death = null;
    },
    pending: () => pending,
    dieAt: (at: number, when: 'before' | 'after') =>
      new Promise<void>((onDeath) => {
        death = { at, when, onDeath };
      }),
  };
}
