import { expect, test } from 'vitest';
import { settle } from '#tests/support/testFlowContext.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { withLock } from './withLock.ts';

test('holds the lock while it works, and releases it afterwards, also after a failure', async () => {
  const browser = testBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  const done = Promise.withResolvers<string>();
  const working = withLock(one, 'stock:t1', () => done.promise);
  const order: string[] = [];
  const waiting = withLock(other, 'stock:t1', async () => void order.push('other'));
  await settle();
  order.push('one');
  done.resolve('result');
  expect(await working).toBe('result');
  await waiting;
  expect(order).toEqual(['one', 'other']);
  await expect(withLock(one, 'stock:t1', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await withLock(other, 'stock:t1', async () => 'free')).toBe('free');
  expect(one.pending()).toBe(0);
});

test('fails after 30 s if another tab still holds the lock, and does not work then or later', async () => {
  const browser = testBrowser();
  const release = await browser.openTab().acquireLock('stock:t1');
  const tab = browser.openTab();
  let runs = 0;
  const outcome = withLock(tab, 'stock:t1', async () => (runs += 1)).catch((error: unknown) => error);
  await tab.advance(29_999);
  expect(tab.pending()).toBe(1);
  await tab.advance(1);
  expect(await outcome).toMatchObject({ kind: 'busy', notApplied: true });
  release();
  await settle();
  expect(runs).toBe(0);
  expect(await withLock(tab, 'stock:t1', async () => 'free')).toBe('free');
});

test('stops waiting when its caller aborts', async () => {
  const tab = testBrowser().openTab();
  await tab.acquireLock('stock:t1');
  const caller = new AbortController();
  const outcome = withLock(tab, 'stock:t1', async () => 'x', caller.signal).catch((error: unknown) => error);
  caller.abort('left');
  expect([await outcome, tab.pending()]).toEqual(['left', 0]);
});
