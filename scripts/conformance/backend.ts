import { wait } from '#app/services/platform/wait.ts';
import { readResponse } from '#app/services/http/response.ts';
import { buildRequest, type CallInput, type Conditions } from '#app/services/http/request.ts';
import { withTimeout } from '#app/services/http/withTimeout.ts';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations, type Output } from '#contract/operations.ts';

/** The result of a call. */
export interface BackendResponse<Value = unknown> {
  /** The HTTP status; null if there was no response. */
  status: number | null;
  /** The JSON of the body; undefined if there was none. */
  json: unknown;
  /** True if the body is HTML, which begins with <. */
  isHtml: boolean;
  /** The ETag header; null if there is none. */
  etag: string | null;
  /** The value that the shop would read; null if its call would fail. */
  value: Value | null;
  /** The error of the shop's call; null if it would succeed. */
  error: ApiError | null;
}

export interface CallOptions extends Conditions {
  /** The access token. */
  token?: string | undefined;
  /** Sent unchanged instead of the body, even if it is not JSON. */
  text?: string;
}

/** Calls a backend exactly as the shop does, but without retries, and returns the raw response too. */
export interface Backend {
  /** Rejects only if the run is stopped. */
  call<Name extends OperationName>(name: Name, input: Input<Name>, options?: CallOptions): Promise<BackendResponse<Output<Name>>>;
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

const NO_RESPONSE = { status: null, json: undefined, isHtml: false, etag: null, value: null };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a response as the shop's client does. */
async function read(operation: Operation, response: Response): Promise<Pick<BackendResponse, 'value' | 'error'>> {
  try {
    return { value: await readResponse(operation, response, { signal: new AbortController().signal, caller: undefined }), error: null };
  } catch (error) {
    if (error instanceof ApiError) return { value: null, error };
    throw error;
  }
}

export function createBackend({ apiBase, siteBase, fetch, timeout, signal }: BackendOptions): Backend {
  async function call(operation: Operation, input: CallInput, { token, text: body, ...conditions }: CallOptions): Promise<BackendResponse> {
    const { url, init } = buildRequest(operation, input, { apiBase, siteBase, bearerToken: token, conditions });
    const limit = { milliseconds: timeout, platform: { wait }, signal, ambiguous: operation.method !== 'GET' };
    const { text, status, headers } = await withTimeout(limit, async (signal) => {
      const response = await fetch(url, { ...init, ...(body !== undefined && { body }), signal });
      return { text: await response.text(), status: response.status, headers: response.headers };
    });
    const raw = { status, json: parse(text), isHtml: text.trimStart().startsWith('<'), etag: headers.get('ETag') };
    return { ...raw, ...(await read(operation, new Response(text === '' ? null : text, { status, headers }))) };
  }
  return {
    call: async (name, input, options = {}) => {
      try {
        return (await call(operations[name], input, options)) as BackendResponse<Output<typeof name>>;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        return { ...NO_RESPONSE, error };
      }
    },
  };
}
