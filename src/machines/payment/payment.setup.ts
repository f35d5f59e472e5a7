import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { hasStatus, isGone, mayBeApplied } from '#contract/apiError.ts';
import { type Booking, isPaid, isPayable } from '#contract/entities/booking.ts';
import { type Billing, intentIdOf, type PaymentResult, type PaymentMethodResult } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { type Failure, failureOf } from '../failure.ts';
import { paymentLock } from '../locks.ts';
import { apiCall, unprovided } from '../apiCall.ts';

/**
 * A payment whose outcome is unknown, or that is not recorded in its order yet. Stored on the device without secret, card or address.
 * `confirming`: the card may have been charged; `charged`: it was; `orphaned`: it was, but the order cannot take the payment.
 */
export interface PendingPayment {
  bookingId: string;
  /** The account that pays. The payment is shown and resumed for no other account. */
  email: string;
  /** The provider's id of the intent, shown as a reference. */
  intentId: string;
  /** The booking's name, shown while the booking cannot be read. */
  name: string;
  /** In dollars. */
  price: number;
  stage: 'confirming' | 'charged' | 'orphaned';
  /** '' until it is known. */
  transactionId: string;
  /** The provider's id of the card, or '' if unknown. A look-up must not take another card's decline for this one's. */
  paymentMethodId: string;
}

/** A booking's stored payment and, in the tab that made it, the client secret for looking it up. */
export interface StoredPayment {
  pending: PendingPayment | null;
  clientSecret: string | null;
}

/** A stored payment as it is read again. `isStored` is false if only this tab has it, because the browser's storage is full or blocked. */
type RestoredPayment = StoredPayment & { isStored?: boolean };

/** A booking as it is read before a payment, and if the user is known to be an administrator, who may pay for it. */
export interface PayableBooking {
  found: Booking | null;
  isAdmin: boolean;
}

/** Why the card was not charged. The shopper can try again at once. */
export type PaymentRefusal =
  /** The provider's message. */
  | { reason: 'declined'; message: string }
  /** The provider canceled the intent. A new one replaces it. */
  | { reason: 'expired' }
  /** The booking's price has changed. */
  | { reason: 'repriced' }
  /** Another tab was paying for the same booking. */
  | { reason: 'busy' }
  /** A call failed before anything was charged. */
  | { reason: 'failed'; failure: Failure };

/** The events of the payment machine. The shopper, the app, the lock and the store send them. */
export type PaymentEvent =
  | { type: 'payment.pay' }
  /** Repeats the step that failed. */
  | { type: 'payment.retry' }
  /** Looks up the payment again. */
  | { type: 'payment.checkAgain' }
  /** Asks whether to pay again, because the outcome of an earlier payment cannot be determined. */
  | { type: 'payment.payAgain' }
  /** Pays again, at the shopper's own risk. */
  | { type: 'payment.confirmPayAgain' }
  /** Closes the dialog without paying. */
  | { type: 'payment.cancelPayAgain' }
  /** The shopper has noted the reference. */
  | { type: 'payment.dismiss' }
  /** Starts again, because the sandbox was reset and nothing known is valid any more. */
  | { type: 'payment.restart' }
  /** The user has signed out. A pending charge still finishes, and is recorded when they return. */
  | { type: 'payment.detach' }
  /** The connection is back. */
  | { type: 'payment.reconnected' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' }
  /** The payment is stored, and outlives this page. */
  | { type: 'store.written' }
  /** The browser could not store the payment, because its storage is full or blocked. */
  | { type: 'store.failed' };

/** The context of the payment machine. */
export interface PaymentContext {
  bookingId: string;
  /** The account that pays. */
  email: string;
  /** The booking as last read. */
  booking: Booking | null;
  /** True if the user is known to be an administrator, who may pay for any booking. */
  isAdmin: boolean;
  /** The pending payment: this one, or an earlier one that was stored. */
  pending: PendingPayment | null;
  /** The intent's client secret. It stays in memory, and is stored in the tab only while the outcome of a charge is unknown. */
  clientSecret: string | null;
  /** The price that the intent charges, in dollars. */
  intentPrice: number | null;
  /** The provider's id of the card that Pay charges; null while there is none. */
  paymentMethodId: string | null;
  /** True once the user has signed out. */
  isDetached: boolean;
  /** True if the bank's authentication may open without a click. False after it failed to open, and while another page is shown. */
  mayAuthenticate: boolean;
  /** True while no other tab can pay for this booking. */
  hasLock: boolean;
  /** False if the browser could not store `pending`. Then the lock stays held, because no other tab can know of the payment. */
  isStored: boolean;
  refusal: PaymentRefusal | null;
  /** Why the last relevant call failed. */
  failure: Failure | null;
  /** The number of tries of the current step, which sets the pause before the next one. */
  tries: number;
}

type InContext = { context: PaymentContext };
type Secret = { clientSecret: string };
type Failed = { error: unknown };
type Found = { found: Booking | null };
type Answered = { answer: PaymentResult };
type Method = { method: PaymentMethodResult };
type Stored = { stored: RestoredPayment };

/** The context before anything is loaded. */
export const initialContext: Omit<PaymentContext, 'bookingId' | 'email'> = {
  booking: null,
  isAdmin: false,
  pending: null,
  clientSecret: null,
  intentPrice: null,
  paymentMethodId: null,
  isDetached: false,
  mayAuthenticate: true,
  hasLock: false,
  isStored: true,
  refusal: null,
  failure: null,
  tries: 0,
};

/** The payment to store while the card is being charged. */
const toPending = ({ bookingId, email, booking, clientSecret, paymentMethodId }: PaymentContext): PendingPayment => ({
  bookingId,
  email,
  intentId: intentIdOf(clientSecret ?? ''),
  name: booking?.name ?? '',
  price: booking?.price ?? 0,
  stage: 'confirming',
  transactionId: '',
  paymentMethodId: paymentMethodId ?? '',
});

/** True if only this page knows of the payment. Without the lock, another tab would take the booking for unpaid. */
const mustKeepLock = ({ pending, isStored }: PaymentContext): boolean => pending !== null && !isStored;
/** No child has this id, so that stopping it does nothing. */
const NO_CHILD = '';

/** The number of look-ups after which an intent that looks untried counts as untried. They are 1, 2, 4, 8, 16 and 32 s apart. */
const MAX_UNTRIED_LOOKUPS = 6;
/** The number of failed look-ups after which the app stops asking the provider. */
const MAX_FAILED_LOOKUPS = 3;

const SECOND = 1000;
const MAX_PAUSE = 64 * SECOND;

/** Returns the milliseconds before the next try. They double with every try, up to 64 s. */
const pause = ({ context }: InContext) => Math.min(2 ** context.tries * SECOND, MAX_PAUSE);

/** The actors, actions, guards and delays of the payment machine. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as Pick<PaymentContext, 'bookingId' | 'email'> & Partial<Pick<PaymentContext, 'mayAuthenticate'>>,
    events: {} as PaymentEvent,
    /**
     * `paying`: Pay was clicked, and the card is not charged yet. `charging`: the card may be charged at this moment. `unresolved`: the card
     * may have been charged, and only this tab can find out. `resting`: nothing is pending, and the next visit starts again. `end`: nothing is
     * left to do.
     */
    tags: {} as 'paying' | 'charging' | 'unresolved' | 'resting' | 'end',
  },
  actors: {
    holdLock: fromCallback<PaymentEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    /** Reads the pending payment stored on the device. */
    readStored: fromPromise<RestoredPayment, { bookingId: string }>(unprovided('readStored')),
    getBooking: apiCall('getBooking'),
    /**
     * Implemented by the app: reads the booking and, if it is another customer's, finds out if the user is an administrator, unless that is
     * known. Rejects with 403 or 404 only if the booking does.
     */
    readBooking: fromPromise<PayableBooking, Pick<PaymentContext, 'email' | 'isAdmin'> & { id: string }>(unprovided('readBooking')),
    /** Loads the provider's card field. */
    openCardField: fromPromise<void>(unprovided('openCardField')),
    createPaymentIntent: apiCall('createPaymentIntent'),
    createPaymentMethod: fromPromise<PaymentMethodResult, Billing>(unprovided('createPaymentMethod')),
    confirmPayment: fromPromise<PaymentResult, Secret & { paymentMethodId: string }>(unprovided('confirmPayment')),
    authenticate: fromPromise<PaymentResult, Secret>(unprovided('authenticate')),
    retrievePayment: fromPromise<PaymentResult, Secret & { paymentMethodId: string }>(unprovided('retrievePayment')),
    recordPayment: apiCall('recordPayment'),
  },
  actions: {
    assignStored: assign((_, { stored }: Stored) => ({
      ...stored,
      isStored: stored.isStored ?? true,
      intentPrice: stored.pending?.price ?? null,
      paymentMethodId: null,
    })),
    assignPayable: assign((_, { found, isAdmin }: PayableBooking) => ({ booking: found, isAdmin, failure: null })),
    assignBooking: assign((_, { found }: Found) => ({ booking: found, failure: null })),
    assignIntent: assign(({ context }, { clientSecret }: Secret) => ({
      clientSecret,
      intentPrice: context.booking?.price ?? null,
      failure: null,
    })),
    /** The answer has no intent that could be charged or looked up. */
    assignUnusableIntent: assign({ failure: { kind: 'shape', status: null, isAmbiguous: false } }),
    assignMethod: assign((_, { method }: Method) => (method.state === 'created' ? { paymentMethodId: method.paymentMethodId } : {})),
    assignRefusal: assign((_, { refusal }: { refusal: PaymentRefusal }) => ({ refusal, paymentMethodId: null })),
    assignDecline: assign((_, { answer }: Answered) => ({
      refusal: { reason: 'declined' as const, message: answer.state === 'declined' ? answer.message : '' },
      paymentMethodId: null,
    })),
    assignMethodDecline: assign((_, { method }: Method) => ({
      refusal: { reason: 'declined' as const, message: method.state === 'refused' ? method.message : '' },
    })),
    assignFailedCall: assign((_, { error }: Failed) => ({
      refusal: { reason: 'failed' as const, failure: failureOf(error) },
      paymentMethodId: null,
    })),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    /** The shop answered, but not with the order and this payment. */
    assignUnproven: assign({ failure: { kind: 'shape', status: null, isAmbiguous: true } }),
    /** Keeps why the order cannot take the payment, as if recording it was answered with this status. */
    assignConflict: assign((_, { status }: { status: 404 | 409 }) => ({ failure: { kind: 'http' as const, status, isAmbiguous: false } })),
    startCheckout: assign({ refusal: null, failure: null, paymentMethodId: null, mayAuthenticate: true }),
    startPending: assign(({ context }) => ({ pending: toPending(context) })),
    /** Marks the card as charged. From now on, the payment must stay stored until it is recorded in its order. */
    markCharged: assign(({ context }, { answer }: Answered) => ({
      pending: {
        ...(context.pending ?? toPending(context)),
        stage: 'charged' as const,
        transactionId: answer.state === 'succeeded' ? answer.transactionId : '',
      },
      paymentMethodId: null,
      refusal: null,
      tries: 0,
    })),
    markOrphaned: assign(({ context }) => ({ pending: context.pending && { ...context.pending, stage: 'orphaned' as const } })),
    /** An orphaned payment is recorded again. Until then it counts as charged, so that it is resumed at the next start. */
    markUnrecorded: assign(({ context }) => ({ pending: context.pending && { ...context.pending, stage: 'charged' as const } })),
    allowAuthentication: assign({ mayAuthenticate: true }),
    forbidAuthentication: assign({ mayAuthenticate: false }),
    detach: assign({ isDetached: true }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    resetContext: assign(initialContext),
    clearMethod: assign({ paymentMethodId: null }),
    clearIntent: assign({ clientSecret: null, intentPrice: null, paymentMethodId: null }),
    clearPending: assign({ pending: null, isStored: true, paymentMethodId: null, tries: 0 }),
    /** Keeps `paymentMethodId`, the card that Pay is about to charge. */
    clearPendingOnly: assign({ pending: null, isStored: true, tries: 0 }),
    assignIsStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: InContext) => ({ name: paymentLock(context.bookingId) }),
    }),
    assignLock: assign({ hasLock: true }),
    stopLock: stopChild('lock'),
    stopLockIfStored: stopChild(({ context }: InContext) => (mustKeepLock(context) ? NO_CHILD : 'lock')),
    clearLock: assign({ hasLock: false }),
    clearLockIfStored: assign(({ context }) => ({ hasLock: mustKeepLock(context) && context.hasLock })),
    /**
     * Implemented by the app: stores the payment before the next call, with its client secret while the outcome is unknown. Sends
     * 'store.written' or 'store.failed'.
     */
    persistPending: (_, _stored: StoredPayment) => {},
    /** Implemented by the app: deletes the secret, and the stored payment unless another one has replaced it. */
    deletePending: (_, _stored: Pick<StoredPayment, 'pending'>) => {},
    /** Implemented by the app. */
    announcePaid: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceDeclined: () => {},
  },
  guards: {
    isOtherUsers: ({ context }, { stored: { pending } }: Stored) => pending !== null && !sameEmail(pending.email, context.email),
    isCharged: (_, { stored }: Stored) => stored.pending?.stage === 'charged',
    isOrphaned: (_, { stored }: Stored) => stored.pending?.stage === 'orphaned',
    mustQueue: ({ context }, { stored }: Stored) => stored.pending !== null && !context.hasLock,
    /** Only this tab has the payment, so it needs the lock even if nothing is left to look up. */
    mustQueueUnstored: ({ context }, { stored }: Stored) => stored.pending !== null && stored.isStored === false && !context.hasLock,
    canBeLookedUp: (_, { stored }: Stored) => stored.pending !== null && stored.clientSecret !== null,
    isPending: (_, { stored }: Stored) => stored.pending !== null,

    isMissing: (_, { found }: Found) => found === null,
    isForeign: ({ context }, { found, isAdmin }: PayableBooking) => found !== null && !isAdmin && !sameEmail(found.email, context.email),
    isPaid: (_, { found }: Found) => found !== null && isPaid(found),
    isUnpayable: (_, { found }: Found) => found !== null && !isPayable(found),
    /** The booking was paid with the pending payment. */
    isPaidWithPending: ({ context: { pending } }, { found }: Found) =>
      pending !== null &&
      found !== null &&
      found.transactionId !== '' &&
      [pending.intentId, pending.transactionId].includes(found.transactionId),
    /** The booking was paid with another transaction than the charged one, or without any: somebody else marked it as paid. */
    isPaidOtherwise: ({ context }, { found }: Found) =>
      found !== null && isPaid(found) && found.transactionId !== context.pending?.transactionId,
    /** The booking is paid with the charged transaction. Only this proves that the payment is recorded. */
    isRecorded: ({ context }, { found }: Found) =>
      found !== null &&
      found._id === context.bookingId &&
      found.transactionId !== '' &&
      found.transactionId === context.pending?.transactionId,
    /** The intent would charge another price than the booking's. */
    isRepriced: ({ context }, { found }: Found) => context.clientSecret !== null && found?.price !== context.intentPrice,
    hasBooking: ({ context }) => context.booking !== null,
    hasIntent: ({ context }) => context.clientSecret !== null,
    hasRefusedIntent: ({ context }) => context.clientSecret !== null && context.refusal !== null,
    wasRefused: ({ context }) => context.refusal !== null,
    isGone: (_, { error }: Failed) => isGone(error),
    isForbidden: (_, { error }: Failed) => hasStatus(error, 403),
    /** The request was never sent, so reading the order cannot show anything new. */
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    /** The secret names no intent, so a charge with it could not be looked up. */
    isUnusableIntent: (_, { clientSecret }: Secret) => intentIdOf(clientSecret) === '',

    isCreated: (_, { method }: Method) => method.state === 'created',
    /** The card was charged after the user had signed out, so the payment cannot be recorded yet. */
    isSucceededDetached: ({ context }, { answer }: Answered) => answer.state === 'succeeded' && context.isDetached,
    isSucceeded: (_, { answer }: Answered) => answer.state === 'succeeded',
    isProcessing: (_, { answer }: Answered) => answer.state === 'processing',
    isCanceled: (_, { answer }: Answered) => answer.state === 'canceled',
    /** The intent looks untried, but the charge may not have reached the provider yet. After a minute, it counts as untried. */
    isMaybeUntried: ({ context }, { answer }: Answered) =>
      answer.state === 'declined' && answer.message === '' && context.tries < MAX_UNTRIED_LOOKUPS,
    hasFailedOften: ({ context }) => context.tries >= MAX_FAILED_LOOKUPS,
    /** The bank asks for authentication, which may open only after a click. */
    mustWaitForClick: ({ context }, { answer }: Answered) => answer.state === 'actionRequired' && !context.mayAuthenticate,
    needsAuthentication: (_, { answer }: Answered) => answer.state === 'actionRequired',
  },
  delays: {
    recordAgain: pause,
    pollAgain: pause,
    lockTimeout: 5 * SECOND,
    timeout: 30 * SECOND,
    chargeTimeout: 60 * SECOND,
    bankTimeout: 300 * SECOND,
  },
});
