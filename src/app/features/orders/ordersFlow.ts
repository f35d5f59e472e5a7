import { createFlowKey, type Flow, type FlowContext } from '../../runtime/flow.ts';
import { resumeOnceLoaded } from '../../runtime/resumeOnceLoaded.ts';
import { loadOnce } from '../../services/loadOnce.ts';
import { deleteStoredOrders, hasStoredOrders } from './orderKeys.ts';
import type { Orders } from './orders.ts';

/** Places orders. Its code loads when a user books, or when an earlier order must be settled. */
export interface OrdersFlow extends Flow {
  load(): Promise<Orders>;
}

export const ordersFlow = createFlowKey<OrdersFlow>({ pendingWork: 'booking' });

/** Creates the orders flow. */
export function createOrdersFlow(context: FlowContext): OrdersFlow {
  let running: Orders | null = null;
  const load = loadOnce(async () => {
    const { createOrders } = await import('./orders.ts');
    return (running = createOrders(context));
  });
  return {
    key: ordersFlow,
    load,
    hasPendingWork: () => running?.hasPendingWork() ?? false,
    isOnlyInThisTab: () => running?.isOnlyInThisTab() ?? false,
    resumeUser: (identity, signal) => {
      if (!hasStoredOrders(context.platform)) return;
      resumeOnceLoaded(context.platform, load, { resume: (orders) => void orders.settle(identity, signal), signal });
    },
    resetUser: () => running?.resetUser(),
    resetWorld: () => deleteStoredOrders(context.platform),
  };
}
