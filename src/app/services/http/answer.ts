import * as v from 'valibot';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { unlessAborted } from '../unlessAborted.ts';

/** An answer outside 2xx. */
export class Refusal extends ApiError {
  /** The header, as it came. */
  readonly retryAfter: string | null;

  constructor(response: Response, isWrite: boolean) {
    const { status, headers } = response;
    super('http', { status, message: `answered ${status}`, ambiguous: isWrite && status >= 500 });
    this.retryAfter = headers.get('Retry-After');
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed', { message: 'answered something else than JSON' });
  }
};

/**
 * The body of an applied write: undefined when it cannot be read, since that does not undo the write. Only a caller who
 * takes the call back ends it.
 */
async function readLoosely(response: Response, { ends, caller }: Ends): Promise<unknown> {
  try {
    return parse(await unlessAborted(response.text(), ends));
  } catch (error) {
    if (caller?.aborted === true) throw error;
    return undefined;
  }
}

interface Ends {
  /** Aborts when time is up or the caller takes the call back. */
  ends: AbortSignal;
  caller: AbortSignal | undefined;
}

/**
 * Reads an answer (docs/product-rules.md#success): of a read the body must be JSON and fit; a write is applied by any 2xx, and
 * its body fails it only where the contract has nothing to put in its place.
 * @returns what the contract makes of the body; rejects with ApiError, or as the broken connection does
 */
export async function readAnswer(operation: Operation, response: Response, signals: Ends): Promise<unknown> {
  const isWrite = operation.method !== 'GET';
  if (!response.ok) throw new Refusal(response, isWrite);
  const body = isWrite ? await readLoosely(response, signals) : parse(await unlessAborted(response.text(), signals.ends));
  const fitting = v.safeParse(operation.response, body);
  if (!fitting.success) throw new ApiError('shape', { status: response.status, message: v.summarize(fitting.issues) });
  return fitting.output;
}
