import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Booking, isPaid, isPayable } from '#contract/entities/booking.ts';
import type { Identity } from '#contract/entities/identity.ts';
import type { Product } from '#contract/entities/product.ts';
import { quantityErrors } from '#contract/forms/booking.ts';
import { formatPrice } from '#contract/money.ts';
import { BOOKED, PAY } from '#contract/texts.ts';
import type { ToastLink } from '#components/primitives/Toaster/toast.ts';
import { orderMachine, toStoredId } from '#machines/order/order.machine.ts';
import type { OrderEvent } from '#machines/order/order.setup.ts';
import { clearDraft } from '../../runtime/drafts.ts';
import { paymentPath, productIdOf } from '../../navigation/paths.ts';
import { findAgain, productQuery } from '../../queries/findProduct.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import type { ToastMessage } from '../../runtime/toasts/toastStore.ts';
import { callActor, changeStockActor, lockActor } from '../../runtime/machineActors.ts';
import { createOrderStore } from './orderStore.ts';
import { BOOKING_READS, returnStock, settleEarlier, settleOrders, topicOf } from './settleOrders.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

/** True for the error of an order, of any product. */
const isOrderError = ({ tone, topic }: ToastMessage): boolean => tone === 'critical' && topic?.startsWith(topicOf('')) === true;

/** The link to the payment page of a booking; null if there is nothing to pay. */
const toPayLink = (booking: Booking | null): ToastLink | null =>
  booking !== null && isPayable(booking) && !isPaid(booking)
    ? { href: paymentPath(booking._id), label: `${PAY} ${formatPrice(booking.price)}`, hint: 'You can also pay in My Orders.' }
    : null;

/**
 * Provides the order machine's implementations. An order that is not `isCurrent` belongs to a user who has signed out: it shows no toasts
 * and does not navigate.
 */
function provideOrder(context: FlowContext, isCurrent: (order: unknown) => boolean) {
  const { api, platform, queries, toasts, goTo } = context;
  const store = createOrderStore(platform);
  return orderMachine.provide({
    actors: {
      holdLock: lockActor<OrderEvent>(platform, () => ({})),
      findProduct: fromPromise(({ input, signal }) => findAgain(api, input, { signal })),
      listOwnBookings: callActor(api, 'listOwnBookings'),
      changeStock: changeStockActor(api),
      createBooking: fromPromise(({ input: { body, idempotencyKey }, signal }) => api.createBooking({ body }, { signal, idempotencyKey })),
      persistOrder: fromPromise(async ({ input }) => store.persist(input)),
      settleEarlier: fromPromise(async ({ input, signal }) => ({ adopted: await settleEarlier(context, input, signal) })),
      returnStock: fromPromise(({ input }) => returnStock(context, input)),
    },
    actions: {
      announceBooked: ({ context: { email, product, booking }, self }) => {
        clearDraft(platform, { email, form: 'booking', id: product._id });
        broadcastChange(context, BOOKING_READS);
        if (!isCurrent(self)) return;
        const link = toPayLink(booking);
        // The error does not name its product, so beside the success it would seem to contradict it.
        toasts.dismissWhere(isOrderError);
        toasts.add({ tone: 'good', text: BOOKED, topic: topicOf(product._id), ...(link && { link }) });
        if (productIdOf(platform.currentPath()) === product._id.toWellFormed()) goTo('/');
      },
      announceSoldOut: ({ context: { product }, self }) =>
        isCurrent(self) && toasts.add({ tone: 'critical', text: quantityErrors.soldOut, topic: topicOf(product._id) }),
      announceOverStock: ({ context: { product }, self }) =>
        isCurrent(self) && toasts.add({ tone: 'critical', text: quantityErrors.overStock, topic: topicOf(product._id) }),
      showProduct: (_, { found }) => found && queries.setQueryData(productQuery(api, found._id).queryKey, found),
      persistReserved: ({ context: order }) => store.persistReserved(toStoredId(order)),
      deleteOrder: ({ context: order }) => store.delete(toStoredId(order)),
      settleOrder: ({ context: order }) => {
        const stored = store.get(toStoredId(order));
        if (stored !== null) store.settle(stored, order.booking?._id ?? '');
      },
      recordConflict: ({ context: order }) => {
        const stored = store.get(toStoredId(order));
        if (stored !== null) store.recordConflict(stored);
        store.delete(toStoredId(order));
      },
    },
  });
}

const isPending = (order: OrderActor): boolean => !order.getSnapshot().hasTag('resting');

/** True if it waits for the shopper. The next start can settle it as well as this page, if it is stored. */
const isSettleable = (order: OrderActor): boolean => order.getSnapshot().hasTag('settleable');

/** Creates and keeps the order actors, one per user and product. They continue when the page that started them is left. */
export function createOrders(context: FlowContext) {
  const orders = new Map<string, OrderActor>();
  const store = createOrderStore(context.platform);
  const isUnstoredOrder = (order: OrderActor) => isSettleable(order) && !order.getSnapshot().context.isStored;
  const machine = provideOrder(context, (order) => [...orders.values()].some((current) => current === order));
  return {
    /**
     * Returns this product's order while it is pending or unconfirmed. Otherwise returns a new one, without the errors of an earlier visit.
     */
    open(email: string, product: Product): OrderActor {
      const key = JSON.stringify([email, product._id]);
      const known = orders.get(key);
      if (known && isPending(known)) return known;
      known?.stop();
      const id = `${context.platform.now()}-${Math.floor(context.platform.random() * 1e9)}`;
      const order = createActor(machine, { input: { id, email, product }, ...actorOptions(context) }).start();
      orders.set(key, order);
      return order;
    },
    /** True while a request is pending whose result the user must see. */
    hasPendingWork: (): boolean => [...orders.values()].some((order) => isPending(order) && !isSettleable(order)),
    /** True if only this tab can find out the result of an order. */
    isOnlyInThisTab: (): boolean => [...orders.values()].some(isUnstoredOrder) || store.isOnlyInThisTab(),
    /** Settles what earlier visits of this user left unfinished. Never rejects. */
    settle: (identity: Identity, signal: AbortSignal): Promise<void> => settleOrders(context, identity, signal),
    /** Drops all orders. A pending one still finishes, silently. One that waits for its user stops, and releases its lock. */
    resetUser: (): void => {
      for (const order of orders.values()) {
        if (isSettleable(order)) order.stop();
        else order.subscribe(() => isSettleable(order) && order.stop());
      }
      orders.clear();
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
