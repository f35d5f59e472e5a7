import * as v from 'valibot';
import type { OwedStock } from '#machines/order/stockReturn.machine.ts';
import { keysFrom, removeFrom } from '../services/platform/keys.ts';
import type { Platform } from '../services/ports.ts';

const OWED = 'owedStock:';
const DOUBT = 'stockDoubt:';

const whole = v.pipe(v.number(), v.integer());
const Owed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), toolId: v.string(), amount: whole, write: v.nullable(v.object({ from: whole, to: whole })) }),
);

/**
 * The stock that this device still has to give back, kept in the browser (docs/product-rules.md#submit): product ids and amounts, no
 * personal data. Doubts are what could not be settled; they are only written down. Each has a key of its own, since two tabs
 * that write one list at once would lose a debt.
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
    /** The backend began anew: nothing is owed to it. */
    forgetAll: () => {
      removeFrom(browser, OWED);
      removeFrom(browser, DOUBT);
    },
    recordDoubt: (owed: OwedStock) => browser.write(DOUBT + owed.id, JSON.stringify(owed)),
  };
}
