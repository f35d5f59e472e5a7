import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { hasStatus, isGone, mayBeApplied } from '#contract/apiError.ts';
import { type Booking, isPaid, isPayable } from '#contract/entities/booking.ts';
import type { Input, Output } from '#contract/operations.ts';
import { type Billing, intentIdOf, type PaymentResult, type PaymentMethodResult } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { type Failed, type Failure, failureOf } from '../failure.ts';
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

/** A stored payment, as a page finds it. `isStored`: false if only this tab has the payment, because the browser's storage is full or blocked. */
export type RestoredPayment = StoredPayment & { isStored: boolean };

/**
 * Why the card was not charged. The shopper can try again at once. `declined`: with the provider's message, or ''. `expired`: the provider
 * canceled the intent, and a new one replaces it. `repriced`: the booking's price has changed. `busy`: another tab was paying for the same
 * booking. `failed`: a call failed before anything was charged.
 */
export type PaymentRefusal =
  | { reason: 'declined'; message: string }
  | { reason: 'expired' | 'repriced' | 'busy' }
  | { reason: 'failed'; failure: Failure };

/** The events of the payment machine. The shopper, the app, the lock and the store send them. */
export type PaymentEvent =
  | { type: 'payment.pay' }
  /** Repeats the step that failed. */
  | { type: 'payment.retry' }
  /** Looks up the payment again. */
  | { type: 'payment.checkAgain' }
  /** Pays again, at the shopper's own risk, because the outcome of an earlier payment cannot be determined. */
  | { type: 'payment.payAgain' }
  /** The shopper has noted the reference. */
  | { type: 'payment.dismiss' }
  /** Starts again, because the sandbox was reset and nothing known is valid any more. */
  | { type: 'payment.restart' }
  /** The connection is back. */
  | { type: 'payment.reconnected' }
  /** This page has the lock. `stored`: the payment as it is stored by now. */
  | { type: 'lock.granted'; stored: RestoredPayment }
  | { type: 'lock.failed' }
  /** The payment is stored, and outlives this page, or the browser could not store it. */
  | { type: 'store.answered'; isStored: boolean };

/** The context of the payment machine. */
export interface PaymentContext {
  bookingId: string;
  /** The account that pays. */
  email: string;
  /** The booking as last read. */
  booking: Booking | null;
  /** The pending payment: this one, or an earlier one that was stored. */
  pending: PendingPayment | null;
  /** The intent's client secret. It stays in memory, and is stored in the tab only while the outcome of a charge is unknown. */
  clientSecret: string | null;
  /** The price that the intent charges, in dollars. */
  intentPrice: number | null;
  /** The provider's id of the card that Pay charges. Null once another page than the card form waits for the outcome. */
  paymentMethodId: string | null;
  /** True if the bank's authentication may open without a click. False after it failed to open, and while another page is shown. */
  mayAuthenticate: boolean;
  /** True while this page has the booking's lock, or waits for it. */
  hasLock: boolean;
  /** False if the browser could not store `pending`. Then the lock stays held, because no other tab can know of the payment. */
  isStored: boolean;
  refusal: PaymentRefusal | null;
  /** Why the last relevant call failed. */
  failure: Failure | null;
  /** The number of tries of the current step, which sets the pause before the next one. */
  tries: number;
}

type Secret = { clientSecret: string };
type Found = { found: Booking | null };
type Answered = { answer: PaymentResult };
type Method = { method: PaymentMethodResult };
type Stored = { stored: RestoredPayment };

/** The context before anything is loaded. */
export const initialContext: Omit<PaymentContext, 'bookingId' | 'email'> = {
  booking: null,
  pending: null,
  clientSecret: null,
  intentPrice: null,
  paymentMethodId: null,
  mayAuthenticate: true,
  hasLock: false,
  isStored: true,
  refusal: null,
  failure: null,
  tries: 0,
};

/** The actors, actions, guards and delays of the payment machine. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as Pick<PaymentContext, 'bookingId' | 'email'> & Partial<Pick<PaymentContext, 'mayAuthenticate'>>,
    events: {} as PaymentEvent,
    /**
     * `paying`: Pay was clicked, and the card is not charged yet. `charging`: it may be charged at this moment. `unresolved`: it may have been
     * charged, and only this tab can find out. `resting`: nothing is pending, and the next visit starts again. `end`: nothing is left to do.
     */
    tags: {} as 'paying' | 'charging' | 'unresolved' | 'resting' | 'end',
  },
  actors: {
    /** Implemented by the app: holds the lock until it is stopped. */
    holdLock: fromCallback<PaymentEvent, { name: string; bookingId: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    /** Reads the pending payment stored on the device. */
    readStored: fromPromise<RestoredPayment, { bookingId: string }>(unprovided('readStored')),
    /** Reads the booking for the user who pays. Rejects with 404 if it is gone, and with 403 if the user may not pay for it. */
    readBooking: fromPromise<Booking, { id: string; email: string }>(unprovided('readBooking')),
    /** Loads the provider's card field. */
    openCardField: fromPromise<void>(unprovided('openCardField')),
    createPaymentIntent: apiCall('createPaymentIntent'),
    createPaymentMethod: fromPromise<PaymentMethodResult, Billing>(unprovided('createPaymentMethod')),
    confirmPayment: fromPromise<PaymentResult, Secret & { paymentMethodId: string }>(unprovided('confirmPayment')),
    authenticate: fromPromise<PaymentResult, Secret>(unprovided('authenticate')),
    retrievePayment: fromPromise<PaymentResult, Secret & { paymentMethodId: string }>(unprovided('retrievePayment')),
    /** Records the payment in the booking. Sends nothing once the user has signed out. */
    recordPayment: fromPromise<Output<'recordPayment'>, Input<'recordPayment'> & { email: string }>(unprovided('recordPayment')),
    getBooking: apiCall('getBooking'),
  },
  actions: {
    assignStored: assign((_, { stored }: Stored) => ({
      ...stored,
      intentPrice: stored.pending?.price ?? null,
      paymentMethodId: null,
    })),
    assignBooking: assign((_, { found }: Found) => ({ booking: found, failure: null })),
    assignIntent: assign(({ context }, { clientSecret }: Secret) => ({
      clientSecret,
      intentPrice: context.booking?.price ?? null,
      failure: null,
    })),
    assignMethod: assign((_, { method }: Method) => (method.state === 'created' ? { paymentMethodId: method.paymentMethodId } : {})),
    assignRefusal: assign((_, { refusal }: { refusal: PaymentRefusal }) => ({ refusal, paymentMethodId: null })),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    assignKnownFailure: assign((_, failed: { failure: Failure }) => failed),
    startCheckout: assign({ refusal: null, failure: null, paymentMethodId: null, mayAuthenticate: true }),
    startPending: assign(({ context: { bookingId, email, booking, clientSecret, paymentMethodId } }) => ({
      pending: {
        bookingId,
        email,
        intentId: intentIdOf(clientSecret ?? ''),
        name: booking?.name ?? '',
        price: booking?.price ?? 0,
        stage: 'confirming' as const,
        transactionId: '',
        paymentMethodId: paymentMethodId ?? '',
      },
    })),
    assignTransaction: assign(({ context: { pending } }, { answer }: Answered) => ({
      pending: pending && { ...pending, transactionId: answer.state === 'succeeded' ? answer.transactionId : '' },
      refusal: null,
      tries: 0,
    })),
    assignStage: assign(({ context }, { stage }: Pick<PendingPayment, 'stage'>) => ({
      pending: context.pending && { ...context.pending, stage },
    })),
    assignIsStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    allowAuthentication: assign({ mayAuthenticate: true }),
    forbidAuthentication: assign({ mayAuthenticate: false }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    resetContext: assign(initialContext),
    clearMethod: assign({ paymentMethodId: null }),
    clearIntent: assign({ clientSecret: null, intentPrice: null, paymentMethodId: null }),
    clearPending: assign({ pending: null, isStored: true, tries: 0 }),
    /**
     * Implemented by the app: stores the payment before the next call, with its client secret while the outcome is unknown. Sends
     * 'store.answered'.
     */
    persistPending: () => {},
    /** Implemented by the app: deletes the secret, and the stored payment unless another one has replaced it. */
    deletePending: () => {},
    // Implemented by the app: notify a user who has left the page.
    announcePaid: () => {},
    announceDeclined: () => {},
  },
  guards: {
    isOtherUsers: ({ context }, { stored: { pending } }: Stored) => pending !== null && !sameEmail(pending.email, context.email),
    /** A stored payment is believed only under the lock, because the tab that pays may be about to change it. */
    mustQueue: ({ context }, { stored }: Stored) => stored.pending !== null && !context.hasLock,
    hasStage: (_, { stored, stage }: Stored & Pick<PendingPayment, 'stage'>) => stored.pending?.stage === stage,
    canBeLookedUp: (_, { stored }: Stored) => stored.pending !== null && stored.clientSecret !== null,

    isMissing: (_, { found }: Found) => found === null,
    isPaid: (_, { found }: Found) => found !== null && isPaid(found),
    isPaidOtherwise: ({ context }, { found }: Found) =>
      found !== null && isPaid(found) && found.transactionId !== context.pending?.transactionId,
    isUnpayable: (_, { found }: Found) => found !== null && !isPayable(found),
    /** The booking is paid with the pending payment. Only this proves that the payment is recorded. */
    isRecorded: ({ context: { bookingId, pending } }, { found }: Found) =>
      found?._id === bookingId && found.transactionId !== '' && [pending?.intentId, pending?.transactionId].includes(found.transactionId),
    /** The intent would charge another price than the booking's. */
    isRepriced: ({ context }, { found }: Found) => context.clientSecret !== null && found?.price !== context.intentPrice,
    hasBooking: ({ context }) => context.booking !== null,
    hasNoIntent: ({ context }) => context.clientSecret === null,
    wasRefused: ({ context }) => context.refusal !== null,
    isGone: (_, { error }: Failed) => isGone(error),
    isForbidden: (_, { error }: Failed) => hasStatus(error, 403),
    /** The request was never sent, so reading the order cannot show anything new. */
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    /** The backend says again and again that this payment is none of this order's, for example because it was given back. */
    isRejected: ({ context }) => context.failure?.status === 409 && context.tries >= 6,
    /** The secret names no intent, so a charge with it could not be looked up. */
    isUnusableIntent: (_, { clientSecret }: Secret) => intentIdOf(clientSecret) === '',

    isCreated: (_, { method }: Method) => method.state === 'created',
    isAnswer: (_, { answer, state }: Answered & Pick<PaymentResult, 'state'>) => answer.state === state,
    /** The bank asks for authentication, which may open only after a click. */
    mustWaitForClick: ({ context }, { answer }: Answered) => answer.state === 'actionRequired' && !context.mayAuthenticate,
    /** The intent looks untried, but the charge may not have reached the provider. After six more look-ups (63 s) it counts as untried. */
    isMaybeUntried: ({ context }, { answer }: Answered) => answer.state === 'declined' && answer.message === '' && context.tries < 6,
    hasFailedOften: ({ context }) => context.tries >= 3,
  },
  delays: {
    /** Doubles with every try, up to 64 s. */
    pause: ({ context }) => 1000 * Math.min(2 ** context.tries, 64),
    lockTimeout: 5_000,
    timeout: 30_000,
    chargeTimeout: 60_000,
    bankTimeout: 300_000,
  },
});
