import { createActor, fromPromise, waitFor } from 'xstate';
import { stockLock } from '#machines/locks.ts';
import { type PendingStockReturn, stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { callActor } from '../../runtime/machineActors.ts';
import { withLock } from '../../runtime/withLock.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { createStockReturnStore } from './stockReturnStore.ts';
import { STOCK_READS } from '../../queries/broadcastChange.ts';

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

/**
 * Resumes the stock returns of earlier visits, one after the other. Like an order, each holds its product's lock. What another tab is
 * working on is left for the next start. Never rejects.
 * @param isOwed returns false if this return must not continue
 */
export async function resumeStockReturns(
  context: FlowContext,
  isOwed: (pending: PendingStockReturn) => Promise<boolean> = async () => true,
): Promise<void> {
  const machine = provideStockReturn(context);
  const store = createStockReturnStore(context.platform);
  for (const { id, toolId } of store.list()) {
    const resume = async () => {
      // Another tab may have finished it while this one waited for the lock.
      const pending = store.list().find((stored) => stored.id === id);
      if (pending === undefined || !(await isOwed(pending))) return;
      const input = { ...pending, isStored: store.isStored(id) };
      await waitFor(createActor(machine, { input }).start(), ({ status }) => status !== 'active');
      broadcastChange(context, STOCK_READS);
    };
    await withLock(context.platform, stockLock(toolId), resume).catch(() => {});
  }
}
