import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { intentIdOf } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { PendingPayment, StoredPayment } from '#machines/payment/payment.setup.ts';
import { createJournal } from '../../runtime/journal.ts';
import { removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

const PAYMENT = 'payment:';
const SECRET = 'paymentSecret:';

const Stored = v.object({
  bookingId: v.string(),
  email: v.string(),
  intentId: v.string(),
  name: v.string(),
  price: v.number(),
  stage: v.picklist(['confirming', 'charged', 'orphaned']),
  transactionId: v.string(),
  paymentMethodId: v.optional(v.string(), ''),
});

/** True if a key of the browser's store belongs to a pending payment. */
export const isPaymentKey = (key: string): boolean => key.startsWith(PAYMENT);

/** The name of the query for unresolved payments. Every change of the store invalidates it. */
export const UNRESOLVED_PAYMENTS = 'unresolvedPayments';

/**
 * Stores the payments whose outcome this device does not know, or could not save to their orders
 * (docs/product-rules.md#charged-but-patch-failed). They outlive the session. The client secret for looking one up is stored in its own tab
 * only, until the outcome is known and stored. A payment for which the browser's storage has no room is kept in its tab
 * (docs/product-rules.md#payment-that-cannot-be-stored).
 */
export function createPaymentStore({ browserStore, tabStore }: Pick<Platform, 'browserStore' | 'tabStore'>) {
  const inBrowser = createJournal(browserStore, PAYMENT, Stored);
  const inTab = createJournal(tabStore, PAYMENT, Stored);
  /** The payment as this tab knows it. Its own copy is newer than what the browser could store. */
  const find = (bookingId: string): PendingPayment | null => inTab.read(bookingId) ?? inBrowser.read(bookingId);
  /** False if the payment of a booking is in this tab only, because the browser could not store it. */
  const isPersisted = (bookingId: string): boolean => inTab.read(bookingId) === null;
  /** Returns the secret only if it belongs to the stored payment, which another tab may have replaced. */
  function readStored(bookingId: string): StoredPayment {
    const pending = find(bookingId);
    const secret = tabStore.read(SECRET + bookingId);
    if (secret !== null && intentIdOf(secret) === pending?.intentId) return { pending, clientSecret: secret };
    tabStore.remove(SECRET + bookingId);
    return { pending, clientSecret: null };
  }
  /**
   * Stores a payment and its secret. Without a secret, an earlier one is removed, but only once the payment is stored: until then, the
   * secret is what is left after a reload.
   */
  function persist({ pending, clientSecret }: StoredPayment): void {
    if (pending === null) return;
    const { bookingId } = pending;
    if (clientSecret !== null) tabStore.write(SECRET + bookingId, clientSecret);
    const isStored = inBrowser.write(bookingId, pending);
    if (isStored) inTab.remove(bookingId);
    else inTab.write(bookingId, pending);
    if (isStored && clientSecret === null) tabStore.remove(SECRET + bookingId);
  }
  const list = (email: string): PendingPayment[] =>
    [...new Set([...inBrowser.ids(), ...inTab.ids()])]
      .flatMap((bookingId) => find(bookingId) ?? [])
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
    persist,
    /** The payments of one user that only this tab has, because the browser could not store them. */
    listUnstored: (email: string): PendingPayment[] => list(email).filter(({ bookingId }) => !isPersisted(bookingId)),
    /**
     * Stores a payment that only this tab has, if the browser has room by now. A payment of another tab for the same booking stays. Returns
     * false if the payment is still in this tab only.
     */
    persistAgain(bookingId: string): boolean {
      const pending = inTab.read(bookingId);
      const other = inBrowser.read(bookingId);
      if (pending === null) return true;
      if (other !== null && other.intentId !== pending.intentId) return false;
      persist({ pending, clientSecret: pending.stage === 'confirming' ? tabStore.read(SECRET + bookingId) : null });
      return isPersisted(bookingId);
    },
    isPersisted,
    /** Deletes a payment, unless another tab has replaced it. */
    delete({ bookingId, intentId }: Pick<PendingPayment, 'bookingId' | 'intentId'>): void {
      tabStore.remove(SECRET + bookingId);
      for (const journal of [inTab, inBrowser]) if (journal.read(bookingId)?.intentId === intentId) journal.remove(bookingId);
    },
    /** Deletes everything, because the sandbox and its bank were reset. */
    deleteAll(): void {
      removeFrom(browserStore, PAYMENT);
      removeFrom(tabStore, PAYMENT);
      removeFrom(tabStore, SECRET);
    },
  };
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/**
 * A query for the user's unresolved payments on this device. Refetched when any tab stores or deletes one. The first frame of a page has
 * them too, because it would offer to pay for a charged order otherwise. So the list is read again when a page opens.
 */
export const unresolvedPayments = (store: PaymentStore, email: string) =>
  queryOptions({
    queryKey: [UNRESOLVED_PAYMENTS, { email }],
    queryFn: () => store.list(email),
    initialData: () => store.list(email),
    staleTime: Infinity,
    gcTime: 0,
  });
