import * as v from 'valibot';
import { intentIdOf } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { PendingPayment, StoredPayment } from '#machines/payment/payment.setup.ts';
import { keysFrom, removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

const PAYMENT = 'payment:';
const SECRET = 'paymentSecret:';

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    bookingId: v.string(),
    email: v.string(),
    intentId: v.string(),
    name: v.string(),
    price: v.number(),
    stage: v.picklist(['confirming', 'charged', 'orphaned']),
    transactionId: v.string(),
    paymentMethodId: v.optional(v.string(), ''),
  }),
);

/** True if a key of the browser's store belongs to a pending payment. */
export const isPaymentKey = (key: string): boolean => key.startsWith(PAYMENT);

/** The name of the query for unresolved payments. Every change of the store invalidates it. */
export const UNRESOLVED_PAYMENTS = 'unresolvedPayments';

/**
 * Stores the payments whose outcome this device does not know, or could not save to their orders
 * (docs/product-rules.md#charged-but-patch-failed). They outlive the session. Each booking has its own key. The client secret for looking
 * one up is stored in its own tab only, until the outcome is known.
 */
export function createPaymentStore({ browserStore, tabStore }: Pick<Platform, 'browserStore' | 'tabStore'>) {
  const parse = (key: string): PendingPayment | null => {
    const stored = v.safeParse(Stored, browserStore.read(key));
    return stored.success ? stored.output : null;
  };
  /** Returns the secret only if it belongs to the stored payment, which another tab may have replaced. */
  function readStored(bookingId: string): StoredPayment {
    const pending = parse(PAYMENT + bookingId);
    const secret = tabStore.read(SECRET + bookingId);
    if (secret !== null && intentIdOf(secret) === pending?.intentId) return { pending, clientSecret: secret };
    tabStore.remove(SECRET + bookingId);
    return { pending, clientSecret: null };
  }
  /** The bookings whose payment the browser could not store. It is lost when this page closes. */
  const unpersisted = new Set<string>();
  const list = (email: string): PendingPayment[] =>
    keysFrom(browserStore, PAYMENT)
      .flatMap((key) => parse(key) ?? [])
      .filter((pending) => sameEmail(pending.email, email));
  return {
    read: readStored,
    /** The payments of one user. */
    list,
    /** The payments of one user that can be resumed here: to be saved, or to be looked up in this tab. */
    listResumable: (email: string): PendingPayment[] =>
      list(email).filter(
        ({ stage, bookingId }) => stage === 'charged' || (stage === 'confirming' && readStored(bookingId).clientSecret !== null),
      ),
    persist({ pending, clientSecret }: StoredPayment): void {
      if (pending === null) return;
      if (browserStore.write(PAYMENT + pending.bookingId, JSON.stringify(pending))) unpersisted.delete(pending.bookingId);
      else unpersisted.add(pending.bookingId);
      if (clientSecret === null) tabStore.remove(SECRET + pending.bookingId);
      else tabStore.write(SECRET + pending.bookingId, clientSecret);
    },
    /** True if the stored payment of a booking outlives this page. */
    isPersisted: (bookingId: string): boolean => !unpersisted.has(bookingId),
    /** Deletes a payment, unless another tab has replaced it. */
    delete({ bookingId, intentId }: Pick<PendingPayment, 'bookingId' | 'intentId'>): void {
      tabStore.remove(SECRET + bookingId);
      if (parse(PAYMENT + bookingId)?.intentId === intentId) browserStore.remove(PAYMENT + bookingId);
    },
    /** Deletes everything, because the sandbox and its bank were reset. */
    deleteAll(): void {
      removeFrom(browserStore, PAYMENT);
      removeFrom(tabStore, SECRET);
    },
  };
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;
