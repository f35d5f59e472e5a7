import { type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { type FailureKind, FAULT_KINDS, type Moment } from '#mocks/faults/fault.ts';
import { faultResponse } from '#mocks/faults/faultResponse.ts';
import { createLateRequests } from '#mocks/faults/lateRequests.ts';

/** The ways a request fails: those of the sandbox's own faults. */
export const FAULTS = FAULT_KINDS.filter((kind) => kind !== 'slow');

/** A fault of one call or of several. */
export interface Fault {
  /** An operation, or the number of a request, from 0. `always` then means this request and all later ones. */
  call: OperationName | number;
  kind: FailureKind;
  when: Moment;
  /** With `late`: the number of the later request before which this one arrives. @default not before `carryOutLate` */
  lateBy?: number;
  times: 'once' | 'always';
}

/** Names a fault, such as 'createBooking 500 after always'. */
export const nameOf = ({
  call,
  kind,
  when,
  lateBy,
  times,
}: {
  call: string | number;
  kind: string;
  when: string;
  lateBy?: number;
  times: string;
}): string => `${call} ${kind} ${when}${lateBy === undefined ? '' : ` by ${lateBy}`} ${times}`;

/** The failure of `fetch` itself. */
const noConnection = () => new TypeError('Failed to fetch');

/** Settles as `fetch` does when the backend responds with a fault: a write follows no redirect, and a read ends at its page. */
async function fail(kind: FailureKind, { redirect, signal }: RequestInit): Promise<Response> {
  const request = { signal: signal ?? new AbortController().signal };
  const isFollowed = kind === 'redirect' && redirect !== 'error';
  const response = await faultResponse(isFollowed ? 'html' : kind, { request, page: '' });
  request.signal.throwIfAborted();
  if (response.type === 'error' || response.status === 302) throw noConnection();
  return response;
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
  /** The first fault that matches a request applies. Without faults, every request succeeds and is only counted. */
  faults: readonly Fault[];
}

/**
 * Wraps `fetch` with faults, for the HTTP client. `calls` lists the requests by operation. `endFaults` lets all later ones through.
 * `carryOutLate` carries out the late ones that have not arrived.
 *
 * @example
 * const { fetch } = faultyFetch({ fetch: sandbox.fetch, faults: [{ call: 'recordPayment', kind: '500', when: 'after', times: 'once' }] });
 */
export function faultyFetch({ fetch, faults }: FaultyFetchOptions) {
  const calls: OperationName[] = [];
  const done = new Set<Fault>();
  const lateRequests = createLateRequests();
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
    if (fault?.times === 'once') done.add(fault);
    await lateRequests.countRequest();
    if (fault === undefined) return fetch(input, init);
    if (fault.when === 'after') await fetch(input, init);
    if (fault.when === 'late') lateRequests.add({ left: fault.lateBy ?? Infinity, carryOut: () => fetch(input, init) });
    return fail(fault.kind, init);
  };
  return {
    fetch: faulty,
    calls,
    endFaults: (): void => {
      isOver = true;
    },
    carryOutLate: lateRequests.carryOutAll,
  };
}
