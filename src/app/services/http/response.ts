import * as v from 'valibot';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { unlessAborted } from '../unlessAborted.ts';

/** The error for a response outside 2xx. */
export class HttpError extends ApiError {
  /** The Retry-After header, unparsed. */
  readonly retryAfter: string | null;

  constructor(response: Response, { isWrite, isConditional }: { isWrite: boolean; isConditional: boolean }) {
    const { status, headers } = response;
    super('http', {
      status,
      message: `answered ${status}`,
      ambiguous: isWrite && status >= 500,
      notApplied: isConditional && status === 412,
    });
    this.retryAfter = headers.get('Retry-After');
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed', { message: 'response is not JSON' });
  }
};

/**
 * Reads the body of a write that was answered with 2xx. Resolves with undefined if it is not JSON, because that does not undo the write.
 * Rejects if it is a page, or if the caller aborts.
 */
async function readOptionalBody(response: Response, { signal, caller }: Signals): Promise<unknown> {
  try {
    const text = await unlessAborted(response.text(), signal);
    if (isPage(response, text))
      throw new ApiError('malformed', { status: response.status, message: 'answered with a page', ambiguous: true });
    return parse(text);
  } catch (error) {
    if (caller?.aborted === true || (error instanceof ApiError && error.ambiguous)) throw error;
    return undefined;
  }
}

/** True for HTML, such as the page of a proxy or of a sign-in. It says nothing about the write. */
const isPage = ({ headers }: Response, text: string): boolean =>
  headers.get('Content-Type')?.includes('text/html') === true || /^\s*<(?:!doctype|html|\w+[\s>])/i.test(text);

interface Signals {
  /** Aborts when time is up or the caller aborts. */
  signal: AbortSignal;
  caller: AbortSignal | undefined;
  /** True if the request carried If-Match. Only then does 412 say that the write was not applied. @default false */
  isConditional?: boolean;
}

/**
 * Reads a response (docs/product-rules.md#success). The body of a read must be JSON that matches the contract. A write
 * fails if its body is a page, or says that nothing was changed; where money, stock or orders change, the caller reads the result.
 * @returns the body as the contract decodes it; rejects with ApiError, or with the error of the broken connection
 */
export async function readResponse(operation: Operation, response: Response, signals: Signals): Promise<unknown> {
  const isWrite = operation.method !== 'GET';
  if (!response.ok) throw new HttpError(response, { isWrite, isConditional: signals.isConditional === true });
  const body = isWrite ? await readOptionalBody(response, signals) : parse(await unlessAborted(response.text(), signals.signal));
  const parsed = v.safeParse(operation.response, body);
  if (!parsed.success) throw new ApiError('shape', { status: response.status, message: v.summarize(parsed.issues) });
  return parsed.output;
}
