import type { Platform } from '../ports.ts';

type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** What the browser knows of its network: where it says offline nothing can be sent, where it says online perhaps. */
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

/** Of a page that has its backend in itself. */
export const alwaysOnline: Connection = { isOnline: () => true, onConnectionChange: () => () => {} };
