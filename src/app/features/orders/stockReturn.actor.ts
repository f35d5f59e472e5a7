import { createActor, waitFor } from 'xstate';
import { stockLock } from '#machines/locks.ts';
import { stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { callActor } from '../../runtime/callActor.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { createOwedStock } from './stockReturnStore.ts';
import { STOCK_READS } from '../../queries/stockReads.ts';

/** Provides the stock return machine's implementations. Pending returns are stored on the device. */
export function createStockReturnLogic({ api, platform }: FlowContext) {
  const owedStock = createOwedStock(platform);
  return stockReturnMachine.provide({
    actors: { getTool: callActor(api, 'getTool'), updateTool: callActor(api, 'updateTool') },
    actions: {
      keep: (_, owed) => owedStock.keep(owed),
      forget: (_, owed) => owedStock.forget(owed),
      recordDoubt: (_, owed) => owedStock.recordDoubt(owed),
    },
  });
}

/** Retries the stock returns of earlier visits, one after the other, each under its product's lock, like an order. */
export async function settleOwedStock(context: FlowContext): Promise<void> {
  const logic = createStockReturnLogic(context);
  for (const owed of createOwedStock(context.platform).list()) {
    const releaseLock = await context.platform.acquireLock(stockLock(owed.toolId));
    const stillOwed = createOwedStock(context.platform)
      .list()
      .find(({ id }) => id === owed.id);
    try {
      if (stillOwed) {
        await waitFor(createActor(logic, { input: stillOwed }).start(), ({ status }) => status !== 'active');
        broadcastChange(context, STOCK_READS);
      }
    } finally {
      releaseLock();
    }
  }
}
