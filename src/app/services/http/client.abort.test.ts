import { expect, test } from 'vitest';
import { ignoresAbort, json, lost, plain, type Reaction, silent, stalled } from '#tests/support/fakeFetch.ts';
import { failureOf, testClient, watch } from '#tests/support/testClient.ts';

const input = { id: '1', body: { quantity: 3 } };

test('does not send a call that is already aborted', async () => {
  const { api, requests } = testClient([]);
  const signal = AbortSignal.abort();
  expect(await failureOf(api.listTools({}, { signal }))).toMatchObject({ kind: 'aborted', ambiguous: false });
  expect(await failureOf(api.updateTool(input, { signal }))).toMatchObject({ kind: 'aborted', ambiguous: false });
  expect(requests).toHaveLength(0);
});

test.each<[string, Reaction]>([
  ['no response', silent],
  ['no ear for the signal', ignoresAbort],
  ['no body', stalled()],
])('an aborted pending call ends at once, and a write may have been applied: %s', async (_, reaction) => {
  const { api, platform, requests } = testClient([reaction, reaction]);
  const caller = new AbortController();
  const reading = watch(api.listTools({}, { signal: caller.signal }));
  const writing = watch(api.updateTool(input, { signal: caller.signal }));
  await platform.advance(1_000);
  caller.abort();
  await platform.advance(0);
  expect(reading.error).toMatchObject({ kind: 'aborted', ambiguous: false });
  expect(writing.error).toMatchObject({ kind: 'aborted', ambiguous: true });
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  await platform.advance(30_000);
  expect(requests).toHaveLength(2);
  expect(platform.pending()).toBe(0);
});

test('does not retry a read that is aborted between two attempts', async () => {
  const { api, platform, requests } = testClient([json({}, 503, { 'Retry-After': '5' }), lost]);
  const caller = new AbortController();
  const outcome = watch(api.listTools({}, { signal: caller.signal }));
  await platform.advance(2_000);
  caller.abort();
  await platform.advance(0);
  expect(outcome.error).toMatchObject({ kind: 'aborted' });
  await platform.advance(10_000);
  expect(requests).toHaveLength(1);
});

test('does not send a write that is aborted while it waits for its token', async () => {
  const token = { current: () => undefined, get: () => new Promise<undefined>(() => {}), renew: async () => undefined };
  const { api, platform, requests } = testClient([], { token, sendToken: true });
  const caller = new AbortController();
  const outcome = watch(api.updateTool(input, { signal: caller.signal }));
  await platform.advance(1_000);
  caller.abort();
  await platform.advance(0);
  expect(outcome.error).toMatchObject({ kind: 'aborted', ambiguous: false });
  expect(requests).toHaveLength(0);
});

test('does not resend a call that is aborted while its token is renewed', async () => {
  const token = { current: () => 'old', get: async () => 'old', renew: () => new Promise<undefined>(() => {}) };
  const { api, platform, requests } = testClient([plain('', 401)], { token, sendToken: true });
  const caller = new AbortController();
  const outcome = watch(api.updateTool(input, { signal: caller.signal }));
  await platform.advance(1_000);
  caller.abort();
  await platform.advance(0);
  expect(outcome.error).toMatchObject({ kind: 'aborted', ambiguous: false });
  expect(requests).toHaveLength(1);
});
