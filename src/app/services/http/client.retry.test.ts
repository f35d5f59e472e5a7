import { describe, expect, test } from 'vitest';
import { json, lost, plain, type Reaction } from '#tests/support/fakeFetch.ts';
import { testClient, watch } from '#tests/support/testClient.ts';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { ApiError } from '#contract/apiError.ts';
import { retryPause } from './client.ts';

const answered = (status: number): Reaction => plain('', status);

test.each([408, 425, 429, 500, 502, 503, 504])('retries a read twice after %i', async (status) => {
  const { api, platform, requests } = testClient([answered(status), answered(status), answered(status)]);
  const outcome = watch(api.listTools({}));
  await platform.advance(5_000);
  expect(outcome.error).toMatchObject({ kind: 'http', status });
  expect(requests).toHaveLength(3);
});

test.each([400, 401, 403, 404, 409, 410, 422])('does not retry a read after %i', async (status) => {
  const { api, platform, requests } = testClient([answered(status)]);
  const outcome = watch(api.listTools({}));
  await platform.advance(20_000);
  expect(outcome.error).toMatchObject({ kind: 'http', status });
  expect(requests).toHaveLength(1);
});

test('a read resolves if the second attempt succeeds', async () => {
  const { api, platform, requests } = testClient([lost, json([])]);
  const outcome = watch(api.listTools({}));
  await platform.advance(300);
  expect(outcome.value).toEqual([]);
  expect(requests).toHaveLength(2);
});

describe('Retry-After', () => {
  const busy = (after: string): Reaction => json({}, 503, { 'Retry-After': after });
  const inSeven = new Date(testPlatform().now() + 7_000).toUTCString();

  test.each([
    ['seconds', '7'],
    ['a date', inSeven],
  ])('is respected, given as %s', async (_, after) => {
    const { api, platform, requests } = testClient([busy(after), json([])]);
    const outcome = watch(api.listTools({}));
    await platform.advance(6_999);
    expect(requests).toHaveLength(1);
    await platform.advance(1);
    expect(outcome.value).toEqual([]);
  });

  test.each(['20', '3600', '99999999999999999999', new Date(testPlatform().now() + 60_000).toUTCString()])(
    'fails at once if it is beyond the 20 s: %s',
    async (after) => {
      const { api, platform } = testClient([busy(after)]);
      const outcome = watch(api.listTools({}));
      await platform.advance(0);
      expect(outcome.error).toMatchObject({ status: 503 });
    },
  );

  test.each(['soon', '-5', '', 'Fri, 01 Jan 2010 00:00:00 GMT'])(
    'does not change the usual pause if it has no usable value: %j',
    async (after) => {
      const { api, platform } = testClient([busy(after), json([])]);
      const outcome = watch(api.listTools({}));
      await platform.advance(300);
      expect(outcome.value).toEqual([]);
    },
  );
});

describe('the pause', () => {
  const platform = { now: () => 0, random: () => 0.5 };
  const error = new ApiError('offline', { message: '' });

  test('is a random part of a doubling limit', () => {
    expect(retryPause(error, { retries: 0, platform })).toBe(150);
    expect(retryPause(error, { retries: 1, platform })).toBe(300);
    expect(retryPause(error, { retries: 1, platform: { ...platform, random: () => 0 } })).toBe(0);
  });

  test('is null after two retries, and for permanent errors', () => {
    expect(retryPause(error, { retries: 2, platform })).toBeNull();
    expect(retryPause(new Error('ours'), { retries: 0, platform })).toBeNull();
    for (const kind of ['aborted', 'malformed', 'shape'] as const) {
      expect(retryPause(new ApiError(kind, { message: '', status: 200 }), { retries: 0, platform })).toBeNull();
    }
  });
});
