import { pageLocks } from '#app/services/platform/pageLocks.ts';
import type { Platform, KeyValueStore } from '#app/services/ports.ts';
import { memoryKeyValueStore } from './memoryKeyValueStore.ts';
import { seededRandom } from './seededRandom.ts';
import { virtualClock, type VirtualClock } from './virtualClock.ts';

/** A tab of a test's browser. */
export interface TestPlatform extends Platform {
  /** Moves the browser's clock on, for all of its tabs. */
  advance: VirtualClock['advance'];
  /** Waits under way in the browser. */
  pending: VirtualClock['pending'];
  /** The connection goes. */
  disconnect(): void;
  /** The connection comes back. */
  reconnect(): void;
  /** Whether the browser would ask before the page is left. */
  isAskedBeforeLeaving(): boolean;
}

/**
 * A browser for tests: its tabs share clock, locks, kept storage and channel; each has its own tab storage.
 * @param settings `start`: milliseconds since 1970; `seed`: of the chance
 */
export function testBrowser({ start = Date.UTC(2026, 2, 14, 9), seed = 1 } = {}): { openTab(): TestPlatform } {
  const clock = virtualClock(start);
  const hold = pageLocks();
  const kept = memoryKeyValueStore();
  const watchers = new Set<{ tab: object; hear: (key: string) => void }>();
  const listeners = new Set<{ tab: object; hear: (topic: string) => void }>();
  let tabs = 0;
  return {
    openTab() {
      const tab = memoryKeyValueStore();
      const leaving: (() => boolean)[] = [];
      const waiting = new Set<() => void>();
      const tellOthers = (key: string) => {
        for (const watcher of watchers) if (watcher.tab !== tab) queueMicrotask(() => watcher.hear(key));
      };
      const browser: KeyValueStore = {
        ...kept,
        write(key, value) {
          tellOthers(key);
          return kept.write(key, value);
        },
        remove(key) {
          tellOthers(key);
          kept.remove(key);
        },
      };
      let online = true;
      const connect = (next: boolean) => {
        online = next;
        for (const listener of waiting) listener();
      };
      tabs += 1;
      return {
        now: clock.now,
        today: () => new Date(clock.now()).toISOString().slice(0, 10),
        random: seededRandom(seed + tabs - 1),
        wait: clock.wait,
        tabStore: tab,
        browserStore: browser,
        onBrowserStoreChange(hear) {
          const watcher = { tab, hear };
          watchers.add(watcher);
          return () => void watchers.delete(watcher);
        },
        acquireLock: hold,
        askBeforeLeaving: (isNeeded) => void leaving.push(isNeeded),
        isAskedBeforeLeaving: () => leaving.some((isNeeded) => isNeeded()),
        isOnline: () => online,
        onConnectionChange(listener) {
          waiting.add(listener);
          return () => void waiting.delete(listener);
        },
        disconnect: () => connect(false),
        reconnect: () => connect(true),
        broadcast(topic) {
          for (const listener of listeners) if (listener.tab !== tab) queueMicrotask(() => listener.hear(topic));
        },
        onBroadcast(hear) {
          const listener = { tab, hear };
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        advance: clock.advance,
        pending: clock.pending,
      };
    },
  };
}

/** The only tab of a browser for tests. Its day is that of UTC. */
export const testPlatform = (settings?: Parameters<typeof testBrowser>[0]): TestPlatform => testBrowser(settings).openTab();
