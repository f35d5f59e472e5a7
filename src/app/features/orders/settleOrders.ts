import type { Identity } from '#contract/entities/identity.ts';
import { stockLock } from '#machines/locks.ts';
import { bookingArrived, bookingMissing } from '../../messages/orders.ts';
import { broadcastChange, STOCK_READS } from '../../queries/broadcastChange.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { createPendingOrderStore, type PendingOrder } from './pendingOrderStore.ts';
import { resumeStockReturns } from './stockReturn.actor.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

/** The queries that a booking affects. */
export const BOOKING_READS = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/**
 * Settles what earlier visits of this user left unfinished (docs/product-rules.md#before-the-put): finds out if each order's booking
 * arrived, and gives the stock back if not. What cannot be settled now stays stored for the next start. Never rejects.
 */
export async function settleOrders(context: FlowContext, identity: Identity, signal: AbortSignal): Promise<void> {
  const store = createPendingOrderStore(context.platform);
  for (const { id, productId } of await store.listUnsettled(identity.email).catch(() => [])) {
    const releaseLock = await context.platform.acquireLock(stockLock(productId));
    try {
      // The tab that was placing it may have settled it while this one waited for the lock.
      const order = store.get(id);
      if (order !== null && order.stage !== 'missing' && !signal.aborted) await settle(context, identity, order, signal);
    } catch {
      // The bookings cannot be listed. The next start tries again.
    } finally {
      releaseLock();
    }
  }
  await resumeStockReturns(context);
}

async function settle(context: FlowContext, { email }: Identity, order: PendingOrder, signal: AbortSignal): Promise<void> {
  const { api, platform, toasts } = context;
  const store = createPendingOrderStore(platform);
  const booking = await store.findBooking(order, await api.listOwnBookings({ email }, { signal }));
  if (signal.aborted) return;
  if (booking !== null) {
    store.delete(order.id);
    broadcastChange(context, BOOKING_READS);
    toasts.add({ tone: 'good', text: bookingArrived(order.productName) });
    return;
  }
  if (order.reserved !== null) createStockReturnStore(platform).persist(toStockReturn(order));
  store.persistMissing(order.id);
  toasts.add({ tone: 'neutral', text: bookingMissing(order.productName) });
}

/** Until its PUT was confirmed, the stock is given back only if it turns out to have been taken. */
const toStockReturn = ({ id, productId, amount, reserved, stage }: PendingOrder) => ({
  id,
  toolId: productId,
  amount,
  write: stage === 'reserving' && reserved !== null ? { from: reserved.to, to: reserved.from } : null,
});
