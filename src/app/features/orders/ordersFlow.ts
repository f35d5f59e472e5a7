import type { Flow, FlowContext, FlowKey } from '../../runtime/flow.ts';
import { resumeOnceLoaded } from '../../runtime/resumeOnceLoaded.ts';
import { deleteStoredOrders, hasStoredOrders } from './orderKeys.ts';
import type { createOrders, Orders } from './orderActors.ts';

/** Places orders. Its code loads with the booking page, or when an earlier order must be settled. */
export interface OrdersFlow extends Flow {
  /** Returns the orders. The first call creates them. */
  getOrCreate(create: typeof createOrders): Orders;
}

export const ordersFlow: FlowKey<OrdersFlow> = { pendingWork: 'booking' };

/** Creates the orders flow. */
export function createOrdersFlow(context: FlowContext): OrdersFlow {
  let running: Orders | null = null;
  const getOrCreate: OrdersFlow['getOrCreate'] = (create) => (running ??= create(context));
  const load = async () => getOrCreate((await import('./orderActors.ts')).createOrders);
  return {
    key: ordersFlow,
    getOrCreate,
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
