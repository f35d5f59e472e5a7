import { pageLocks } from '#app/services/platform/locks.ts';
import type { Platform, KeyValueStore } from '#app/services/ports.ts';
import { memoryKeyValueStore } from './memoryKeyValueStore.ts';
import { seededRandom } from './seededRandom.ts';
import { virtualClock, type VirtualClock } from './virtualClock.ts';

/** A tab of a test browser. */
export interface TestPlatform extends Platform {
  /** Advances the browser's clock by milliseconds, for all its tabs. */
  advance: VirtualClock['advance'];
  /** The number of pending timers in the browser. */
  pending: VirtualClock['pending'];
  /** Takes the tab offline. */
  disconnect(): void;
  /** Takes the tab online again. */
  reconnect(): void;
  /** True if the browser would ask for confirmation before the user leaves the page. */
  isAskedBeforeLeaving(): boolean;
}

/**
 * A browser for tests. Its tabs share the clock, locks, browser storage and broadcasts. Each has its own tab storage.
 * @param settings `start`: milliseconds since 1970; `seed`: for the random numbers
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

/** The only tab of a test browser. `today` is the day in UTC. */
export const testPlatform = (settings?: Parameters<typeof testBrowser>[0]): TestPlatform => testBrowser(settings).openTab();
