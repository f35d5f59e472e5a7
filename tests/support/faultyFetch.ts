import { type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { Platform } from '#app/services/ports.ts';

/** The ways a request fails. With `redirect`, a write fails as fetch does, and a read ends at the page it was redirected to. */
export const FAULTS = [
  'offline',
  'timeout',
  '500',
  '401',
  '403',
  '404',
  '409',
  '429',
  'html',
  'malformed',
  'shape',
  'rows',
  'denied',
  'empty',
  '204',
  'redirect',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** A fault of one call or of several. */
export interface Fault {
  /** An operation, or the number of a request, from 0. `always` then means this request and all later ones. */
  call: OperationName | number;
  kind: FaultKind;
  /** `before`: the backend never gets the request. `after`: it has applied it, and its response is replaced. */
  when: 'before' | 'after';
  times: 'once' | 'always';
}

/** Names a fault, such as 'createBooking 500 after always'. */
export const nameOf = ({ call, kind, when, times }: { call: string | number; kind: string; when: string; times: string }): string =>
  `${call} ${kind} ${when} ${times}`;

/** Longer than any time limit of the client. */
const FOREVER = 600_000;

const page = () => new Response('<!doctype html><title>Gadget Garage</title>', { headers: { 'Content-Type': 'text/html' } });
const json = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
const noConnection = () => new TypeError('Failed to fetch');

/** Waits until the caller aborts. */
async function neverRespond({ wait }: Pick<Platform, 'wait'>, signal: AbortSignal | undefined): Promise<Response> {
  await wait(FOREVER, signal);
  throw noConnection();
}

function respond(kind: FaultKind, platform: Pick<Platform, 'wait'>, { redirect, signal }: RequestInit): Response | Promise<Response> {
  switch (kind) {
    case 'offline':
      throw noConnection();
    case 'timeout':
      return neverRespond(platform, signal ?? undefined);
    case 'html':
      return page();
    case 'malformed':
      return json('{"_id":');
    case 'shape':
      return json('{"unexpected":true}');
    case 'rows':
      return json('[{"unexpected":true},null]');
    case 'denied':
      return json('{"acknowledged":true,"matchedCount":0,"modifiedCount":0,"upsertedCount":0,"upsertedId":null}');
    case 'empty':
      return new Response('');
    case '204':
      return new Response(null, { status: 204 });
    case 'redirect':
      if (redirect === 'error') throw noConnection();
      return page();
    default:
      return json('{"message":"no"}', Number(kind));
  }
}

const patterns = (Object.entries(operations) as [OperationName, Operation][]).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the operation of a request. */
export function operationOf(url: string, method: string): OperationName {
  const { pathname } = new URL(url);
  const known = patterns.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  if (known === undefined) throw new Error(`No documented call: ${method} ${url}`);
  return known.name;
}

interface FaultyFetchOptions {
  /** Reaches the backend: the sandbox's `fetch` (`sandboxFetch`). */
  fetch: typeof globalThis.fetch;
  /** The clock for `timeout`. */
  platform: Pick<Platform, 'wait'>;
  /** The first fault that matches a request applies. Without faults, every request succeeds and is only counted. */
  faults: readonly Fault[];
}

/**
 * Wraps `fetch` with faults, for the HTTP client. `calls` lists the requests by operation, and `endFaults` lets all later ones through.
 *
 * @example
 * const { fetch } = faultyFetch({ fetch: sandbox.fetch, platform, faults: [{ call: 'recordPayment', kind: '500', when: 'after', times: 'once' }] });
 */
export function faultyFetch({ fetch, platform, faults }: FaultyFetchOptions) {
  const calls: OperationName[] = [];
  const done = new Set<Fault>();
  let isOver = false;
  const matches = (fault: Fault, name: string, at: number): boolean => {
    if (done.has(fault)) return false;
    if (typeof fault.call !== 'number') return fault.call === name;
    return fault.times === 'once' ? fault.call === at : fault.call <= at;
  };
  const faulty: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const name = operationOf(url, init.method ?? 'GET');
    const at = calls.push(name) - 1;
    const fault = isOver ? undefined : faults.find((candidate) => matches(candidate, name, at));
    if (fault === undefined) return fetch(input, init);
    if (fault.times === 'once') done.add(fault);
    if (fault.when === 'after') await fetch(input, init);
    return respond(fault.kind, platform, init);
  };
  return {
    fetch: faulty,
    calls,
    endFaults: (): void => {
      isOver = true;
    },
  };
}
