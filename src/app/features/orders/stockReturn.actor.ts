import { createActor, fromPromise, waitFor } from 'xstate';
import { type PendingStockReturn, stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import { callActor } from '../../runtime/machineActors.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { createStockReturnStore } from './stockReturnStore.ts';
import { broadcastChange, STOCK_READS } from '../../queries/broadcastChange.ts';

/** Provides the stock return machine's implementations. Pending returns are stored on the device. */
export function provideStockReturn({ api, platform }: FlowContext) {
  const store = createStockReturnStore(platform);
  return stockReturnMachine.provide({
    actors: {
      getTool: callActor(api, 'getTool'),
      updateTool: callActor(api, 'updateTool'),
      persistReturn: fromPromise(async ({ input }) => ({ isStored: store.persist(input) })),
    },
    actions: {
      persist: (_, stockReturn) => store.persist(stockReturn),
      delete: (_, stockReturn) => store.delete(stockReturn),
      recordConflict: (_, stockReturn) => store.recordConflict(stockReturn),
    },
  });
}

/** Resumes a stock return of an earlier visit. Like an order, it needs its product's lock, which the caller holds. */
export async function resumeStockReturn(context: FlowContext, pending: PendingStockReturn): Promise<void> {
  const input = { ...pending, isStored: createStockReturnStore(context.platform).isStored(pending.id) };
  await waitFor(createActor(provideStockReturn(context), { input, ...actorOptions(context) }).start(), ({ status }) => status !== 'active');
  broadcastChange(context, STOCK_READS);
}
