import { wait } from '#app/services/platform/wait.ts';
import { readResponse } from '#app/services/http/response.ts';
import { buildRequest, type CallInput, type Conditions } from '#app/services/http/request.ts';
import { withTimeout } from '#app/services/http/withTimeout.ts';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations, type Output } from '#contract/operations.ts';

export interface BackendResponse<Value = unknown> {
  /** The HTTP status; null if there was no response. */
  status: number | null;
  /** The JSON of the body; undefined if there was none. */
  json: unknown;
  /** True if the body is HTML, which begins with <. */
  isHtml: boolean;
  /** The headers; none if there was no response. */
  headers: Headers;
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
  /** The origin of the page that would call. @default none, as outside of a browser */
  origin?: string;
}

/** A CORS preflight, which a browser sends before a call to another origin. */
interface Preflight {
  origin: string;
  /** The names of the headers that the call would have, in lower case. */
  requestHeaders: readonly string[];
}

/** Calls a backend exactly as the shop does, but without retries, and returns the raw response too. */
export interface Backend {
  /** Rejects only if the run is stopped. */
  call<Name extends OperationName>(name: Name, input: Input<Name>, options?: CallOptions): Promise<BackendResponse<Output<Name>>>;
  /** Sends the preflight of a call. The status is null if there was no response. Rejects only if the run is stopped. */
  preflight(path: { name: OperationName; input: CallInput }, preflight: Preflight): Promise<Pick<BackendResponse, 'status' | 'headers'>>;
}

export interface BackendOptions {
  apiBase: string;
  siteBase: string;
  fetch: typeof globalThis.fetch;
  /** The time limit for a response, in milliseconds. */
  timeout: number;
  signal: AbortSignal;
}

const NO_RESPONSE = { status: null, json: undefined, isHtml: false, value: null };

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
  async function send(url: string, init: RequestInit) {
    const limit = { milliseconds: timeout, platform: { wait }, signal, ambiguous: init.method !== 'GET' };
    return withTimeout(limit, async (signal) => {
      const response = await fetch(url, { ...init, signal });
      return { text: await response.text(), status: response.status, headers: response.headers };
    });
  }
  async function call(
    operation: Operation,
    input: CallInput,
    { token, text: body, origin, ...conditions }: CallOptions,
  ): Promise<BackendResponse> {
    const { url, init } = buildRequest(operation, input, { apiBase, siteBase, bearerToken: token, conditions });
    const { text, status, headers } = await send(url, {
      ...init,
      ...(body !== undefined && { body }),
      ...(origin !== undefined && { headers: { ...(init.headers as Record<string, string>), Origin: origin } }),
    });
    const raw = { status, json: parse(text), isHtml: text.trimStart().startsWith('<'), headers };
    return { ...raw, ...(await read(operation, new Response(text === '' ? null : text, { status, headers }))) };
  }
  return {
    call: async (name, input, options = {}) => {
      try {
        return (await call(operations[name], input, options)) as BackendResponse<Output<typeof name>>;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        return { ...NO_RESPONSE, headers: new Headers(), error };
      }
    },
    preflight: async ({ name, input }, { origin, requestHeaders }) => {
      const operation = operations[name];
      const { url } = buildRequest(operation, input, { apiBase, siteBase, bearerToken: undefined });
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': requestHeaders.toSorted().join(),
      };
      try {
        // A browser does not follow a redirect of a preflight.
        return await send(url, { method: 'OPTIONS', headers, redirect: 'manual' });
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        return { status: null, headers: new Headers() };
      }
    },
  };
}
