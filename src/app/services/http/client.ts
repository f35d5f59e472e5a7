import { ApiError, isTemporaryRefusal } from '#contract/apiError.ts';
import { isRepeatable, type Operation } from '#contract/operation.ts';
import type { Operations } from '#contract/operations.ts';
import type { AccessToken } from '../accessToken.ts';
import type { CallOptions, Platform, ShopApi } from '../ports.ts';
import { unlessAborted } from '../unlessAborted.ts';
import { type CallConditions, createConditionalWrites, unconditional } from './conditionalWrites.ts';
import { readResponse, HttpError } from './response.ts';
import { buildRequest, type CallInput } from './request.ts';
import { getToken, renewToken, tokenPolicy, type TokenPolicy } from './tokenPolicy.ts';
import { withTimeout } from './withTimeout.ts';

/** The options of the HTTP client. */
export interface ClientSettings {
  /** The base URL of the backend, without a trailing slash: `https://host/api`, `/api`. */
  apiBase: string;
  /** The base path of the site, with a trailing slash: `/`, `/shop/`. */
  siteBase: string;
  token: Pick<AccessToken, 'current' | 'get' | 'renew'>;
  /** If true, calls to the API carry the access token; if false, only those with that `bearer` (docs/product-rules.md#token). */
  sendToken: boolean;
  /** If true, writes carry If-Match and Idempotency-Key (docs/product-rules.md#conditional-writes). */
  conditionalWrites: boolean;
  /** While it is offline, writes are rejected without being sent. */
  platform: Pick<Platform, 'now' | 'uptime' | 'random' | 'wait' | 'isOnline'>;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/**
 * Creates the HTTP client, with one method per operation (docs/product-rules.md#http, docs/product-rules.md#token). A read has 10 s per
 * attempt, 20 s in total and up to two retries. A write has 15 s and is never sent again, except once after a 401 if that can do no harm.
 * Methods reject only with ApiError, whose `ambiguous` and `notApplied` say what is known about a write. Logs nothing.
 */
export function createClient(operations: Operations, settings: ClientSettings): ShopApi {
  const conditionsOf = settings.conditionalWrites ? createConditionalWrites(settings.platform) : () => unconditional;
  const method = ([name, operation]: [string, Operation]) => {
    const policy = tokenPolicy(operation, settings.sendToken);
    const make = operation.method === 'GET' ? read : write;
    const call = async (input: CallInput, options: CallOptions = {}) =>
      make(
        { operation, input, policy, settings, idToken: options.idToken, conditional: conditionsOf(operation, input, options) },
        options.signal,
      );
    return [name, call] as const;
  };
  return Object.fromEntries(Object.entries(operations).map(method)) as unknown as ShopApi;
}

// All in milliseconds.
const READ_ATTEMPT_TIMEOUT = 10_000;
const READ_TIMEOUT = 20_000;
const WRITE_TIMEOUT = 15_000;

/** One call of an operation. */
interface Call {
  operation: Operation;
  input: CallInput;
  policy: TokenPolicy;
  settings: ClientSettings;
  /** Sent only if the policy is `proof`. */
  idToken: string | undefined;
  conditional: CallConditions;
}

/** Sends the request once and reads the response. Once sent, a write that is cut off may have been applied. */
async function exchange(
  { operation, input, settings, conditional: { conditions, onResponse } }: Call,
  bearerToken: string | undefined,
  caller: AbortSignal | undefined,
): Promise<unknown> {
  const { platform, fetch = globalThis.fetch } = settings;
  const isWrite = operation.method !== 'GET';
  const { url, init } = buildRequest(operation, input, { ...settings, bearerToken, conditions });
  if (isWrite && !platform.isOnline()) {
    throw new ApiError('offline', { message: 'not sent: there is no connection', notApplied: true });
  }
  return withTimeout(
    { milliseconds: isWrite ? WRITE_TIMEOUT : READ_ATTEMPT_TIMEOUT, platform, signal: caller, ambiguous: isWrite },
    async (signal) => {
      const response = await unlessAborted(fetch(url, { ...init, signal }), signal);
      onResponse(response);
      return readResponse(operation, response, { signal, caller, isConditional: conditions.ifMatch !== undefined });
    },
  );
}

/**
 * Sends the request with the token that the call needs. After a 401, renews the access token and sends the request once more, unless the
 * first one may have been applied and a second one would do harm. An ID token is not renewed: the identity service gave it just now.
 */
async function exchangeAs(call: Call, caller: AbortSignal | undefined): Promise<unknown> {
  const bearerToken = await getToken(call.policy, call.settings, { signal: caller, idToken: call.idToken });
  try {
    return await exchange(call, bearerToken, caller);
  } catch (error) {
    if (bearerToken === undefined || call.policy === 'proof' || !(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await renewToken(bearerToken, call.settings, caller);
    if (renewed === undefined || !isRepeatable(call.operation)) throw error;
    return exchange(call, renewed, caller);
  }
}

/** Makes a write. Never retries it, except once after a 401. */
const write = exchangeAs;

/** Makes a read. Retries it while that may help and there is time. */
function read(call: Call, caller: AbortSignal | undefined): Promise<unknown> {
  const { platform } = call.settings;
  const deadline = platform.uptime() + READ_TIMEOUT;
  return withTimeout({ milliseconds: READ_TIMEOUT, platform, signal: caller }, async (signal) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await exchangeAs(call, signal);
      } catch (error) {
        const pause = retryPause(error, { retries, platform });
        if (pause === null || platform.uptime() + pause >= deadline) throw error;
        await platform.wait(pause, signal);
      }
    }
  });
}

const MAX_RETRIES = 2;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** True if the same read may succeed if it is sent again. */
function isTransient({ kind, status = 0 }: ApiError): boolean {
  return kind === 'offline' || kind === 'timeout' || status >= 500 || isTemporaryRefusal(status);
}

/** The milliseconds that a Retry-After header asks for, in seconds or as a date; 0 if it asks for none. */
function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

/**
 * The milliseconds to wait before a failed read is retried: a random part of a doubling limit, and never less than the server asks for.
 * null if it must not be retried.
 */
export function retryPause(
  error: unknown,
  { retries, platform }: { retries: number; platform: Pick<Platform, 'now' | 'random'> },
): number | null {
  if (retries >= MAX_RETRIES || !(error instanceof ApiError) || !isTransient(error)) return null;
  const pause = platform.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retries);
  return Math.max(pause, retryAfterMs(error instanceof HttpError ? error.retryAfter : null, platform.now()));
}
