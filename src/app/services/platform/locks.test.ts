import { describe, expect, test } from 'vitest';
import { pageLocks, tabLocks } from './locks.ts';

/** A fake LockManager with the parts that the shop uses, over one queue. */
function fakeManager() {
  const acquire = pageLocks();
  const asked: string[] = [];
  const request = async (name: string, options: { signal?: AbortSignal }, work: () => Promise<void>) => {
    asked.push(name);
    const release = await acquire(name, options.signal);
    await work();
    release();
  };
  return { asked, manager: { request } as unknown as LockManager };
}

const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe.each([
  ['of a page', () => pageLocks()],
  ['of a browser', () => tabLocks(fakeManager().manager, 'shop')],
  ['where the browser has none', () => tabLocks(undefined, 'shop')],
  ['where the browser refuses them', () => tabLocks(refusing, 'shop')],
])('locks %s', (_, make) => {
  test('grants a lock to one holder at a time, in order; other names are free', async () => {
    const acquire = make();
    const log: string[] = [];
    const take = async (who: string) => {
      const release = await acquire('stock:1');
      log.push(who);
      return release;
    };
    const first = await take('first');
    const second = take('second');
    const third = take('third');
    (await acquire('stock:2'))();
    await settle();
    expect(log).toEqual(['first']);
    first();
    first();
    (await second)();
    (await third)();
    expect(log).toEqual(['first', 'second', 'third']);
  });

  test('an aborted request does not block the others', async () => {
    const acquire = make();
    const first = await acquire('a');
    const waiting = new AbortController();
    const given = acquire('a', waiting.signal).then(
      () => 'held',
      () => 'gave up',
    );
    const third = acquire('a');
    await settle();
    waiting.abort();
    expect(await given).toBe('gave up');
    first();
    (await third)();
    (await acquire('a'))();
  });
});

test('prefixes the names with the space', async () => {
  const { asked, manager } = fakeManager();
  (await tabLocks(manager, 'shop')('stock:1'))();
  expect(asked).toEqual(['shop:stock:1']);
});
