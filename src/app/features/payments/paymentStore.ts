import * as v from 'valibot';
import { intentIdOf } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { Attempt, Recalled } from '#machines/payment/payment.types.ts';
import { keysFrom, removeFrom } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';

const ATTEMPT = 'payment:';
const SECRET = 'paymentSecret:';

const Kept = v.pipe(
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
export const isAttemptKey = (key: string): boolean => key.startsWith(ATTEMPT);

/** The name of the query that every change here invalidates. */
export const JOURNAL = 'unresolvedPayments';

/**
 * Stores the payments whose outcome this device does not know, or could not save to their orders
 * (docs/product-rules.md#charged-but-patch-failed). They outlive the session, with one key per booking. The client secret to look one up is
 * in its own tab only, until the outcome is known.
 */
export function createPaymentJournal({ browserStore, tabStore }: Pick<Platform, 'browserStore' | 'tabStore'>) {
  const read = (key: string): Attempt | null => {
    const kept = v.safeParse(Kept, browserStore.read(key));
    return kept.success ? kept.output : null;
  };
  /** Returns the secret only if it belongs to the stored payment, which another tab may have replaced. */
  function recall(bookingId: string): Recalled {
    const attempt = read(ATTEMPT + bookingId);
    const secret = tabStore.read(SECRET + bookingId);
    if (secret !== null && intentIdOf(secret) === attempt?.intentId) return { attempt, clientSecret: secret };
    tabStore.remove(SECRET + bookingId);
    return { attempt, clientSecret: null };
  }
  /** Bookings whose payment the browser could not store, so that it ends with this page. */
  const unkept = new Set<string>();
  const list = (email: string): Attempt[] =>
    keysFrom(browserStore, ATTEMPT)
      .flatMap((key) => read(key) ?? [])
      .filter((attempt) => sameEmail(attempt.email, email));
  return {
    recall,
    /** The payments of one user. */
    list,
    /** The payments of one user that can be resumed here: to be saved, or to be looked up in this tab. */
    listResumable: (email: string): Attempt[] =>
      list(email).filter(
        ({ stage, bookingId }) => stage === 'charged' || (stage === 'confirming' && recall(bookingId).clientSecret !== null),
      ),
    keep({ attempt, clientSecret }: Recalled): void {
      if (attempt === null) return;
      if (browserStore.write(ATTEMPT + attempt.bookingId, JSON.stringify(attempt))) unkept.delete(attempt.bookingId);
      else unkept.add(attempt.bookingId);
      if (clientSecret === null) tabStore.remove(SECRET + attempt.bookingId);
      else tabStore.write(SECRET + attempt.bookingId, clientSecret);
    },
    /** True if the stored payment of a booking outlives this page. */
    isKept: (bookingId: string): boolean => !unkept.has(bookingId),
    /** Deletes a payment, unless another tab has replaced it. */
    forget({ bookingId, intentId }: Pick<Attempt, 'bookingId' | 'intentId'>): void {
      tabStore.remove(SECRET + bookingId);
      if (read(ATTEMPT + bookingId)?.intentId === intentId) browserStore.remove(ATTEMPT + bookingId);
    },
    /** Deletes everything, because the sandbox and its bank were reset. */
    forgetAll(): void {
      removeFrom(browserStore, ATTEMPT);
      removeFrom(tabStore, SECRET);
    },
  };
}

export type PaymentJournal = ReturnType<typeof createPaymentJournal>;
