import { calendarDay } from './platform/calendar.ts';
import { tabChannel } from './platform/channel.ts';
import { createKeyValueStore } from './platform/keyValueStore.ts';
import { storageChanges } from './platform/storageChanges.ts';
import { tabLocks } from './platform/tabLocks.ts';
import { wait } from './platform/wait.ts';
import { alwaysOnline, connection } from './platform/connection.ts';
import type { Platform } from './ports.ts';

interface BrowserPlatformOptions {
  /** Prefix of the stored keys and locks, and name of the channel, so that two apps on one origin stay apart. @default 'gadget-garage' */
  space?: string;
  /** `inPage` if the backend runs in the page, where a lost connection does not matter. @default 'overNetwork' */
  backend?: 'overNetwork' | 'inPage';
}

/** The browser that the page runs in. Works with reduced features if storage, locks or channels are missing or blocked. */
export function browserPlatform({ space = 'gadget-garage', backend = 'overNetwork' }: BrowserPlatformOptions = {}): Platform {
  return {
    now: () => Date.now(),
    today: () => calendarDay(new Date()),
    random: () => Math.random(),
    wait,
    tabStore: createKeyValueStore(() => sessionStorage, space),
    browserStore: createKeyValueStore(() => localStorage, space),
    onBrowserStoreChange: storageChanges(() => window, space),
    askBeforeLeaving: (isNeeded) => window.addEventListener('beforeunload', (event) => isNeeded() && event.preventDefault()),
    ...(backend === 'inPage' ? alwaysOnline : connection()),
    acquireLock: tabLocks(navigator.locks, space),
    ...tabChannel(() => new BroadcastChannel(space)),
  };
}
