import { expect, test } from 'vitest';
import { testBrowser, testPlatform } from './testPlatform.ts';

test('time moves only on advance, from one timer to the next', async () => {
  const platform = testPlatform({ start: Date.UTC(2026, 0, 1, 23, 59, 59) });
  const log: string[] = [];
  const later = async () => {
    await platform.wait(500);
    log.push(`first at ${platform.now() % 1_000}`);
    await platform.wait(100);
    log.push(`then at ${platform.now() % 1_000}`);
  };
  const done = Promise.all([later(), platform.wait(550).then(() => log.push('between'))]);
  await platform.advance(1_000);
  await done;
  expect(log).toEqual(['first at 500', 'between', 'then at 600']);
  expect(platform.today()).toBe('2026-01-02');
  expect(platform.pending()).toBe(0);
});

test('random numbers are the same for the same seed', () => {
  const numbers = (seed: number) => {
    const platform = testPlatform({ seed });
    return Array.from({ length: 5 }, () => platform.random());
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  for (const number of numbers(7)) expect(number >= 0 && number < 1).toBe(true);
});

test('tabs of one browser share browser storage, locks and broadcasts, but not tab storage', async () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  here.browserStore.write('a', '1');
  here.tabStore.write('b', '2');
  expect(there.browserStore.read('a')).toBe('1');
  expect(there.tabStore.read('b')).toBeNull();

  const received: string[] = [];
  here.onBroadcast((topic) => received.push(`here ${topic}`));
  const stop = there.onBroadcast((topic) => received.push(`there ${topic}`));
  here.broadcast('stock');
  await here.advance(0);
  stop();
  here.broadcast('again');
  await here.advance(0);
  expect(received).toEqual(['there stock']);

  const release = await here.acquireLock('x');
  let isHeld = false;
  const waiting = there.acquireLock('x').then(() => (isHeld = true));
  await here.advance(0);
  expect(isHeld).toBe(false);
  release();
  await waiting;
});
