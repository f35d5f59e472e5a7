import { createKeyValueStore } from '#app/services/platform/keyValueStore.ts';
import type { Platform } from '#app/services/ports.ts';

const never = () => new Promise<never>(() => {});

/** A browser's storage. It outlives pages. `isFull` makes it refuse values, and `isBlocked` makes every use throw. */
export function testStorage({ isFull = () => false, isBlocked = false }: { isFull?: () => boolean; isBlocked?: boolean } = {}) {
  const entries = new Map<string, string>();
  const storage = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return storage;
  };
}

/**
 * The numbers of the points at which a crash makes a difference. Nothing happens between the end of one effect and the beginning of the
 * next, so only one of these two counts.
 */
export const crashPoints = (points: readonly string[]): number[] =>
  [...points.keys()].filter((at) => !(points[at]?.startsWith('before ') && points[at - 1]?.startsWith('after ')));

interface CrashablePageOptions<Tab extends Platform> {
  /** The clock, the locks and the broadcasts. */
  platform: Tab;
  tabStorage: ReturnType<typeof testStorage>;
  browserStorage: ReturnType<typeof testStorage>;
  /** The number of the point at which the page crashes. @default never */
  crashAt?: number;
}

/**
 * A page of a tab that can crash. Then nothing that it does has an effect any more, and its locks are released. It may crash at each point:
 * before a call, after the call is applied, and before and after each write to storage.
 */
export function crashablePage<Tab extends Platform>({
  platform,
  tabStorage,
  browserStorage,
  crashAt = Infinity,
}: CrashablePageOptions<Tab>) {
  const points: string[] = [];
  const heldLocks = new Set<() => void>();
  let hasCrashed = false;
  let onCrash = () => {};
  function crash(): void {
    if (hasCrashed) return;
    onCrash();
    hasCrashed = true;
    for (const release of heldLocks) release();
  }
  /** Returns false if the page has crashed, here or earlier. */
  function passes(point: string): boolean {
    if (!hasCrashed && points.push(point) - 1 === crashAt) crash();
    return !hasCrashed;
  }
  /** Makes a call outside of the page. */
  async function call<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (!passes(`before ${name}`)) return never();
    const settled = await work().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return passes(`after ${name}`) ? settled() : never();
  }
  function storeOf(open: ReturnType<typeof testStorage>): Platform['tabStore'] {
    const store = createKeyValueStore(open, 'shop');
    return {
      ...store,
      write(key, value) {
        const isStored = passes(`before writing ${key}`) && store.write(key, value);
        passes(`after writing ${key}`);
        return isStored;
      },
      remove(key) {
        if (passes(`before removing ${key}`)) store.remove(key);
        passes(`after removing ${key}`);
      },
    };
  }
  const page: Tab = {
    ...platform,
    tabStore: storeOf(tabStorage),
    browserStore: storeOf(browserStorage),
    wait: async (milliseconds, signal) => {
      await platform.wait(milliseconds, signal);
      if (hasCrashed) await never();
    },
    acquireLock: async (name, signal) => {
      const release = await platform.acquireLock(name, signal);
      if (hasCrashed) {
        release();
        return never();
      }
      heldLocks.add(release);
      return () => {
        heldLocks.delete(release);
        release();
      };
    },
    broadcast: (topic) => hasCrashed || platform.broadcast(topic),
  };
  return {
    platform: page,
    call,
    /** The points that were passed, in order. */
    points,
    crash,
    hasCrashed: () => hasCrashed,
    /** Calls the listener when the page crashes, while it still runs. */
    beforeCrash: (listener: () => void) => {
      onCrash = listener;
    },
  };
}
