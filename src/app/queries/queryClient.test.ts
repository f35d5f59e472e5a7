import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { operations } from '#contract/operations.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { type TestPlatform, testPlatform } from '#tests/support/testPlatform.ts';
import { createQueryClient, clearUserQueries, invalidateOperations } from './queryClient.ts';

const keys = (queries: ReturnType<typeof createQueryClient>) =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

test("removes the user's queries and keeps the public ones", () => {
  const queries = createQueryClient(testPlatform());
  for (const name of Object.keys(operations)) queries.setQueryData([name, { of: 'sam' }], []);
  clearUserQueries(queries);
  const open = Object.entries(operations).filter(([, { access }]) => access === 'public');
  expect(keys(queries)).toEqual(open.map(([name]) => name));
  expect(keys(queries)).toContain('listTools');
  expect(keys(queries)).not.toContain('listOwnBookings');
});

test("treats an unknown query as the user's", () => {
  const queries = createQueryClient(testPlatform());
  queries.setQueryData(['somethingNew'], 'private');
  clearUserQueries(queries);
  expect(keys(queries)).toEqual([]);
});

test("aborts the previous user's pending queries and ignores their responses", async () => {
  const queries = createQueryClient(testPlatform());
  const { promise, resolve } = Promise.withResolvers<string[]>();
  let taken: AbortSignal | undefined;
  const reading = queries.fetchQuery({
    queryKey: ['listOwnBookings', { email: 'sam' }],
    queryFn: ({ signal }) => {
      taken = signal;
      return promise;
    },
  });
  reading.catch(() => {});
  await settle();
  clearUserQueries(queries);
  resolve(['an order of Sam']);
  await settle();
  expect(taken?.aborted).toBe(true);
  expect(queries.getQueryData(['listOwnBookings', { email: 'sam' }])).toBeUndefined();
});

test('invalidateOperations invalidates exactly the named operations, whatever their input', () => {
  const queries = createQueryClient(testPlatform());
  for (const key of [
    ['getTool', { id: '1' }],
    ['getTool', { id: '2' }],
    ['listTools', {}],
    ['listPhones', {}],
  ])
    queries.setQueryData(key, []);
  invalidateOperations(queries, ['getTool', 'listPhones', 'unheardOf']);
  const old = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(old.map(({ queryKey }) => queryKey)).toEqual([
    ['getTool', { id: '1' }],
    ['getTool', { id: '2' }],
    ['listPhones', {}],
  ]);
});

test('refetches active queries at once, and inactive ones only when they are shown', async () => {
  const queries = createQueryClient(testPlatform());
  const readShown = vi.fn(() => Promise.resolve(['row']));
  const readHidden = vi.fn(() => Promise.resolve(['row']));
  await queries.fetchQuery({ queryKey: ['listPhones', {}], queryFn: readHidden });
  const stop = new QueryObserver(queries, { queryKey: ['listTools', {}], queryFn: readShown }).subscribe(() => {});
  await settle();
  invalidateOperations(queries, ['listTools', 'listPhones']);
  await settle();
  stop();
  expect([readShown.mock.calls.length, readHidden.mock.calls.length]).toEqual([2, 1]);
});

test('a query fails without retries, online or offline, because the HTTP client has already retried', async () => {
  const queries = createQueryClient(testPlatform());
  const read = vi.fn(() => Promise.reject(new Error('no')));
  await expect(queries.fetchQuery({ queryKey: ['listTools', {}], queryFn: read })).rejects.toThrow('no');
  expect(read).toHaveBeenCalledOnce();
  expect(queries.getDefaultOptions().queries).toMatchObject({ retry: false, networkMode: 'always' });
});

describe('data', () => {
  /** Shows a list twice, with a change between, and returns how often it was read. */
  async function readTwice(between: (platform: TestPlatform) => unknown) {
    const platform = testPlatform();
    const queries = createQueryClient(platform);
    const read = vi.fn(() => Promise.resolve(['row']));
    for (const change of [between, () => {}]) {
      const stop = new QueryObserver(queries, { queryKey: ['listTools', {}], queryFn: read }).subscribe(() => {});
      await settle();
      stop();
      await change(platform);
    }
    return read.mock.calls.length;
  }

  test.each<[string, (platform: TestPlatform) => unknown, number]>([
    ['is fresh for 30 seconds', ({ advance }) => advance(29_999), 1],
    ['is stale then', ({ advance }) => advance(30_000), 2],
    ['is stale after the clock was set back', ({ setBack }) => setBack(3_600_000), 2],
    [
      'is not fresh for longer if the clock was set back a little',
      async ({ advance, setBack }) => {
        await advance(20_000);
        setBack(15_000);
        await advance(15_000);
      },
      2,
    ],
  ])('%s', async (_, between, reads) => {
    expect(await readTwice(between)).toBe(reads);
  });
});
