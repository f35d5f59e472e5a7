import type { Platform } from '../ports.ts';

type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** The browser's network status. If it says offline, nothing can be sent; if it says online, perhaps. */
export const connection = (): Connection => ({
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

/** For a page that contains its own backend. */
export const alwaysOnline: Connection = { isOnline: () => true, onConnectionChange: () => () => {} };
