import { expect, test, vi } from 'vitest';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { browserPlatform } from './browserPlatform.ts';
import { pageLocks } from './locks.ts';
import { sandboxPlatform } from './sandboxPlatform.ts';

function open() {
  let now = new Date(2026, 10, 27, 23, 30).getTime();
  const tabStore = memoryKeyValueStore();
  const browserStore = memoryKeyValueStore();
  const platform = sandboxPlatform({ ...browserPlatform(), now: () => now, tabStore, browserStore });
  return { platform, tabStore, browserStore, tick: (milliseconds: number) => void (now += milliseconds) };
}

test('the clock is as far ahead as the tab says, and keeps ticking', () => {
  const { platform, tabStore, tick } = open();
  expect(platform.today()).toBe('2026-11-27');
  tabStore.write('sandbox clock', String(29 * 60_000));
  const before = platform.now();
  expect(platform.today()).toBe('2026-11-27');
  tick(60_000);
  expect(platform.now() - before).toBe(60_000);
  expect(platform.today()).toBe('2026-11-28');
  tabStore.write('sandbox clock', 'damaged');
  expect(platform.today()).toBe('2026-11-27');
});

test('in a situation, only the settings are read from the browser and written to it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { platform, tabStore, browserStore } = open();
  platform.browserStore.write('payment:1', 'mine');
  tabStore.write('sandbox world', 'situation');
  expect(platform.browserStore.read('payment:1')).toBeNull();
  expect(platform.browserStore.keys()).toEqual([]);
  platform.browserStore.write('payment:1', 'of the situation');
  platform.browserStore.write('settings', 'dark');
  expect(platform.browserStore.keys()).toEqual(['payment:1']);
  expect(platform.browserStore.read('settings')).toBe('dark');
  platform.browserStore.remove('payment:1');
  tabStore.remove('sandbox world');
  expect(platform.browserStore.keys()).toEqual(['payment:1', 'settings']);
  expect(browserStore.read('payment:1')).toBe('mine');
  vi.unstubAllGlobals();
});

test('tabs wait for one another, but not for a situation, whose world is in its tab alone', async () => {
  const acquireLock = pageLocks();
  const openTab = (world: string) => {
    const tabStore = memoryKeyValueStore();
    tabStore.write('sandbox world', world);
    return sandboxPlatform({ ...browserPlatform(), tabStore, acquireLock });
  };
  const isFree = async (tab: ReturnType<typeof openTab>) => {
    const waiting = new AbortController();
    const acquired = tab.acquireLock('stock:1', waiting.signal).then(
      (release) => {
        release();
        return true;
      },
      () => false,
    );
    await new Promise(setImmediate);
    waiting.abort();
    return acquired;
  };
  const situation = openTab('situation');
  const release = await openTab('demo').acquireLock('stock:1');
  expect(await isFree(openTab('demo'))).toBe(false);
  expect(await isFree(situation)).toBe(true);
  release();
  await situation.acquireLock('stock:1');
  expect(await isFree(situation)).toBe(false);
  expect(await isFree(openTab('situation'))).toBe(true);
  expect(await isFree(openTab('demo'))).toBe(true);
});
