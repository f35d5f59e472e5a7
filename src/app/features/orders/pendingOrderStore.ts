import * as v from 'valibot';
import { type Booking, bookingContent } from '#contract/entities/booking.ts';
import { normalizeEmail } from '#contract/sameEmail.ts';
import type { OrderToStore } from '#machines/order/order.setup.ts';
import { keysFrom, readJson, removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

const ORDER = 'order:';
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
  stage: v.picklist(['reserving', 'reserved', 'missing']),
  at: v.number(),
});

/**
 * An order that is not settled yet, as the device stores it: without personal data, so `owner` and `fingerprint` are digests of the email
 * and of the booking. `reserving`: the PUT may have been sent. `reserved`: the stock is taken, and the POST may have been sent. `missing`:
 * the booking was not found and its stock is given back, but it may still arrive.
 */
export type PendingOrder = v.InferOutput<typeof Stored>;

/** Stores this device's pending orders (docs/product-rules.md#before-the-put). Each order has its own key. */
export function createPendingOrderStore({ browserStore, now, digest }: Pick<Platform, 'browserStore' | 'now' | 'digest'>) {
  const read = (key: string): PendingOrder | null => readJson(browserStore, key, Stored);
  const list = (): PendingOrder[] => keysFrom(browserStore, ORDER).flatMap((key) => read(key) ?? []);
  const write = (order: PendingOrder): boolean => browserStore.write(ORDER + order.id, JSON.stringify(order));
  const remove = (id: string): void => browserStore.remove(ORDER + id);
  const digestOwner = (email: string): Promise<string> => digest(normalizeEmail(email));
  function setStage(id: string, stage: PendingOrder['stage']): void {
    const order = read(ORDER + id);
    if (order !== null) write({ ...order, stage, at: now() });
  }
  /** Finds the order's booking among those that were not there before it was sent. */
  async function findBooking({ before, fingerprint }: PendingOrder, listed: readonly Booking[]): Promise<Booking | null> {
    for (const booking of listed.filter(({ _id }) => !before.includes(_id))) {
      if ((await digest(bookingContent(booking))) === fingerprint) return booking;
    }
    return null;
  }
  const isOver = ({ stage, at }: PendingOrder) => stage === 'missing' && now() - at > MISSING_LIFETIME;
  return {
    /** Resolves with false if the order is not stored, so that it is lost when this page closes. Never rejects. */
    async persist({ id, product, booking, before, reserved }: OrderToStore): Promise<boolean> {
      try {
        return write({
          id,
          productId: product._id,
          productName: product.name,
          amount: reserved === null ? 0 : reserved.from - reserved.to,
          reserved,
          before,
          owner: await digestOwner(booking.email),
          fingerprint: await digest(bookingContent(booking)),
          stage: reserved === null ? 'reserved' : 'reserving',
          at: now(),
        });
      } catch {
        return false;
      }
    },
    persistReserved: (id: string): void => setStage(id, 'reserved'),
    persistMissing: (id: string): void => setStage(id, 'missing'),
    delete: remove,
    /** The order with this id; null once it is settled. */
    get: (id: string): PendingOrder | null => read(ORDER + id),
    /** The orders of this user that the next start must settle. */
    async listUnsettled(email: string): Promise<PendingOrder[]> {
      for (const order of list().filter(isOver)) remove(order.id);
      const orders = list().filter(({ stage }) => stage !== 'missing');
      if (orders.length === 0) return [];
      const owner = await digestOwner(email);
      return orders.filter((order) => order.owner === owner);
    },
    findBooking,
    /** Finds a booking of this product that was missing when its stock was given back. */
    async findLate(productId: string, listed: readonly Booking[]): Promise<Booking | null> {
      for (const order of list().filter((one) => one.stage === 'missing' && one.productId === productId)) {
        const booking = await findBooking(order, listed);
        if (booking !== null) return booking;
      }
      return null;
    },
    /** Forgets the missing bookings of a product. */
    deleteMissing(productId: string): void {
      for (const { id } of list().filter((one) => one.stage === 'missing' && one.productId === productId)) remove(id);
    },
    /** Deletes everything, because the sandbox was reset. */
    deleteAll: (): void => removeFrom(browserStore, ORDER),
  };
}
