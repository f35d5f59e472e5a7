import { wait } from '#app/services/platform/wait.ts';
import { readAnswer } from '#app/services/http/answer.ts';
import { buildRequest, type CallInput } from '#app/services/http/request.ts';
import { withTimeout } from '#app/services/http/withTimeout.ts';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations, type Output } from '#contract/operations.ts';

/** The result of a call. */
export interface Answer<Value = unknown> {
  /** The HTTP status; null if there was no response. */
  status: number | null;
  /** The JSON of the body; undefined if there was none. */
  sent: unknown;
  /** True if the body is a page instead, which begins with <. */
  isPage: boolean;
  /** The value that the shop would read; null if its call would fail. */
  value: Value | null;
  /** The error of the shop's call; null if it would succeed. */
  failure: ApiError | null;
}

export interface CallOptions {
  bearer?: string | undefined;
  /** Sent unchanged instead of the body, even if it is not JSON. */
  text?: string;
}

/** Calls a backend exactly as the shop does, but without retries, and returns the raw response too. */
export interface Backend {
  /** Rejects only if the run is stopped. */
  call<Name extends OperationName>(name: Name, input: Input<Name>, options?: CallOptions): Promise<Answer<Output<Name>>>;
}

export interface BackendOptions {
  apiBase: string;
  siteBase: string;
  fetch: typeof globalThis.fetch;
  /** The time limit for a response, in milliseconds. */
  timeout: number;
  /** Stops the run. */
  signal: AbortSignal;
}

const NOTHING = { status: null, sent: undefined, isPage: false, value: null };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a response as the shop's client does. */
async function read(operation: Operation, response: Response): Promise<Pick<Answer, 'value' | 'failure'>> {
  try {
    return { value: await readAnswer(operation, response, { ends: new AbortController().signal, caller: undefined }), failure: null };
  } catch (error) {
    if (error instanceof ApiError) return { value: null, failure: error };
    throw error;
  }
}

export function createBackend({ apiBase, siteBase, fetch, timeout, signal }: BackendOptions): Backend {
  async function call(operation: Operation, input: CallInput, { bearer, text: body }: CallOptions): Promise<Answer> {
    const { url, init } = buildRequest(operation, input, { apiBase, siteBase, bearer });
    const limit = { milliseconds: timeout, platform: { wait }, signal, ambiguous: operation.method !== 'GET' };
    const { text, status, headers } = await withTimeout(limit, async (ends) => {
      const response = await fetch(url, { ...init, ...(body !== undefined && { body }), signal: ends });
      return { text: await response.text(), status: response.status, headers: response.headers };
    });
    const told = { status, sent: parse(text), isPage: text.trimStart().startsWith('<') };
    return { ...told, ...(await read(operation, new Response(text === '' ? null : text, { status, headers }))) };
  }
  return {
    call: async (name, input, options = {}) => {
      try {
        return (await call(operations[name], input, options)) as Answer<Output<typeof name>>;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        return { ...NOTHING, failure: error };
      }
    },
  };
}
