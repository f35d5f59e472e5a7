import { calendarDay } from './device/calendar.ts';
import { tabChannel } from './device/channel.ts';
import { storageDrawer } from './device/drawer.ts';
import { tabLocks } from './device/tabLocks.ts';
import { wait } from './device/wait.ts';
import type { Device } from './ports.ts';

/**
 * The browser that the page runs in. Works, with less, where storage, locks or channels are missing or forbidden.
 * @param space what its stored keys, locks and channel begin with, so that two apps of one origin do not meet
 */
export function browserDevice(space = 'gadget-garage'): Device {
  return {
    now: () => Date.now(),
    today: () => calendarDay(new Date()),
    random: () => Math.random(),
    wait,
    tab: storageDrawer(() => sessionStorage, space),
    browser: storageDrawer(() => localStorage, space),
    askBeforeLeaving: (isNeeded) => window.addEventListener('beforeunload', (event) => isNeeded() && event.preventDefault()),
    onReconnect: (listener) => {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    hold: tabLocks(navigator.locks, space),
    ...tabChannel(() => new BroadcastChannel(space)),
  };
}
