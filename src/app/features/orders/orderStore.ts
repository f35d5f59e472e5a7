import * as v from 'valibot';
import { type Booking, bookingContent } from '#contract/entities/booking.ts';
import type { OrderToStore } from '#machines/order/order.setup.ts';
import { createJournal, digest, digestEmail, WholeNumber } from '../../runtime/journal.ts';
import type { Platform } from '../../services/ports.ts';
import { CONFLICT_KEY, ORDER_KEY } from './orderKeys.ts';

/** How long a missing booking is remembered, in milliseconds: one day. */
const MISSING_LIFETIME = 24 * 60 * 60 * 1000;

const Write = v.nullable(v.object({ from: WholeNumber, to: WholeNumber }));
const Stored = v.object({
  id: v.string(),
  owner: v.string(),
  productId: v.string(),
  productName: v.string(),
  amount: WholeNumber,
  before: v.array(v.string()),
  fingerprint: v.string(),
  body: v.string(),
  idempotencyKey: v.optional(v.string()),
  stage: v.picklist(['reserving', 'reserved', 'returning', 'missing', 'adopted']),
  write: Write,
  at: v.number(),
});
const Conflict = v.object({ id: v.string(), toolId: v.string(), amount: WholeNumber, write: Write });

/**
 * An order that is not settled yet, as the device stores it: without personal data, so `owner`, `fingerprint` and `body` are digests of the
 * email, of the booking's content, and of the POST's body. `write` is the PUT of the stock that may have been sent.
 *
 * - `reserving`: the stock is being taken.
 * - `reserved`: it is taken, and the POST may have been sent.
 * - `returning`: the booking was not found, and the stock is being given back.
 * - `missing`: the stock is back. The booking may still arrive.
 * - `adopted`: it arrived after that, and the stock is being taken again.
 */
export type PendingOrder = v.InferOutput<typeof Stored>;

/** Stores this device's pending orders (docs/product-rules.md#before-the-put). */
export function createOrderStore({ browserStore, now }: Pick<Platform, 'browserStore' | 'now'>) {
  const journal = createJournal(browserStore, ORDER_KEY, Stored);
  const conflicts = createJournal(browserStore, CONFLICT_KEY, Conflict);
  /** Stores a change of other orders. An unsettled one that does not fit stays as it is, because its stock would be lost. */
  function changeOthers(isOther: (order: PendingOrder) => boolean, change: (order: PendingOrder) => PendingOrder): void {
    for (const order of journal.list().filter(isOther)) {
      if (order.stage === 'missing') journal.replace(order.id, change(order));
      else journal.advance(order.id, change(order));
    }
  }
  /** Makes the next order with the same body have a key of its own, because the backend has answered this one. */
  function forgetKey({ idempotencyKey: key }: PendingOrder): void {
    if (key === undefined) return;
    changeOthers(
      ({ idempotencyKey }) => idempotencyKey === key,
      ({ idempotencyKey: _key, ...order }) => order,
    );
  }
  /** Deletes an order whose booking is known. No other order takes that for its own. */
  function settle(order: PendingOrder, bookingId: string): void {
    journal.remove(order.id);
    changeOthers(
      ({ fingerprint }) => fingerprint === order.fingerprint,
      (other) => ({ ...other, before: [...other.before, bookingId] }),
    );
    forgetKey(order);
  }
  const isOrderOf = ({ before, fingerprint }: PendingOrder, booking: Booking): boolean =>
    !before.includes(booking._id) && digest(bookingContent(booking)) === fingerprint;
  return {
    /**
     * Stores a new order. `isStored` is false if it is lost when this page closes. If a booking with the same body is missing, its key is
     * used again, because it is the same booking to the shopper. A backend refuses a known key with another body.
     */
    persist({ id, product, booking, before, write }: OrderToStore): { isStored: boolean; idempotencyKey: string } {
      const body = digest(JSON.stringify(booking));
      const isMissing = ({ stage }: PendingOrder) => stage === 'missing' || stage === 'returning';
      const equal = journal.list().find((order) => order.body === body && isMissing(order) && order.idempotencyKey !== undefined);
      const idempotencyKey = equal?.idempotencyKey ?? id;
      const isStored = journal.write(id, {
        id,
        owner: digestEmail(booking.email),
        productId: product._id,
        productName: product.name,
        amount: write === null ? 0 : write.from - write.to,
        before,
        fingerprint: digest(bookingContent(booking)),
        body,
        idempotencyKey,
        stage: write === null ? 'reserved' : 'reserving',
        write,
        at: now(),
      });
      return { isStored, idempotencyKey };
    },
    /** The order with this id; null once it is settled. */
    get: journal.read,
    /** The orders. One whose PUT may have been applied comes first, because only the stock tells that, until another PUT changes it. */
    list: (): PendingOrder[] => journal.list().toSorted((one, other) => Number(other.write !== null) - Number(one.write !== null)),
    /** Stores that the stock of an order is taken. */
    persistReserved(id: string): void {
      const order = journal.read(id);
      if (order !== null) journal.write(id, { ...order, stage: 'reserved', write: null, at: now() });
    },
    /** Stores the next step of an order. Returns false if it must be left to the next start. */
    advance: (order: PendingOrder): boolean => journal.advance(order.id, order),
    /** Stores that nothing is left to settle, unless the booking arrives. */
    persistMissing: (order: PendingOrder): void => journal.replace(order.id, { ...order, stage: 'missing', write: null, at: now() }),
    forgetKey,
    settle,
    /**
     * Settles the order of a booking that is about to be removed, unless its stock may be back, or may not have been taken. Otherwise the next
     * start would not find the booking, and would give the stock back, which no removal does.
     */
    settleRemoved(booking: Booking): void {
      const equal = journal.list().filter((order) => isOrderOf(order, booking));
      const order =
        equal.find(({ stage }) => stage === 'reserved') ?? equal.find(({ stage, write }) => stage === 'returning' && write === null);
      if (order !== undefined) settle(order, booking._id);
    },
    delete: journal.remove,
    /** Records that somebody else has changed the stock of an order, so that it was left alone. Nothing can resolve that. */
    recordConflict: ({ id, productId, amount, write }: PendingOrder): boolean =>
      conflicts.write(id, { id, toolId: productId, amount, write }),
    /** Finds an order's booking among those that were not there before it was sent. */
    findBooking: (order: PendingOrder, listed: readonly Booking[]): Booking | null =>
      listed.find((booking) => isOrderOf(order, booking)) ?? null,
    /** Forgets the bookings that are missing for more than a day. */
    deleteExpired(): void {
      for (const { id, stage, at } of journal.list()) if (stage === 'missing' && now() - at > MISSING_LIFETIME) journal.remove(id);
    },
    /** True if an order is lost when this page closes. */
    isOnlyInThisTab: (): boolean => journal.list().some(({ id, stage }) => stage !== 'missing' && !journal.isStored(id)),
  };
}
