import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { unlessAborted } from '../unlessAborted.ts';
import { readAnswer } from './answer.ts';
import { type BearerRule, findBearer, renewBearer } from './bearer.ts';
import { buildRequest, type CallInput } from './request.ts';
import { retryPause } from './retry.ts';
import type { ClientSettings } from './settings.ts';
import { within } from './within.ts';

const READ_TRY = 10_000;
const READ_IN_ALL = 20_000;
const WRITE = 15_000;

/** One call of an operation. */
export interface Call {
  operation: Operation;
  input: CallInput;
  bearer: BearerRule;
  settings: ClientSettings;
}

/** Sends the request once and reads the response. Once sent, a write that is cut off may have been applied. */
async function exchange(
  { operation, input, settings }: Call,
  bearer: string | undefined,
  caller: AbortSignal | undefined,
): Promise<unknown> {
  const { platform, fetch = globalThis.fetch } = settings;
  const isWrite = operation.method !== 'GET';
  const { url, init } = buildRequest(operation, input, { ...settings, bearer });
  if (isWrite && !platform.isOnline()) throw new ApiError('offline', { message: 'not sent: there is no connection' });
  return within({ milliseconds: isWrite ? WRITE : READ_TRY, platform, signal: caller, ambiguous: isWrite }, async (ends) => {
    const response = await unlessAborted(fetch(url, { ...init, signal: ends }), ends);
    return readAnswer(operation, response, { ends, caller });
  });
}

/** Sends the request with the token that the call needs. A 401 applied nothing, so it is sent once more with a renewed token. */
async function exchangeAs(call: Call, caller: AbortSignal | undefined): Promise<unknown> {
  const bearer = await findBearer(call.bearer, call.settings, caller);
  try {
    return await exchange(call, bearer, caller);
  } catch (error) {
    if (bearer === undefined || !(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await renewBearer(bearer, call.settings, caller);
    if (renewed === undefined) throw error;
    return exchange(call, renewed, caller);
  }
}

/** Makes a write. Never retries it, except once after a 401. */
export const write = exchangeAs;

/** Makes a read. Retries it while that may help and there is time. */
export function read(call: Call, caller: AbortSignal | undefined): Promise<unknown> {
  const { platform } = call.settings;
  const deadline = platform.now() + READ_IN_ALL;
  return within({ milliseconds: READ_IN_ALL, platform, signal: caller }, async (ends) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await exchangeAs(call, ends);
      } catch (error) {
        const pause = retryPause(error, { retries, platform });
        if (pause === null || platform.now() + pause >= deadline) throw error;
        await platform.wait(pause, ends);
      }
    }
  });
}
