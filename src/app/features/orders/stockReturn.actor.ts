import { createActor, waitFor } from 'xstate';
import { stockLock } from '#machines/locks.ts';
import { stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { callActor } from '../../runtime/machineActors.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { createStockReturnStore } from './stockReturnStore.ts';
import { STOCK_READS } from '../../queries/broadcastChange.ts';

/** Provides the stock return machine's implementations. Pending returns are stored on the device. */
export function provideStockReturn({ api, platform }: FlowContext) {
  const store = createStockReturnStore(platform);
  return stockReturnMachine.provide({
    actors: { getTool: callActor(api, 'getTool'), updateTool: callActor(api, 'updateTool') },
    actions: {
      persist: (_, stockReturn) => store.persist(stockReturn),
      delete: (_, stockReturn) => store.delete(stockReturn),
      recordConflict: (_, stockReturn) => store.recordConflict(stockReturn),
    },
  });
}

/** Resumes the stock returns of earlier visits, one after the other. Like an order, each holds its product's lock. */
export async function resumeStockReturns(context: FlowContext): Promise<void> {
  const machine = provideStockReturn(context);
  const store = createStockReturnStore(context.platform);
  for (const { id, toolId } of store.list()) {
    const releaseLock = await context.platform.acquireLock(stockLock(toolId));
    // Another tab may have finished it while this one waited for the lock.
    const pending = store.list().find((stored) => stored.id === id);
    try {
      if (pending) {
        await waitFor(createActor(machine, { input: pending }).start(), ({ status }) => status !== 'active');
        broadcastChange(context, STOCK_READS);
      }
    } finally {
      releaseLock();
    }
  }
}
