import { ApiError } from '#contract/apiError.ts';
import { operations } from '#contract/operations.ts';
import { type ClientSettings, createClient } from '#app/services/http/client.ts';
import { fakeFetch, type Reaction } from './fakeFetch.ts';
import { testPlatform } from './testPlatform.ts';

/** The token of a signed-out user. */
const noToken: ClientSettings['token'] = { current: () => undefined, get: async () => undefined, renew: async () => undefined };

/** A client with a virtual clock and a scripted server. */
export function testClient(reactions: Reaction[], settings: Partial<ClientSettings> = {}) {
  const platform = testPlatform();
  const { fetch, requests } = fakeFetch(...reactions);
  const api = createClient(operations, {
    apiBase: 'https://shop.test/api/',
    siteBase: '/shop/',
    token: noToken,
    sendToken: false,
    conditionalWrites: false,
    platform,
    fetch,
    ...settings,
  });
  return { api, platform, requests };
}

/** Tracks the outcome of a call without awaiting it. Both fields are undefined while it is pending. */
export function watch<T>(call: Promise<T>): { value?: T; error?: unknown } {
  const outcome: { value?: T; error?: unknown } = {};
  call.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { error }),
  );
  return outcome;
}

/** Resolves with the ApiError of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
