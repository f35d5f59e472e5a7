import type { OperationName } from '#contract/operations.ts';
import { createStore } from '#contract/store.ts';
import { bearerOf } from '#server/access.ts';
import type { Fault } from '../faults/fault.ts';
import { readIdToken, readToken } from '../identity/tokens.ts';
import { redactText } from '../redact.ts';

export interface CallAnswer {
  /** 0 if the connection breaks. */
  status: number;
  /** In milliseconds. */
  duration: number;
  contentType: string;
  body: RecordedBody;
}

/** A body without its secrets; null if it is too long to be kept. */
export type RecordedBody = string | null;

/** A call that the sandbox has received. */
export interface Call {
  /** Counts from 1, for as long as the sandbox runs. */
  number: number;
  /** Null for a call that no operation describes. */
  operation: OperationName | null;
  method: string;
  url: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  /** The same by the computer's clock, which the dock does not change. Orders the calls of several sandboxes. */
  receivedAt: number;
  /** The email of who calls, by the token; null without one. */
  person: string | null;
  /** The headers that the shop adds, without Authorization. */
  headers: Readonly<Record<string, string>>;
  body: RecordedBody;
  /** The faults that apply to the call. */
  faults: readonly Fault[];
  /** Null until there is one. */
  answer: CallAnswer | null;
}

/** The path and the query of a call. */
export function pathOf({ url }: Call): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The status of a call, as people read it. */
export function statusOf({ answer }: Call): string {
  if (answer === null) return 'Pending';
  return answer.status === 0 ? 'Broken' : String(answer.status);
}

interface ReceivedCall {
  operation: OperationName | null;
  request: Request;
  /** Responds to the call, and reports the faults that apply to it. */
  respond: (onFaults: (faults: readonly Fault[]) => void) => Promise<Response>;
}

/** The last calls of a sandbox. */
export interface Calls {
  /** The calls, the last one first. It is the same list until it changes. */
  list: () => readonly Call[];
  /** The number of the last call, also of one that is no longer in the list; 0 before the first. */
  count: () => number;
  /** Calls the listener after each change of the list. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
  /** Records a call, and returns its response as soon as there is one. */
  record: (call: ReceivedCall) => Promise<Response>;
}

/** The number of calls that are kept. */
export const MAX_CALLS = 200;

/** The bytes of a body that are kept. The lists of the large world have megabytes. */
export const MAX_BODY = 50_000;

/** The headers that say something about a call. None of them is a secret. */
const HEADERS = ['content-type', 'if-match', 'idempotency-key'];

const headersOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

function personOf({ headers }: Request): string | null {
  const token = bearerOf(headers.get('authorization')) ?? '';
  return readToken(token) ?? readIdToken(token);
}

/** Reads a body, or as much of it as there is if it breaks off. Stops when it is too long. */
async function readBody(body: ReadableStream<Uint8Array> | null | undefined): Promise<RecordedBody> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > MAX_BODY) {
        void reader.cancel();
        return null;
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
  } catch {
    // The client has given up.
  }
  return redactText(text + decoder.decode());
}

/** Reads the body of a request. Not as a stream, which not every browser has for requests. */
const readRequest = async (request: Request): Promise<RecordedBody> => {
  const text = await request.text().catch(() => '');
  return text.length > MAX_BODY ? null : redactText(text);
};

/**
 * Creates an empty ledger.
 * @param now the clock, in milliseconds since 1970
 */
export function createCalls(now: () => number): Calls {
  const calls = createStore<readonly Call[]>([]);
  let count = 0;
  const change = (number: number, part: Partial<Call>) => {
    if (calls.read().some((call) => call.number === number))
      calls.write(calls.read().map((call) => (call.number === number ? { ...call, ...part } : call)));
  };
  return {
    list: calls.read,
    count: () => count,
    subscribe: calls.subscribe,
    clear: () => calls.write([]),
    record: async ({ operation, request, respond }) => {
      count += 1;
      const number = count;
      const { method, url } = request;
      const received: Call = {
        number,
        operation,
        method,
        url,
        startedAt: now(),
        receivedAt: performance.timeOrigin + performance.now(),
        person: personOf(request),
        headers: headersOf(request),
        body: '',
        faults: [],
        answer: null,
      };
      calls.write([received, ...calls.read()].slice(0, MAX_CALLS));
      // A copy, because the call reads the body. Nobody waits for it.
      if (method !== 'GET') void readRequest(request.clone()).then((body) => change(number, { body }));
      const start = performance.now();
      const response = await respond((faults) => change(number, { faults }));
      const answer = {
        status: response.status,
        duration: performance.now() - start,
        contentType: response.headers.get('content-type') ?? '',
      };
      void readBody(response.clone().body).then((body) => change(number, { answer: { ...answer, body } }));
      return response;
    },
  };
}
