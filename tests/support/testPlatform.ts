import { pageLocks } from '#app/services/platform/locks.ts';
import type { Platform, KeyValueStore } from '#app/services/ports.ts';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { seededRandom } from './seededRandom.ts';
import { virtualClock, type VirtualClock } from './virtualClock.ts';

/** A tab of a test browser. */
export interface TestPlatform extends Platform {
  /** Advances the browser's clock by milliseconds, for all its tabs. */
  advance: VirtualClock['advance'];
  /** Sets the browser's wall clock back by milliseconds. */
  setBack: VirtualClock['setBack'];
  /** The number of pending timers in the browser. */
  pending: VirtualClock['pending'];
  /** Shows the tab's page again as it was left, as Back does in Safari. */
  comeBack(): void;
  /** Changes the tab's address. At first it is '/'. */
  visit(path: string): void;
  /** Takes the tab offline. */
  disconnect(): void;
  /** Takes the tab online again. */
  reconnect(): void;
  /** From now on, what this tab writes to the browser's store is kept in this page only. */
  fillBrowserStore(): void;
  /** True if the browser would ask for confirmation before the user leaves the page. */
  isAskedBeforeLeaving(): boolean;
}

interface TestBrowserSettings {
  start?: number;
  seed?: number;
  flush?: () => Promise<void>;
}

/**
 * A browser for tests. Its tabs share the clock, locks, browser storage and broadcasts. Each has its own tab storage.
 * @param settings `start`: milliseconds since 1970; `seed`: for the random numbers; `flush`: lets the work run that a timer triggers
 */
export function testBrowser({ start = Date.UTC(2026, 2, 14, 9), seed = 1, flush }: TestBrowserSettings = {}): { openTab(): TestPlatform } {
  const clock = virtualClock(start, flush);
  const acquireLock = pageLocks();
  const storage = memoryKeyValueStore();
  const storageListeners = new Set<{ tab: object; listener: (key: string) => void }>();
  const broadcastListeners = new Set<{ tab: object; listener: (topic: string) => void }>();
  let tabs = 0;
  return {
    openTab() {
      const tabStore = memoryKeyValueStore();
      const beforeUnloadChecks: (() => boolean)[] = [];
      const connectionListeners = new Set<() => void>();
      const returnListeners = new Set<() => void>();
      const notifyOtherTabs = (key: string) => {
        for (const subscription of storageListeners) if (subscription.tab !== tabStore) queueMicrotask(() => subscription.listener(key));
      };
      let isFull = false;
      const unstored = new Map<string, string>();
      const browserStore: KeyValueStore = {
        ...storage,
        read: (key) => unstored.get(key) ?? storage.read(key),
        write(key, value) {
          // A full storage still has what it has.
          if (isFull && storage.read(key) !== value) {
            unstored.set(key, value);
            return false;
          }
          unstored.delete(key);
          notifyOtherTabs(key);
          return storage.write(key, value);
        },
        isStored: (key) => !unstored.has(key),
        keys: () => [...new Set([...storage.keys(), ...unstored.keys()])],
        remove(key) {
          unstored.delete(key);
          notifyOtherTabs(key);
          storage.remove(key);
        },
      };
      let path = '/';
      let online = true;
      const setOnline = (next: boolean) => {
        online = next;
        for (const listener of connectionListeners) listener();
      };
      tabs += 1;
      return {
        now: clock.now,
        uptime: clock.uptime,
        today: () => new Date(clock.now()).toISOString().slice(0, 10),
        random: seededRandom(seed + tabs - 1),
        wait: clock.wait,
        tabStore,
        browserStore,
        onBrowserStoreChange(listener) {
          const subscription = { tab: tabStore, listener };
          storageListeners.add(subscription);
          return () => void storageListeners.delete(subscription);
        },
        acquireLock,
        canOpenPopup: () => true,
        currentPath: () => path,
        visit: (next) => {
          path = next;
        },
        askBeforeLeaving: (isNeeded) => void beforeUnloadChecks.push(isNeeded),
        isAskedBeforeLeaving: () => beforeUnloadChecks.some((isNeeded) => isNeeded()),
        isOnline: () => online,
        onConnectionChange(listener) {
          connectionListeners.add(listener);
          return () => void connectionListeners.delete(listener);
        },
        fillBrowserStore: () => {
          isFull = true;
        },
        disconnect: () => setOnline(false),
        reconnect: () => setOnline(true),
        broadcast(topic) {
          for (const subscription of broadcastListeners)
            if (subscription.tab !== tabStore) queueMicrotask(() => subscription.listener(topic));
        },
        onBroadcast(listener) {
          const subscription = { tab: tabStore, listener };
          broadcastListeners.add(subscription);
          return () => void broadcastListeners.delete(subscription);
        },
        onReturn(listener) {
          returnListeners.add(listener);
          return () => void returnListeners.delete(listener);
        },
        comeBack: () => {
          for (const listener of returnListeners) listener();
        },
        advance: clock.advance,
        setBack: clock.setBack,
        pending: clock.pending,
      };
    },
  };
}

/** The only tab of a test browser. `today` is the day in UTC. */
export const testPlatform = (settings?: Parameters<typeof testBrowser>[0]): TestPlatform => testBrowser(settings).openTab();
