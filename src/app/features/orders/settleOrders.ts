import { createActor, toPromise } from 'xstate';
import { ApiError, isGone } from '#contract/apiError.ts';
import { type Booking, bookingContent } from '#contract/entities/booking.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { stockLock } from '#machines/locks.ts';
import type { EarlierOrders } from '#machines/order/order.setup.ts';
import type { StockChange } from '#machines/stock/changeStock.machine.ts';
import { bookingArrived, bookingMissing } from '../../messages/orders.ts';
import { broadcastChange, STOCK_READS } from '../../queries/broadcastChange.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { digestEmail } from '../../runtime/journal.ts';
import { changeStockActor } from '../../runtime/machineActors.ts';
import { withLock } from '../../runtime/withLock.ts';
import type { ShopApi } from '../../services/ports.ts';
import { createOrderStore, type PendingOrder } from './orderStore.ts';

/** The queries that a booking affects. */
export const BOOKING_READS = ['listOwnBookings', 'listBookings', ...STOCK_READS];

/** The topic of the toasts about orders of a product. */
export const topicOf = (productId: string): string => `order of ${productId}`;

/** The maximum number of times that the stock is read, because somebody else changed it first. */
const MAX_READS = 3;

/** Settles single orders. The caller holds the lock of their product. */
function createSettlement(context: FlowContext) {
  const { api, platform } = context;
  const orders = createOrderStore(platform);

  const changeStock = (input: StockChange, calls = api) =>
    toPromise(createActor(changeStockActor(calls), { input, ...actorOptions(context) }).start());
  /** Returns null if the stock is unknown, or there is no such tool. */
  const readStock = (id: string): Promise<number | null> =>
    api.getTool({ id }, { forUpdate: true }).then(
      (tool) => tool?.quantity ?? null,
      (error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      },
    );

  /**
   * True if an account may give back the stock of an order: its own, and other people's unless it is an administrator's. An administrator's
   * number is believed by a backend that also gives shoppers' stock back by itself, so it would return twice.
   */
  const mayReturn = async ({ owner }: PendingOrder, email: string): Promise<boolean> =>
    digestEmail(email) === owner ||
    api.checkAdmin({ email }).then(
      ({ admin }) => !admin,
      () => false,
    );

  /** The calls that change the stock of an order. Their PUT has the token of whoever is signed in by then. */
  const callsFor = (order: PendingOrder): ShopApi => ({
    ...api,
    updateTool: async (...call) => {
      const email = context.currentEmail();
      if (order.stage === 'returning' && email !== '' && !(await mayReturn(order, email)))
        throw new ApiError('busy', { message: 'another account has signed in', notApplied: true });
      return api.updateTool(...call);
    },
  });

  /**
   * Sends the stored PUT of an order. `again`: it was not applied, because somebody else changed the stock first. `left`: the next start
   * finds out. A stock that somebody else has changed meanwhile is left alone.
   */
  async function sendWrite(order: PendingOrder & Pick<StockChange, 'write'>, isSent = false): Promise<'done' | 'left' | 'again'> {
    const { outcome, failure } = await changeStock({ toolId: order.productId, write: order.write, isSent }, callsFor(order));
    switch (outcome) {
      case 'changed':
        return 'done';
      case 'conflict':
      case 'gone':
        orders.recordConflict(order);
        return 'done';
      case 'outdated':
      case 'notSent':
        orders.advance({ ...order, write: null });
        return outcome === 'outdated' ? 'again' : 'left';
      case 'refused':
        // A backend that gives stock back by itself forbids it, and any earlier PUT too. After another refusal, one may still be applied.
        if (failure?.status === 403) orders.advance({ ...order, write: null });
        return 'left';
      default:
        return 'left';
    }
  }
  /**
   * Gives the stock of an order back, or takes it again: adds an amount to it. Each PUT is stored before it is sent. Returns true if nothing
   * is left to do, also if the stock is unknown or too low. Rejects if it cannot be read.
   */
  async function addStock(order: PendingOrder, amount: number): Promise<boolean> {
    const { write } = order;
    if (write !== null) return (await sendWrite({ ...order, write }, true)) === 'done';
    // A PUT whose result is not known could not be told apart from this one.
    if (orders.list().some(({ productId, write: pending }) => productId === order.productId && pending !== null)) return false;
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const stock = await readStock(order.productId);
      // Another tab has settled it, because its booking is removed.
      if (orders.get(order.id) === null) return true;
      if (stock === null && amount > 0) orders.recordConflict(order);
      if (stock === null || stock + amount < 0) return true;
      const next = { ...order, write: { from: stock, to: stock + amount } };
      if (!orders.advance(next)) return false;
      const end = await sendWrite(next);
      if (end !== 'again') return end === 'done';
    }
    return false;
  }

  /** Gives the stock of an order back, because its booking was not found. What cannot be given back now is left to the next start. */
  async function giveBack(order: PendingOrder): Promise<void> {
    if (order.amount > 0) {
      const returning = order.stage === 'returning' ? order : toReturning(order);
      if (returning !== order && !orders.advance(returning)) return;
      const isDone = await addStock(returning, order.amount).catch(() => false);
      broadcastChange(context, STOCK_READS);
      if (!isDone) return;
    }
    const latest = orders.get(order.id);
    if (latest !== null) orders.persistMissing(latest);
  }

  /** Finds out if the stock of an order was given back before its booking arrived. Rejects if that is not known. */
  async function isGivenBack(order: PendingOrder): Promise<boolean> {
    if (order.stage !== 'returning') return order.stage === 'missing';
    if (order.write === null) return false;
    const { outcome } = await changeStock({ toolId: order.productId, write: order.write, isSent: true, puts: 0 });
    if (outcome === 'unknown') throw new Error('The stock cannot be read');
    if (outcome === 'conflict' || outcome === 'gone') orders.recordConflict(order);
    return outcome === 'changed';
  }
  /** Makes a booking that has arrived that of its order, and takes its stock again if it was given back. Rejects if that is not possible now. */
  async function adopt(order: PendingOrder, booking: Booking): Promise<void> {
    let isTaken = true;
    if (order.stage === 'adopted') isTaken = await addStock(order, -order.amount);
    else if (order.amount > 0 && (await isGivenBack(order))) {
      const adopted = { ...order, stage: 'adopted' as const, write: null };
      isTaken = orders.advance(adopted) && (await addStock(adopted, -order.amount));
    }
    if (!isTaken) throw new Error('The stock of the booking is not settled');
    orders.settle(order, booking._id);
    broadcastChange(context, BOOKING_READS);
  }

  /**
   * Settles an order, and returns its booking if that has arrived.
   * @param listed the bookings of its shopper; null if they are another account's
   */
  async function settle(order: PendingOrder, listed: readonly Booking[] | null): Promise<Booking | null> {
    const booking = listed && orders.findBooking(order, listed);
    if (booking !== null) await adopt(order, booking);
    // It was removed again.
    else if (order.stage === 'adopted') orders.delete(order.id);
    else if (order.stage !== 'missing') await giveBack(order);
    return booking;
  }

  /**
   * Finds out if the PUTs of other accounts' orders of a product were applied, before its stock is changed, but for returns that this account
   * may finish. Gives nothing back. Rejects if that is not known, or cannot be stored.
   */
  async function verifyOthers(productId: string, email: string): Promise<void> {
    const owner = digestEmail(email);
    for (const order of orders.list()) {
      const { stage, write } = order;
      if (order.productId !== productId || order.owner === owner || write === null) continue;
      if (stage === 'returning' && (await mayReturn(order, email))) continue;
      const { outcome } = await changeStock({ toolId: productId, write, isSent: true, puts: 0 });
      if (outcome === 'conflict' || outcome === 'gone') orders.recordConflict(order);
      if (outcome === 'changed' && stage !== 'returning') orders.advance({ ...order, stage: 'reserved', write: null });
      else if (outcome === 'untouched' && stage !== 'reserving') orders.advance({ ...order, write: null });
      else if (outcome !== 'unknown' && stage === 'adopted') orders.delete(order.id);
      else if (outcome !== 'unknown') orders.persistMissing(order);
      if (orders.get(order.id)?.write != null) throw new Error('The stock is not settled');
    }
  }

  return { orders, settle, giveBack, verifyOthers, mayReturn };
}

/** Until the PUT that takes the stock was confirmed, the stock is given back only if it turns out to have been taken. */
const toReturning = ({ stage, write, ...order }: PendingOrder): PendingOrder => ({
  ...order,
  stage: 'returning',
  write: stage === 'reserving' && write !== null ? { from: write.to, to: write.from } : null,
});

/**
 * Settles what earlier visits of this user left unfinished (docs/product-rules.md#before-the-put): finds out if each order's booking
 * arrived, and gives the stock back if not. Any other shopper can finish giving stock back. What cannot be settled now, or is held by another
 * tab, stays stored for the next start. Never rejects.
 */
export async function settleOrders(context: FlowContext, { email }: Identity, signal: AbortSignal): Promise<void> {
  const { api, platform, toasts } = context;
  const { orders, settle, verifyOthers, mayReturn } = createSettlement(context);
  const owner = digestEmail(email);
  async function settleOne(id: string): Promise<void> {
    // The tab that was placing it may have settled it while this one waited for the lock.
    const order = orders.get(id);
    signal.throwIfAborted();
    if (order === null || order.stage === 'missing') return;
    if (!(await mayReturn(order, email))) return;
    const listed = order.owner === owner ? await api.listOwnBookings({ email }, { signal }) : null;
    signal.throwIfAborted();
    await verifyOthers(order.productId, email);
    // A removal settles without the lock (deleteBooking.actor.ts), also while the bookings are listed.
    if (orders.get(id) === null) return;
    const booking = await settle(order, listed);
    signal.throwIfAborted();
    if (booking !== null) toasts.add({ tone: 'good', text: bookingArrived(order.productName) });
    else if (order.stage === 'reserving' || order.stage === 'reserved')
      toasts.add({ tone: 'neutral', text: bookingMissing(order.productName), topic: topicOf(order.productId) });
  }
  orders.deleteExpired();
  const isUnsettled = ({ stage, ...order }: PendingOrder) => stage === 'returning' || (stage !== 'missing' && order.owner === owner);
  for (const { id, productId } of orders.list().filter(isUnsettled)) {
    // Another tab has the lock, or nothing can be read. The next start tries again.
    await withLock(platform, stockLock(productId), () => settleOne(id), signal).catch(() => {});
  }
}

/**
 * Settles what earlier orders of a product have left on this device, before the next one changes its stock. Returns the bookings that have
 * arrived, and shows a toast for each that is not the one being booked. The caller holds the product's lock. Rejects if something cannot be
 * settled now.
 */
export async function settleEarlier(context: FlowContext, now: EarlierOrders, signal: AbortSignal): Promise<Booking[]> {
  const { orders, settle, verifyOthers, mayReturn } = createSettlement(context);
  const owner = digestEmail(now.email);
  await verifyOthers(now.productId, now.email);
  const isHere = ({ productId }: PendingOrder) => productId === now.productId;
  const adopted: Booking[] = [];
  let isBooked = false;
  for (const { id } of orders.list().filter(isHere)) {
    const order = orders.get(id);
    if (order === null) continue;
    const isOwn = order.owner === owner;
    if (!isOwn && (order.stage !== 'returning' || !(await mayReturn(order, now.email)))) continue;
    signal.throwIfAborted();
    const booking = await settle(order, isOwn ? now.listed : null);
    if (booking === null) continue;
    adopted.push(booking);
    const isThisOne = !isBooked && bookingContent(booking) === bookingContent(now.booking);
    if (isThisOne) isBooked = true;
    // The order finishes also after its user has signed out.
    else if (sameEmail(context.currentEmail(), now.email)) context.toasts.add({ tone: 'good', text: bookingArrived(order.productName) });
  }
  // A PUT whose result is not known could not be told apart from the next one.
  if (orders.list().some((order) => isHere(order) && order.write !== null)) throw new Error('The stock is not settled');
  return adopted;
}

/** Gives the stock of an order back, because its booking was not found. */
export async function returnStock(context: FlowContext, { id, isAnswered }: { id: string; isAnswered: boolean }): Promise<void> {
  const { orders, giveBack } = createSettlement(context);
  const order = orders.get(id);
  if (order === null) return;
  if (isAnswered) orders.forgetKey(order);
  await giveBack(orders.get(id) ?? order);
}
