import type { ActorRefFrom } from 'xstate';
import type { Product } from '#contract/entities/product.ts';
import type { orderMachine } from '#machines/order/order.machine.ts';
import { createFlowKey, type Flow } from '../../runtime/flow.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

/** Places orders, one per user and product. */
export interface OrdersFlow extends Flow {
  /**
   * Returns this product's order while it is pending or unconfirmed. Otherwise returns a new one, without the errors of an earlier visit.
   */
  open(email: string, product: Product): OrderActor;
}

export const ordersFlow = createFlowKey<OrdersFlow>({ pendingWork: 'booking' });
