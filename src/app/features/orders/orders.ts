import { createActor, fromPromise } from 'xstate';
import { quantityRefusals } from '#contract/forms/booking.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderEvent } from '#machines/order/order.setup.ts';
import { clearDraft } from '../../runtime/drafts.ts';
import { isBookingPageOf } from '../../navigation/bookingPath.ts';
import { findAgain } from '../../queries/findProduct.ts';
import { productQuery } from '../../queries/productQuery.ts';
import { BOOKED } from '../../messages/documented.ts';
import { callActor } from '../../runtime/machineActors.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { platformClock } from '../../runtime/platformClock.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { lockActor } from '../../runtime/machineActors.ts';
import { type OrderActor, type OrdersFlow, ordersFlow } from './ordersFlow.ts';
import { createStockReturnStore } from './stockReturnStore.ts';
import { STOCK_READS } from '../../queries/broadcastChange.ts';
import { provideStockReturn, resumeStockReturns } from './stockReturn.actor.ts';

/** The queries that a booking affects. */
const CHANGED = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/**
 * Provides the order machine's implementations. An order that is not `isKept` belongs to a user who is gone: it shows no toasts and does
 * not navigate.
 */
function provideOrder(context: FlowContext, isKept: (order: unknown) => boolean) {
  const { api, platform, queries, toasts, navigationRef } = context;
  return orderMachine.provide({
    actors: {
      holdLock: lockActor<OrderEvent>(platform),
      findProduct: fromPromise(({ input, signal }) => findAgain(api, input, { signal })),
      listOwnBookings: callActor(api, 'listOwnBookings'),
      updateTool: callActor(api, 'updateTool'),
      createBooking: callActor(api, 'createBooking'),
      returnStock: provideStockReturn(context),
    },
    actions: {
      announceBooked: ({ context: { email, product }, self }) => {
        clearDraft(platform, { email, form: 'booking', id: product._id });
        broadcastChange(context, CHANGED);
        if (!isKept(self)) return;
        toasts.add({ tone: 'good', text: BOOKED });
        if (isBookingPageOf(product._id, navigationRef.path)) navigationRef.goTo('/');
      },
      announceSoldOut: ({ self }) => isKept(self) && toasts.add({ tone: 'critical', text: quantityRefusals.soldOut }),
      announceOverStock: ({ self }) => isKept(self) && toasts.add({ tone: 'critical', text: quantityRefusals.overStock }),
      showProduct: (_, { found }) => found && queries.setQueryData(productQuery(api, found._id).queryKey, found),
      recordConflict: (_, stockReturn) => createStockReturnStore(platform).recordConflict(stockReturn),
    },
  });
}

const isPending = (order: OrderActor): boolean => !order.getSnapshot().hasTag('resting');

/** Creates the flow that places orders. */
export function createOrders(context: FlowContext): OrdersFlow {
  const orders = new Map<string, OrderActor>();
  const machine = provideOrder(context, (order) => [...orders.values()].some((kept) => kept === order));
  return {
    key: ordersFlow,
    open(email, product) {
      const key = JSON.stringify([email, product._id]);
      const known = orders.get(key);
      if (known && isPending(known)) return known;
      known?.stop();
      const id = `${context.platform.now()}-${Math.floor(context.platform.random() * 1e9)}`;
      const order = createActor(machine, { input: { id, email, product }, clock: platformClock(context.platform) }).start();
      orders.set(key, order);
      return order;
    },
    // An unconfirmed order counts too, because only its page can find out its result.
    hasPendingWork: () => [...orders.values()].some(isPending),
    resumeUser: () => void resumeStockReturns(context),
    // A pending order still finishes, but without toasts or navigation.
    resetUser: () => orders.clear(),
    resetWorld: () => createStockReturnStore(context.platform).deleteAll(),
  };
}
