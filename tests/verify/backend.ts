import { wait } from '#app/services/platform/wait.ts';
import { readAnswer } from '#app/services/http/answer.ts';
import { buildRequest, type CallInput } from '#app/services/http/request.ts';
import { within } from '#app/services/http/within.ts';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations, type Output } from '#contract/operations.ts';

/** What came back. */
export interface Answer<Value = unknown> {
  /** null when no answer came. */
  status: number | null;
  /** The JSON that it carried; undefined when it carried none. */
  sent: unknown;
  /** It carried a page instead: a body that begins with <. */
  isPage: boolean;
  /** What the shop would make of it; null when it would make a failure. */
  value: Value | null;
  /** How the shop's call would fail. */
  failure: ApiError | null;
}

export interface CallOptions {
  bearer?: string | undefined;
  /** Goes in the place of the body, whatever it is. */
  text?: string;
}

/** Calls a backend exactly as the shop does, but once, and tells what came instead of what it means. */
export interface Backend {
  /** Rejects only when the run is stopped. */
  call<Name extends OperationName>(name: Name, input: Input<Name>, options?: CallOptions): Promise<Answer<Output<Name>>>;
}

export interface BackendOptions {
  apiBase: string;
  siteBase: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds that an answer may take. */
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

/** What the shop's client makes of an answer. */
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
    const { text, status, headers } = await within(limit, async (ends) => {
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
