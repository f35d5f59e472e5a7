import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Product } from '#contract/entities/product.ts';
import { quantityRefusals } from '#contract/forms/booking.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderEvent } from '#machines/order/order.types.ts';
import { clearDraft } from './booking/draft.ts';
import { isBookingPageOf } from '../../navigation/bookingPath.ts';
import { findAgain } from '../../queries/findProduct.ts';
import { productQuery } from '../../queries/productQuery.ts';
import { BOOKED } from '../../messages/documented.ts';
import { callActor } from '../../runtime/callActor.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { platformClock } from '../../runtime/platformClock.ts';
import type { Effects } from '../../runtime/flow.ts';
import { lockActor } from '../../runtime/lockActor.ts';
import { createOwedStock } from './stockReturnStore.ts';
import { STOCK_READS } from '../../queries/stockReads.ts';
import { createStockReturnLogic } from './stockReturn.actor.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

/** The queries that a booking affects. */
const CHANGED = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/** Provides the order machine's implementations. Only an order that `isKept` may show toasts or navigate. */
function provideOrder(effects: Effects, isKept: (order: unknown) => boolean) {
  const { api, platform, queries, toasts, navigationRef } = effects;
  return orderMachine.provide({
    actors: {
      holdLock: lockActor<OrderEvent>(platform),
      findProduct: fromPromise(({ input, signal }) => findAgain(api, input, { signal })),
      listOwnBookings: callActor(api, 'listOwnBookings'),
      updateTool: callActor(api, 'updateTool'),
      createBooking: callActor(api, 'createBooking'),
      returnStock: createStockReturnLogic(effects),
    },
    actions: {
      announceBooked: ({ context, self }) => {
        clearDraft(platform, { email: context.email, id: context.product._id });
        broadcastChange(effects, CHANGED);
        if (!isKept(self)) return;
        toasts.add({ tone: 'good', text: BOOKED });
        if (isBookingPageOf(context.product._id, navigationRef.path)) navigationRef.goTo('/');
      },
      announceSoldOut: ({ self }) => isKept(self) && toasts.add({ tone: 'critical', text: quantityRefusals.soldOut }),
      announceOverStock: ({ self }) => isKept(self) && toasts.add({ tone: 'critical', text: quantityRefusals.overStock }),
      showProduct: (_, { found }) => found && queries.setQueryData(productQuery(api, found._id).queryKey, found),
      recordDoubt: (_, owed) => createOwedStock(platform).recordDoubt(owed),
    },
  });
}

const isUnderWay = (order: OrderActor): boolean => !order.getSnapshot().hasTag('resting');

/** Creates the order flows, one per user and product. They continue when the page that started them is left. */
export function createOrderActors(effects: Effects) {
  const orders = new Map<string, OrderActor>();
  const machine = provideOrder(effects, (order) => [...orders.values()].some((kept) => kept === order));
  return {
    /** Returns this product's order while it is pending or unconfirmed; otherwise a new one, without the errors of an earlier visit. */
    open(email: string, product: Product): OrderActor {
      const key = JSON.stringify([email, product._id]);
      const known = orders.get(key);
      if (known && isUnderWay(known)) return known;
      known?.stop();
      const id = `${effects.platform.now()}-${Math.floor(effects.platform.random() * 1e9)}`;
      const order = createActor(machine, { input: { id, email, product }, clock: platformClock(effects.platform) }).start();
      orders.set(key, order);
      return order;
    },
    /** True while any order is pending or unconfirmed. */
    areUnderWay: () => [...orders.values()].some(isUnderWay),
    /** Drops all orders when the user changes. A pending one still finishes, without toasts or navigation. */
    forgetPerson: () => orders.clear(),
  };
}
