import type { KeyValueStore, Platform } from '../ports.ts';
import { calendarDay } from './browserPlatform.ts';
import { createKeyValueStore } from './keyValueStore.ts';
import { SETTINGS } from './keys.ts';
import { pageLocks } from './locks.ts';

/** The key under which a tab of the sandbox stores how far its clock is ahead, in milliseconds. */
export const SANDBOX_CLOCK = 'sandbox clock';
/** Reads it; 0 if nobody has set the clock. */
export const readAhead = (tab: Pick<KeyValueStore, 'read'>): number => Number(tab.read(SANDBOX_CLOCK)) || 0;
/** The key under which it stores the name of its world. */
export const SANDBOX_WORLD = 'sandbox world';
/** The name of the world of a situation, which is stored in its tab. */
export const SITUATION_WORLD = 'situation';

/** The prefix of what a situation would store in the browser. */
const SPACE = 'gadget-garage situation';

/** The store for what the shop would keep in the browser, for a tab with a situation. */
export const situationStore = (): KeyValueStore => createKeyValueStore(() => sessionStorage, SPACE);

/** The path of the page with two people, and the names of its frames. */
export const TWO_PEOPLE_PATH = '/sandbox/two';
export const FRAMES = ['left', 'right'] as const;

/** The store of such a frame, in place of the tab's, which all frames of a tab share: each has a person of its own. */
export const frameStore = (name: (typeof FRAMES)[number]): KeyValueStore =>
  createKeyValueStore(() => sessionStorage, `gadget-garage ${name}`);

/**
 * The platform of a tab of the sandbox. Its clock may be ahead, and keeps ticking. In a situation, what the shop stores in the browser stays in
 * the tab, but for the settings: the visitor's own orders and payments are of another world. Its locks stay there too: the same situation in
 * another tab is another world.
 */
export function sandboxPlatform(platform: Platform): Platform {
  const { tabStore, browserStore } = platform;
  const own = situationStore();
  const acquireInPage = pageLocks();
  const isInSituation = () => tabStore.read(SANDBOX_WORLD) === SITUATION_WORLD;
  const storeOf = (key: string) => (key !== SETTINGS && isInSituation() ? own : browserStore);
  const now = () => platform.now() + readAhead(tabStore);
  return {
    ...platform,
    now,
    today: () => calendarDay(new Date(now())),
    browserStore: {
      read: (key) => storeOf(key).read(key),
      write: (key, value) => storeOf(key).write(key, value),
      isStored: (key) => storeOf(key).isStored(key),
      remove: (key) => storeOf(key).remove(key),
      keys: () => (isInSituation() ? own : browserStore).keys(),
    },
    acquireLock: (name, signal) => (isInSituation() ? acquireInPage(name, signal) : platform.acquireLock(name, signal)),
  };
}
