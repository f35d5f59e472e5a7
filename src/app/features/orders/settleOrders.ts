import type { Identity } from '#contract/entities/identity.ts';
import { stockLock } from '#machines/locks.ts';
import type { PendingStockReturn } from '#machines/order/stockReturn.machine.ts';
import { bookingArrived, bookingMissing } from '../../messages/orders.ts';
import { broadcastChange, STOCK_READS } from '../../queries/broadcastChange.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { withLock } from '../../runtime/withLock.ts';
import { createPendingOrderStore, type PendingOrder } from './pendingOrderStore.ts';
import { resumeStockReturns } from './stockReturn.actor.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

/** The queries that a booking affects. */
export const BOOKING_READS = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/**
 * Settles what earlier visits of this user left unfinished (docs/product-rules.md#before-the-put): finds out if each order's booking
 * arrived, and gives the stock back if not. What cannot be settled now, or is held by another tab, stays stored for the next start. Never
 * rejects.
 */
export async function settleOrders(context: FlowContext, { email }: Identity, signal: AbortSignal): Promise<void> {
  const { api, platform, toasts } = context;
  const orders = createPendingOrderStore(platform);
  const stockReturns = createStockReturnStore(platform);

  const findBooking = async (order: PendingOrder) => orders.findBooking(order, await api.listOwnBookings({ email }, { signal }));
  const readStock = async (id: string) => (await api.getTool({ id }, { signal }))?.quantity;
  function adopt({ id, productName }: PendingOrder, bookingId: string): void {
    orders.settle(id, bookingId);
    stockReturns.delete({ id });
    broadcastChange(context, BOOKING_READS);
    toasts.add({ tone: 'good', text: bookingArrived(productName) });
  }

  async function settleOrder(order: PendingOrder): Promise<void> {
    const booking = await findBooking(order);
    if (signal.aborted) return;
    if (booking !== null) return adopt(order, booking._id);
    toasts.add({ tone: 'neutral', text: bookingMissing(order.productName) });
    // If the return cannot be stored, the order stays as it is, and the next start gives the stock back.
    if (order.reserved === null || stockReturns.persist(toStockReturn(order))) orders.persistMissing(order.id);
    else stockReturns.delete(order);
  }

  /** Finds out if the stock of a late booking was taken. If not, the booking is offered again. */
  async function settleKeeping({ id, productId, amount, reserved }: PendingOrder): Promise<void> {
    const stock = await readStock(productId);
    if (signal.aborted) return;
    if (stock === reserved?.from) return orders.persistMissing(id);
    const write = reserved && { from: reserved.to, to: reserved.from };
    if (stock !== reserved?.to) stockReturns.recordConflict({ id, toolId: productId, amount, write });
    orders.delete(id);
  }

  /** False if the stock must not be given back, because the booking has arrived after all, or because that is not known. */
  async function isOwed({ id, toolId, write }: PendingStockReturn): Promise<boolean> {
    const order = orders.get(id);
    if (order === null) return true;
    if (order.stage !== 'missing') return false;
    // Nobody can list another user's bookings.
    if (!(await orders.isOwnedBy(order, email))) return true;
    const booking = await findBooking(order);
    if (booking === null) return true;
    // If the PUT may have been applied, the booking stays missing, and is offered when the product is ordered again.
    if (write !== null && (await readStock(toolId)) !== write.from) return true;
    if (!signal.aborted) adopt(order, booking._id);
    return false;
  }

  for (const { id, productId } of await orders.listUnsettled(email).catch(() => [])) {
    const settle = async () => {
      // The tab that was placing it may have settled it while this one waited for the lock.
      const order = orders.get(id);
      if (order === null || order.stage === 'missing' || signal.aborted) return;
      await (order.stage === 'keeping' ? settleKeeping(order) : settleOrder(order));
    };
    // Another tab has the lock, or nothing can be read. The next start tries again.
    await withLock(platform, stockLock(productId), settle, signal).catch(() => {});
  }
  await resumeStockReturns(context, isOwed);
}

/** Until its PUT was confirmed, the stock is given back only if it turns out to have been taken. */
const toStockReturn = ({ id, productId, amount, reserved, stage }: PendingOrder) => ({
  id,
  toolId: productId,
  amount,
  write: stage === 'reserving' && reserved !== null ? { from: reserved.to, to: reserved.from } : null,
});
