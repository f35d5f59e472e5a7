import { calendarDay } from './platform/calendar.ts';
import { tabChannel } from './platform/channel.ts';
import { createKeyValueStore } from './platform/keyValueStore.ts';
import { storageChanges } from './platform/storageChanges.ts';
import { tabLocks } from './platform/tabLocks.ts';
import { wait } from './platform/wait.ts';
import { alwaysOnline, connection } from './platform/connection.ts';
import type { Platform } from './ports.ts';

interface BrowserPlatformOptions {
  /** What its stored keys, locks and channel begin with, so that two apps of one origin do not meet. @default 'gadget-garage' */
  space?: string;
  /** `inPage` where the backend is in the page, which no lost connection cuts off. @default 'overNetwork' */
  backend?: 'overNetwork' | 'inPage';
}

/** The browser that the page runs in. Works, with less, where storage, locks or channels are missing or forbidden. */
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
