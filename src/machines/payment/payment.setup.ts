import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { ApiError, isGone } from '#contract/apiError.ts';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import { type Billing, intentIdOf, type PaymentAnswer, type PaymentMethodAnswer } from '#contract/payment.ts';
import { failureOf } from '../failure.ts';
import { operation } from '../operation.ts';
import type { Attempt, PaymentContext, PaymentEvent, PaymentRefusal } from './payment.types.ts';

/** What the device remembers: an attempt at this booking, and, in the tab that made it, the secret to look it up by. */
export interface Recalled {
  attempt: Attempt | null;
  clientSecret: string | null;
}

type WithSecret = { clientSecret: string };
type Failed = { error: unknown };
type Found = { found: Booking | null };
type Answered = { answer: PaymentAnswer };
type Method = { method: PaymentMethodAnswer };

const unprovided = (name: string) => () => Promise.reject(new Error(`The app provides no ${name}`));

/** Whom the card is charged to (SPEC §4). */
export const billingOf = ({ booking }: PaymentContext): Billing => ({
  name: booking?.name ?? '',
  email: booking?.email ?? '',
  phone: booking?.phone ?? '',
});

/** A payment before anything is known. */
export const unpaid: Omit<PaymentContext, 'bookingId' | 'email'> = {
  booking: null,
  isAdmin: false,
  attempt: null,
  clientSecret: null,
  paymentMethodId: null,
  holdsLock: false,
  refusal: null,
  failure: null,
  tries: 0,
};

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);
const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What this attempt is while the card is being charged. */
const attemptOf = ({ bookingId, email, booking, clientSecret }: PaymentContext): Attempt => ({
  bookingId,
  email,
  intentId: intentIdOf(clientSecret ?? ''),
  name: booking?.name ?? '',
  price: booking?.price ?? 0,
  stage: 'confirming',
  transactionId: '',
});

const SECOND = 1000;
const LONGEST = 64 * SECOND;

/** Doubles with every try, up to about a minute. */
const pause = ({ context }: { context: PaymentContext }) => Math.min(2 ** context.tries * 2 * SECOND, LONGEST);

/** The words of the payment machine; its sentences are in payment.machine.ts. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as Pick<PaymentContext, 'bookingId' | 'email'>,
    events: {} as PaymentEvent,
    /**
     * `charging`: the card may be being charged at this moment; `unsettled`: it may have been, and only this tab can find out;
     * `resting`: nothing is on its way, and another visit begins anew.
     */
    tags: {} as 'charging' | 'unsettled' | 'resting',
  },
  actors: {
    holdLock: fromCallback<PaymentEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    /** Looks at what the device remembers. */
    recallAttempt: fromPromise<Recalled, { bookingId: string }>(unprovided('recallAttempt')),
    getBooking: operation('getBooking'),
    checkAdmin: operation('checkAdmin'),
    /** Loads what takes cards. */
    openCardField: fromPromise<void>(unprovided('openCardField')),
    createPaymentIntent: operation('createPaymentIntent'),
    createPaymentMethod: fromPromise<PaymentMethodAnswer, Billing>(unprovided('createPaymentMethod')),
    confirmPayment: fromPromise<PaymentAnswer, WithSecret & { paymentMethodId: string }>(unprovided('confirmPayment')),
    authenticate: fromPromise<PaymentAnswer, WithSecret>(unprovided('authenticate')),
    retrievePayment: fromPromise<PaymentAnswer, WithSecret>(unprovided('retrievePayment')),
    recordPayment: operation('recordPayment'),
  },
  actions: {
    takeRecalled: assign((_, { recalled }: { recalled: Recalled }) => ({ ...recalled, paymentMethodId: null })),
    takeBooking: assign((_, { found }: Found) => ({ booking: found, failure: null })),
    takeIntent: assign((_, { clientSecret }: WithSecret) => ({ clientSecret, failure: null })),
    takeMethod: assign((_, { method }: Method) => (method.state === 'created' ? { paymentMethodId: method.paymentMethodId } : {})),
    becomeAdmin: assign({ isAdmin: true }),
    takeLock: assign({ holdsLock: true }),
    begin: assign({ refusal: null, failure: null, paymentMethodId: null }),
    dropMethod: assign({ paymentMethodId: null }),
    dropIntent: assign({ clientSecret: null, paymentMethodId: null }),
    dropAttempt: assign({ attempt: null, paymentMethodId: null }),
    refuse: assign((_, { refusal }: { refusal: PaymentRefusal }) => ({ refusal, paymentMethodId: null })),
    takeDecline: assign((_, { answer }: Answered) => ({
      refusal: { reason: 'declined' as const, message: answer.state === 'declined' ? answer.message : '' },
      paymentMethodId: null,
    })),
    takeMethodRefusal: assign((_, { method }: Method) => ({
      refusal: { reason: 'declined' as const, message: method.state === 'refused' ? method.message : '' },
    })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    refuseForFailure: assign((_, { error }: Failed) => ({
      refusal: { reason: 'failed' as const, failure: failureOf(error) },
      paymentMethodId: null,
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    countFromNow: assign({ tries: 0 }),
    startAttempt: assign(({ context }) => ({ attempt: attemptOf(context) })),
    /** The card was charged: from here on nothing may forget it but its order. */
    markCharged: assign(({ context }, { answer }: Answered) => ({
      attempt: {
        ...(context.attempt ?? attemptOf(context)),
        stage: 'charged' as const,
        transactionId: answer.state === 'succeeded' ? answer.transactionId : '',
      },
      paymentMethodId: null,
      refusal: null,
      tries: 0,
    })),
    markOrphaned: assign(({ context }) => ({ attempt: context.attempt && { ...context.attempt, stage: 'orphaned' as const } })),
    hold: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: PaymentContext }) => ({ name: `pay:${context.bookingId}` }),
    }),
    letGo: stopChild('lock'),
    noteLetGo: assign({ holdsLock: false }),
    /** Outward: written down on the device before the next call, and the secret with it while the outcome is unknown. */
    keepAttempt: (_, _kept: Recalled) => {},
    /** Outward: struck out, secret and all, unless another attempt stands there by now. */
    forgetAttempt: (_, _kept: { attempt: Attempt | null }) => {},
    /** Outward, provided by the app. */
    announcePaid: () => {},
  },
  guards: {
    isOfAnother: ({ context }, { recalled }: { recalled: Recalled }) =>
      recalled.attempt !== null && !sameEmail(recalled.attempt.email, context.email),
    isCharged: (_, { recalled }: { recalled: Recalled }) => recalled.attempt?.stage === 'charged',
    isOrphaned: (_, { recalled }: { recalled: Recalled }) => recalled.attempt?.stage === 'orphaned',
    mustQueue: ({ context }, { recalled }: { recalled: Recalled }) => recalled.attempt !== null && !context.holdsLock,
    canBeLookedUp: (_, { recalled }: { recalled: Recalled }) => recalled.attempt !== null && recalled.clientSecret !== null,
    isUnresolved: (_, { recalled }: { recalled: Recalled }) => recalled.attempt !== null,

    isMissing: (_, { found }: Found) => found === null,
    isForeign: ({ context }, { found }: Found) => found !== null && !context.isAdmin && !sameEmail(found.email, context.email),
    isPaid: (_, { found }: Found) => found !== null && isPaid(found),
    isUnpayable: (_, { found }: Found) => found !== null && (found.price === null || found.price === 0),
    isRepriced: ({ context }, { found }: Found) => context.paymentMethodId !== null && found?.price !== context.booking?.price,
    isDoubtful: ({ context }) => context.attempt !== null,
    hasCard: ({ context }) => context.paymentMethodId !== null,
    hasBooking: ({ context }) => context.booking !== null,
    hasIntent: ({ context }) => context.clientSecret !== null,
    hasRefusedIntent: ({ context }) => context.clientSecret !== null && context.refusal !== null,
    wasRefused: ({ context }) => context.refusal !== null,
    isAdmin: (_, { admin }: { admin: boolean }) => admin,
    isGone: (_, { error }: Failed) => isGone(error),
    isForbidden: (_, { error }: Failed) => statusOf(error) === 403,
    /** The order is gone, or has another payment: no repetition will change that. */
    isUnwanted: (_, { error }: Failed) => isGone(error) || statusOf(error) === 409,

    isCreated: (_, { method }: Method) => method.state === 'created',
    isSucceeded: (_, { answer }: Answered) => answer.state === 'succeeded',
    isProcessing: (_, { answer }: Answered) => answer.state === 'processing',
    isCanceled: (_, { answer }: Answered) => answer.state === 'canceled',
    needsAuthentication: (_, { answer }: Answered) => answer.state === 'actionRequired',
  },
  delays: { recordAgain: pause, pollAgain: pause },
});
