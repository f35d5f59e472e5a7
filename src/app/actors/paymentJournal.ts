import * as v from 'valibot';
import { intentIdOf } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { Attempt, Recalled } from '#machines/payment/payment.types.ts';
import { keysFrom, removeFrom } from '../services/platform/keys.ts';
import type { Platform } from '../services/ports.ts';

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

/** Whether a change of what the browser keeps is one of the journal. */
export const isAttemptKey = (key: string): boolean => key.startsWith(ATTEMPT);

/** What hears of every change of the journal: the name of its query. */
export const JOURNAL = 'unresolvedPayments';

/**
 * The payments whose end this device does not know, or could not save to their orders (docs/product-rules.md#charged-but-patch-failed).
 * They outlive the session, one key a booking. The secret to look one up by is in its tab alone, until the outcome is known.
 */
export function createPaymentJournal({ browserStore, tabStore }: Pick<Platform, 'browserStore' | 'tabStore'>) {
  const read = (key: string): Attempt | null => {
    const kept = v.safeParse(Kept, browserStore.read(key));
    return kept.success ? kept.output : null;
  };
  /** The secret is of this very attempt: another tab may have made another one in its place. */
  function recall(bookingId: string): Recalled {
    const attempt = read(ATTEMPT + bookingId);
    const secret = tabStore.read(SECRET + bookingId);
    if (secret !== null && intentIdOf(secret) === attempt?.intentId) return { attempt, clientSecret: secret };
    tabStore.remove(SECRET + bookingId);
    return { attempt, clientSecret: null };
  }
  /** Attempts that the browser would not take in, and that end with this page. */
  const unkept = new Set<string>();
  const list = (email: string): Attempt[] =>
    keysFrom(browserStore, ATTEMPT)
      .flatMap((key) => read(key) ?? [])
      .filter((attempt) => sameEmail(attempt.email, email));
  return {
    recall,
    /** Those of one person. */
    list,
    /** Those of one person that can be gone on with here: to be saved, or to be looked up in this tab. */
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
    /** Whether what is remembered of a booking outlives this page. */
    isKept: (bookingId: string): boolean => !unkept.has(bookingId),
    /** Strikes an attempt out; one that another tab has written in its place meanwhile stays. */
    forget({ bookingId, intentId }: Pick<Attempt, 'bookingId' | 'intentId'>): void {
      tabStore.remove(SECRET + bookingId);
      if (read(ATTEMPT + bookingId)?.intentId === intentId) browserStore.remove(ATTEMPT + bookingId);
    },
    /** The sandbox began anew: its bank knows of nothing. */
    forgetAll(): void {
      removeFrom(browserStore, ATTEMPT);
      removeFrom(tabStore, SECRET);
    },
  };
}

export type PaymentJournal = ReturnType<typeof createPaymentJournal>;
