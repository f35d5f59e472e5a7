import { ApiError } from '#contract/apiError.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { createClient } from '#app/services/http/client.ts';
import type { FailureKind } from '#mocks/faults/fault.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { cases } from '#tests/contract/cases.ts';
import { FAULTS, faultyFetch } from './faultyFetch.ts';
import { sandboxFetch } from './sandboxFetch.ts';
import { testPlatform } from './testPlatform.ts';

/** The result of an operation that always fails in this way, as the code that calls the client sees it. */
async function resultOf(name: OperationName, kind: FailureKind): Promise<string> {
  const sandbox = await sandboxFetch();
  const platform = testPlatform({ flush: sandbox.idle });
  const { fetch, calls } = faultyFetch({ fetch: sandbox.fetch, faults: [{ call: name, kind, when: 'before', times: 'always' }] });
  const token = issueToken(cases[name].as ?? '');
  const api = createClient(operations, {
    apiBase: sandbox.apiBase,
    siteBase: '/',
    fetch,
    platform,
    token: { current: () => token, get: async () => token, renew: async () => token },
    sendToken: true,
    conditionalWrites: false,
  });
  const started = platform.now();
  const call = api[name] as (input: unknown) => Promise<unknown>;
  const result = call(cases[name].happy).then(
    (answer) => [answer],
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.kind, error.status, error.ambiguous, error.notApplied];
    },
  );
  let duration = 0;
  void result.finally(() => {
    duration = platform.now() - started;
  });
  await platform.advance(60_000);
  return JSON.stringify([await result, duration, calls.length]);
}

/**
 * One of the kinds for each way in which the client reports them: with the same error or answer, after the same time and number of
 * requests. A flow only sees the client, so a sweep proves no more with the others.
 */
export async function distinctKinds(name: OperationName): Promise<FailureKind[]> {
  const results = new Map<string, FailureKind>();
  for (const kind of FAULTS) {
    const result = await resultOf(name, kind);
    if (!results.has(result)) results.set(result, kind);
  }
  return [...results.values()];
}
