import * as v from 'valibot';
import type { PendingStockReturn } from '#machines/order/stockReturn.machine.ts';
import { keysFrom, readJson } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';
import { CONFLICT_KEY, RETURN_KEY } from './orderKeys.ts';

const wholeNumber = v.pipe(v.number(), v.integer());
const Stored = v.object({
  id: v.string(),
  toolId: v.string(),
  amount: wholeNumber,
  write: v.nullable(v.object({ from: wholeNumber, to: wholeNumber })),
});

/**
 * Stores this device's pending stock returns in the browser (docs/product-rules.md#submit): product ids and amounts, no personal data.
 * Conflicts are only recorded, because nothing can resolve them. Each entry has its own key, because two tabs that write one list at the
 * same time would lose an entry.
 */
export function createStockReturnStore({ browserStore: browser }: Pick<Platform, 'browserStore'>) {
  return {
    list: (): PendingStockReturn[] => keysFrom(browser, RETURN_KEY).flatMap((key) => readJson(browser, key, Stored) ?? []),
    /** Returns false if it is lost when this page closes. */
    persist: (pending: PendingStockReturn): boolean => browser.write(RETURN_KEY + pending.id, JSON.stringify(pending)),
    get: (id: string): PendingStockReturn | null => readJson(browser, RETURN_KEY + id, Stored),
    /** True if the next start knows of the return. */
    isStored: (id: string): boolean => browser.isStored(RETURN_KEY + id),
    delete: ({ id }: Pick<PendingStockReturn, 'id'>) => browser.remove(RETURN_KEY + id),
    recordConflict: (conflict: PendingStockReturn) => browser.write(CONFLICT_KEY + conflict.id, JSON.stringify(conflict)),
  };
}
