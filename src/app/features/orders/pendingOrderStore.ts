import * as v from 'valibot';
import { type Booking, bookingContent } from '#contract/entities/booking.ts';
import { normalizeEmail } from '#contract/sameEmail.ts';
import type { KeptBooking, LateBooking, OrderToStore } from '#machines/order/order.setup.ts';
import { keysFrom, readJson } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';
import { ORDER_KEY } from './orderKeys.ts';

/** How long a missing booking is remembered, in milliseconds: one day. */
const MISSING_LIFETIME = 24 * 60 * 60 * 1000;

const wholeNumber = v.pipe(v.number(), v.integer());
const Stored = v.object({
  id: v.string(),
  productId: v.string(),
  productName: v.string(),
  amount: wholeNumber,
  reserved: v.nullable(v.object({ from: wholeNumber, to: wholeNumber })),
  before: v.array(v.string()),
  owner: v.string(),
  fingerprint: v.string(),
  // Earlier versions have not stored these two.
  body: v.optional(v.string()),
  idempotencyKey: v.optional(v.string()),
  stage: v.picklist(['reserving', 'reserved', 'missing', 'keeping']),
  at: v.number(),
});

/**
 * An order that is not settled yet, as the device stores it: without personal data, so `owner`, `fingerprint` and `body` are digests of the
 * email, of the booking's content, and of the POST's body. `reserving`: the PUT may have been sent. `reserved`: the stock is taken, and the
 * POST may have been sent. `missing`: the booking was not found, or its stock is not taken, and it may still arrive. `keeping`: it arrived,
 * and the PUT that takes its stock again may have been sent.
 */
export type PendingOrder = v.InferOutput<typeof Stored>;

/** Stores this device's pending orders (docs/product-rules.md#before-the-put). Each order has its own key. */
export function createPendingOrderStore({ browserStore, now, digest }: Pick<Platform, 'browserStore' | 'now' | 'digest'>) {
  const read = (key: string): PendingOrder | null => readJson(browserStore, key, Stored);
  const list = (): PendingOrder[] => keysFrom(browserStore, ORDER_KEY).flatMap((key) => read(key) ?? []);
  const write = (order: PendingOrder): boolean => browserStore.write(ORDER_KEY + order.id, JSON.stringify(order));
  const remove = (id: string): void => browserStore.remove(ORDER_KEY + id);
  const digestOwner = (email: string): Promise<string> => digest(normalizeEmail(email));
  /** Stores the order in place of what is stored. If it does not fit, that is deleted, so that the next start does not settle it again. */
  function replace(order: PendingOrder): void {
    if (write(order)) return;
    remove(order.id);
    write(order);
  }
  /** Makes all other orders with the same content ignore a booking, and the key of its POST, because it is this order's. */
  function claim({ id, fingerprint, idempotencyKey }: PendingOrder, bookingId: string): void {
    for (const order of list().filter((other) => other.id !== id && other.fingerprint === fingerprint)) {
      const key = order.idempotencyKey === idempotencyKey ? undefined : order.idempotencyKey;
      const claimed = { ...order, before: [...order.before, bookingId], idempotencyKey: key };
      // Without its place in the storage, an unsettled order would lose its stock.
      if (order.stage === 'missing') replace(claimed);
      else write(claimed);
    }
  }
  /** Makes the next order with the same body have a key of its own. */
  function retireKey(key: string | undefined): void {
    for (const order of list().filter(({ idempotencyKey }) => key !== undefined && idempotencyKey === key)) {
      replace({ ...order, idempotencyKey: undefined });
    }
  }
  /** Finds the order's booking among those that were not there before it was sent. */
  async function findBooking({ before, fingerprint }: PendingOrder, listed: readonly Booking[]): Promise<Booking | null> {
    for (const booking of listed.filter(({ _id }) => !before.includes(_id))) {
      if ((await digest(bookingContent(booking))) === fingerprint) return booking;
    }
    return null;
  }
  return {
    /**
     * Stores a new order. `isStored` is false if it is lost when this page closes. If a booking with the same body is missing, its key is
     * used again, because it is the same booking to the shopper. A backend refuses a known key with another body. Never rejects.
     */
    async persist({ id, product, booking, before, reserved }: OrderToStore): Promise<{ isStored: boolean; idempotencyKey: string }> {
      try {
        const body = await digest(JSON.stringify(booking));
        const missing = list().find((order) => order.stage === 'missing' && order.body === body && order.idempotencyKey !== undefined);
        const idempotencyKey = missing?.idempotencyKey ?? id;
        const isStored = write({
          id,
          productId: product._id,
          productName: product.name,
          amount: reserved === null ? 0 : reserved.from - reserved.to,
          reserved,
          before,
          owner: await digestOwner(booking.email),
          fingerprint: await digest(bookingContent(booking)),
          body,
          idempotencyKey,
          stage: reserved === null ? 'reserved' : 'reserving',
          at: now(),
        });
        return { isStored, idempotencyKey };
      } catch {
        return { isStored: false, idempotencyKey: id };
      }
    },
    persistReserved(id: string): void {
      const order = read(ORDER_KEY + id);
      if (order !== null) write({ ...order, stage: 'reserved', at: now() });
    },
    /** @param isAnswered true if the backend has used up the key of the POST, which repeats that answer from now on */
    persistMissing(id: string, isAnswered = false): void {
      const order = read(ORDER_KEY + id);
      if (order === null) return;
      replace({ ...order, reserved: null, stage: 'missing', at: now() });
      if (isAnswered) retireKey(order.idempotencyKey);
    },
    /** Returns false if the booking is not missing any more, because another tab has kept it. Throws if it cannot be stored. */
    persistKeeping({ orderId, bookingId, reserved }: KeptBooking): boolean {
      const stored = browserStore.read(ORDER_KEY + orderId) ?? '';
      const order = read(ORDER_KEY + orderId);
      if (order?.stage !== 'missing') return false;
      const wasStored = browserStore.isStored(ORDER_KEY + orderId);
      if (!write({ ...order, reserved, stage: 'keeping', at: now() }) && wasStored) {
        browserStore.write(ORDER_KEY + orderId, stored);
        throw new Error('The booking cannot be stored');
      }
      claim(order, bookingId);
      return true;
    },
    /** Deletes an order whose booking is known. No other order takes that for its own. */
    settle(id: string, bookingId: string): void {
      const order = read(ORDER_KEY + id);
      if (order === null) return;
      claim(order, bookingId);
      remove(id);
    },
    delete: remove,
    /** True if the user sent the order. */
    isOwnedBy: async (order: PendingOrder, email: string): Promise<boolean> => order.owner === (await digestOwner(email)),
    /** The order with this id; null once it is settled. */
    get: (id: string): PendingOrder | null => read(ORDER_KEY + id),
    /** Forgets the bookings that are missing for more than a day, except for those whose stock is still to be given back. */
    deleteExpired(isOwed: (id: string) => boolean): void {
      const isOver = ({ id, stage, at }: PendingOrder) => stage === 'missing' && now() - at > MISSING_LIFETIME && !isOwed(id);
      for (const order of list().filter(isOver)) remove(order.id);
    },
    /** True if an order is lost when this page closes. */
    isOnlyInThisTab: (): boolean => list().some(({ id, stage }) => stage !== 'missing' && !browserStore.isStored(ORDER_KEY + id)),
    /** True if the next start knows of the order. */
    isStored: (id: string): boolean => read(ORDER_KEY + id) !== null && browserStore.isStored(ORDER_KEY + id),
    /** The orders of this user that are not settled. */
    async listUnsettled(email: string): Promise<PendingOrder[]> {
      const orders = list().filter(({ stage }) => stage !== 'missing');
      if (orders.length === 0) return [];
      const owner = await digestOwner(email);
      return orders.filter((order) => order.owner === owner);
    },
    findBooking,
    /** Finds a booking of this product that was missing when its stock was given back. */
    async findLate(productId: string, listed: readonly Booking[]): Promise<LateBooking | null> {
      for (const order of list().filter((one) => one.stage === 'missing' && one.productId === productId)) {
        const booking = await findBooking(order, listed);
        if (booking !== null) return { orderId: order.id, booking, isStockTaken: false };
      }
      return null;
    },
  };
}
