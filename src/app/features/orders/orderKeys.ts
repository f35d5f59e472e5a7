import { keysFrom, removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

/** The prefixes of the keys of pending orders and of stock conflicts. */
export const ORDER_KEY = 'pendingOrder:';
export const CONFLICT_KEY = 'stockConflict:';

type BrowserStore = Pick<Platform, 'browserStore'>;

/** True if an earlier order of anybody has left something to settle on this device. Does not load the code that settles it. */
export const hasStoredOrders = ({ browserStore }: BrowserStore): boolean => keysFrom(browserStore, ORDER_KEY).length > 0;

/** Deletes everything that orders have stored, because the sandbox was reset. */
export function deleteStoredOrders({ browserStore }: BrowserStore): void {
  removeFrom(browserStore, ORDER_KEY);
  removeFrom(browserStore, CONFLICT_KEY);
}
