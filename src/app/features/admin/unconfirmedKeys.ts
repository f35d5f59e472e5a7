import { removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

/** The prefixes of the keys under which unconfirmed changes are stored. */
export const RESTOCK_KEY = 'unconfirmedRestock:';
export const TOOL_KEY = 'unconfirmedTool:';

/** Deletes all unconfirmed changes, because the sandbox was reset. Does not load the code that reads them. */
export function deleteUnconfirmed({ browserStore }: Pick<Platform, 'browserStore'>): void {
  removeFrom(browserStore, RESTOCK_KEY);
  removeFrom(browserStore, TOOL_KEY);
}
