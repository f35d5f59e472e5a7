import { calendarDay } from './device/calendar.ts';
import { tabChannel } from './device/channel.ts';
import { createKeyValueStore } from './device/keyValueStore.ts';
import { storageChanges } from './device/storageChanges.ts';
import { tabLocks } from './device/tabLocks.ts';
import { wait } from './device/wait.ts';
import { alwaysOnline, connection } from './device/connection.ts';
import type { Device } from './ports.ts';

interface BrowserDeviceOptions {
  /** What its stored keys, locks and channel begin with, so that two apps of one origin do not meet. @default 'gadget-garage' */
  space?: string;
  /** `inPage` where the backend is in the page, which no lost connection cuts off. @default 'overNetwork' */
  backend?: 'overNetwork' | 'inPage';
}

/** The browser that the page runs in. Works, with less, where storage, locks or channels are missing or forbidden. */
export function browserDevice({ space = 'gadget-garage', backend = 'overNetwork' }: BrowserDeviceOptions = {}): Device {
  return {
    now: () => Date.now(),
    today: () => calendarDay(new Date()),
    random: () => Math.random(),
    wait,
    tab: createKeyValueStore(() => sessionStorage, space),
    browser: createKeyValueStore(() => localStorage, space),
    onBrowserChange: storageChanges(() => window, space),
    askBeforeLeaving: (isNeeded) => window.addEventListener('beforeunload', (event) => isNeeded() && event.preventDefault()),
    ...(backend === 'inPage' ? alwaysOnline : connection()),
    hold: tabLocks(navigator.locks, space),
    ...tabChannel(() => new BroadcastChannel(space)),
  };
}
