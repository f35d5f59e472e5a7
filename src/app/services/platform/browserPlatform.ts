import type { Platform } from '../ports.ts';
import { createKeyValueStore } from './keyValueStore.ts';
import { tabLocks } from './locks.ts';
import { wait } from './wait.ts';

interface BrowserPlatformOptions {
  /** The base path of the site, with a trailing slash. @default '/' */
  siteBase?: string;
  /** Prefix of the stored keys and locks, and name of the channel, so that two apps on one origin stay apart. @default 'gadget-garage' */
  space?: string;
  /** `inPage` if the backend runs in the page, where a lost connection does not matter. @default 'overNetwork' */
  backend?: 'overNetwork' | 'inPage';
}

/**
 * Creates the platform of the browser that the page runs in. Works with fewer features if storage, locks or channels are missing or
 * blocked.
 */
export function browserPlatform({
  siteBase = '/',
  space = 'gadget-garage',
  backend = 'overNetwork',
}: BrowserPlatformOptions = {}): Platform {
  return {
    now: () => Date.now(),
    uptime: () => performance.now(),
    today: () => calendarDay(new Date()),
    random: () => Math.random(),
    wait,
    tabStore: createKeyValueStore(() => sessionStorage, space),
    browserStore: createKeyValueStore(() => localStorage, space),
    onBrowserStoreChange: storageChanges(() => window, space),
    // The sandbox's identity service opens none. Old browsers do not tell.
    canOpenPopup: () => backend === 'inPage' || ((navigator as Partial<Navigator>).userActivation?.isActive ?? true),
    currentPath: () => `/${window.location.pathname.slice(siteBase.length)}`,
    askBeforeLeaving: (isNeeded) => window.addEventListener('beforeunload', (event) => isNeeded() && event.preventDefault()),
    ...(backend === 'inPage' ? alwaysOnline : connection()),
    acquireLock: tabLocks(navigator.locks, space),
    ...tabChannel(() => new BroadcastChannel(space)),
    onReturn: (listener) => {
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('pageshow', onShow);
      return () => window.removeEventListener('pageshow', onShow);
    },
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar day of a moment in the local time zone, YYYY-MM-DD. */
export const calendarDay = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** The browser's network status. Offline is certain; online is not. */
const connection = (): Connection => ({
  isOnline: () => navigator.onLine,
  onConnectionChange: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
});

/** The network status of a page that contains its own backend. */
export const alwaysOnline: Connection = { isOnline: () => true, onConnectionChange: () => () => {} };

/** Sends messages to the other tabs of this browser and receives theirs. Does nothing if BroadcastChannel is missing or blocked. */
export function tabChannel(open: () => BroadcastChannel): Pick<Platform, 'broadcast' | 'onBroadcast'> {
  let channel: BroadcastChannel | null = null;
  try {
    channel = open();
  } catch {
    // Without a channel, broadcasts do nothing.
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take a target origin, channels do not
    broadcast: (topic) => channel?.postMessage(topic),
    onBroadcast(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Reports the keys under `space` that other tabs change in the browser's storage. A broadcast may arrive before the stored value, but
 * Chromium sends this event only when the tab can read the change.
 * @param open returns the target of the storage events: the window
 */
export function storageChanges(open: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, space: string) {
  const prefix = `${space}:`;
  return (listener: (key: string) => void): (() => void) => {
    const target = open();
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent;
      if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  };
}
