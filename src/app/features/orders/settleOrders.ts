import type { Booking } from '#contract/entities/booking.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { stockLock } from '#machines/locks.ts';
import type { LateBooking } from '#machines/order/order.setup.ts';
import type { PendingStockReturn } from '#machines/order/stockReturn.machine.ts';
import { bookingArrived, bookingMissing } from '../../messages/orders.ts';
import { broadcastChange, STOCK_READS } from '../../queries/broadcastChange.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { withLock } from '../../runtime/withLock.ts';
import { createPendingOrderStore, type PendingOrder } from './pendingOrderStore.ts';
import { resumeStockReturn } from './stockReturn.actor.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

/** The queries that a booking affects. */
export const BOOKING_READS = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/** The result of an order that was not settled: its booking, if it has arrived. */
type Settled = { order: PendingOrder; booking: Booking | null } | null;

/** Settles single orders and stock returns of one user. The caller holds the lock of their product. */
function createSettlement(context: FlowContext, email: string, signal: AbortSignal) {
  const { api, platform } = context;
  const orders = createPendingOrderStore(platform);
  const stockReturns = createStockReturnStore(platform);

  const findBooking = async (order: PendingOrder) => orders.findBooking(order, await api.listOwnBookings({ email }, { signal }));
  const readStock = async (id: string) => (await api.getTool({ id }, { signal }))?.quantity;
  function adopt(order: PendingOrder, booking: Booking): Settled {
    orders.settle(order.id, booking._id);
    stockReturns.delete(order);
    broadcastChange(context, BOOKING_READS);
    return { order, booking };
  }

  /** Finds out if the stock of a late booking was taken. If not, the booking is offered again. */
  async function settleKeeping({ id, productId, amount, reserved }: PendingOrder): Promise<void> {
    const stock = await readStock(productId);
    signal.throwIfAborted();
    if (stock === reserved?.from) return orders.persistMissing(id);
    const write = reserved && { from: reserved.to, to: reserved.from };
    if (stock !== reserved?.to) stockReturns.recordConflict({ id, toolId: productId, amount, write });
    orders.delete(id);
  }

  /** Finds out if an order's booking arrived, and owes its stock if not. Rejects if that cannot be found out. */
  async function settleOrder(id: string): Promise<Settled> {
    // The tab that was placing it may have settled it while this one waited for the lock.
    const order = orders.get(id);
    signal.throwIfAborted();
    if (order === null || order.stage === 'missing') return null;
    if (order.stage === 'keeping') {
      await settleKeeping(order);
      return null;
    }
    const booking = await findBooking(order);
    signal.throwIfAborted();
    if (booking !== null) return adopt(order, booking);
    // If only the return cannot be stored, the order stays as it is, and the next start gives the stock back.
    if (order.reserved === null || stockReturns.persist(toStockReturn(order)) || !orders.isStored(id)) orders.persistMissing(id);
    else stockReturns.delete(order);
    return { order, booking: null };
  }

  /** Gives stock back, unless the booking has arrived after all. Rejects if that is not known. */
  async function settleReturn(id: string): Promise<Settled> {
    const pending = stockReturns.get(id);
    const order = orders.get(id);
    if (pending === null || (order !== null && order.stage !== 'missing')) return null;
    // Nobody can list another user's bookings.
    const booking = order !== null && (await orders.isOwnedBy(order, email)) ? await findBooking(order) : null;
    // If the PUT may have been applied, the booking stays missing, and is offered when the product is ordered again.
    const isUnsent = async ({ write, toolId }: PendingStockReturn) => write === null || (await readStock(toolId)) === write.from;
    if (order !== null && booking !== null && (await isUnsent(pending))) {
      signal.throwIfAborted();
      return adopt(order, booking);
    }
    await resumeStockReturn(context, pending);
    return null;
  }

  return { orders, stockReturns, settleOrder, settleReturn };
}

/**
 * Settles what earlier visits of this user left unfinished (docs/product-rules.md#before-the-put): finds out if each order's booking
 * arrived, and gives the stock back if not. What cannot be settled now, or is held by another tab, stays stored for the next start. Never
 * rejects.
 */
export async function settleOrders(context: FlowContext, { email }: Identity, signal: AbortSignal): Promise<void> {
  const { platform, toasts } = context;
  const { orders, stockReturns, settleOrder, settleReturn } = createSettlement(context, email, signal);
  const announce = (settled: Settled): void => {
    if (settled === null) return;
    const { order, booking } = settled;
    if (booking === null) toasts.add({ tone: 'neutral', text: bookingMissing(order.productName) });
    else toasts.add({ tone: 'good', text: bookingArrived(order.productName) });
  };
  // Another tab has the lock, or nothing can be read. The next start tries again.
  const settle = (productId: string, work: () => Promise<Settled>) =>
    withLock(platform, stockLock(productId), work, signal).then(announce, () => {});

  orders.deleteExpired((id) => stockReturns.get(id) !== null);
  for (const { id, productId } of await orders.listUnsettled(email).catch(() => [])) await settle(productId, () => settleOrder(id));
  for (const { id, toolId } of stockReturns.list()) await settle(toolId, () => settleReturn(id));
}

/**
 * Settles what earlier orders of a product have left on this device, before the next one changes its stock. Returns a booking that has
 * arrived. The caller holds the product's lock. Rejects if something cannot be settled now.
 */
export async function settleProduct(
  context: FlowContext,
  order: { email: string; productId: string },
  signal: AbortSignal,
): Promise<LateBooking | null> {
  const { orders, stockReturns, settleOrder, settleReturn } = createSettlement(context, order.email, signal);
  let late: LateBooking | null = null;
  const offer = (settled: Settled): void => {
    if (settled?.booking) late = { orderId: settled.order.id, booking: settled.booking, isStockTaken: true };
  };
  const isOfProduct = ({ productId }: PendingOrder) => productId === order.productId;
  for (const { id } of (await orders.listUnsettled(order.email)).filter(isOfProduct)) offer(await settleOrder(id));
  const isHere = ({ toolId }: PendingStockReturn) => toolId === order.productId;
  for (const { id } of stockReturns.list().filter(isHere)) offer(await settleReturn(id));
  // A PUT whose result is not known could not be told apart from the next one.
  if (stockReturns.list().some((pending) => isHere(pending) && pending.write !== null)) throw new Error('The stock is not settled');
  return late;
}

/** Until its PUT was confirmed, the stock is given back only if it turns out to have been taken. */
const toStockReturn = ({ id, productId, amount, reserved, stage }: PendingOrder) => ({
  id,
  toolId: productId,
  amount,
  write: stage === 'reserving' && reserved !== null ? { from: reserved.to, to: reserved.from } : null,
});
