import * as v from 'valibot';
import type { OwedStock } from '#machines/order/stockReturn.machine.ts';
import { keysFrom, removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

const OWED = 'owedStock:';
const DOUBT = 'stockDoubt:';

const whole = v.pipe(v.number(), v.integer());
const Owed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), toolId: v.string(), amount: whole, write: v.nullable(v.object({ from: whole, to: whole })) }),
);

/**
 * Stores this device's pending stock returns in the browser (docs/product-rules.md#submit): product ids and amounts, no personal data.
 * Conflicts, which could not be resolved, are only recorded. Each entry has its own key, because two tabs that write one list at the same
 * time would lose an entry.
 */
export function createOwedStock({ browserStore: browser }: Pick<Platform, 'browserStore'>) {
  const read = (key: string): OwedStock[] => {
    const owed = v.safeParse(Owed, browser.read(key));
    return owed.success ? [owed.output] : [];
  };
  return {
    list: () => keysFrom(browser, OWED).flatMap(read),
    keep: (owed: OwedStock) => browser.write(OWED + owed.id, JSON.stringify(owed)),
    forget: ({ id }: Pick<OwedStock, 'id'>) => browser.remove(OWED + id),
    /** Deletes everything, because the sandbox was reset. */
    forgetAll: () => {
      removeFrom(browser, OWED);
      removeFrom(browser, DOUBT);
    },
    recordDoubt: (owed: OwedStock) => browser.write(DOUBT + owed.id, JSON.stringify(owed)),
  };
}
