import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import type { Booking } from '#contract/entities/booking.ts';
import type { Billing, PaymentAnswer, PaymentMethodAnswer } from '#contract/payment.ts';
import { failureOf } from '../failure.ts';
import { paymentLock } from '../locks.ts';
import { operation } from '../operation.ts';
import { attemptOf, unpaid } from './payment.context.ts';
import { paymentGuards } from './payment.guards.ts';
import type { Attempt, PaymentContext, PaymentEvent, PaymentRefusal, Recalled } from './payment.types.ts';

type WithSecret = { clientSecret: string };
type Failed = { error: unknown };
type Found = { found: Booking | null };
type Answered = { answer: PaymentAnswer };
type Method = { method: PaymentMethodAnswer };

const unprovided = (name: string) => () => Promise.reject(new Error(`The app provides no ${name}`));

const SECOND = 1000;
const LONGEST = 64 * SECOND;

/** Doubles with every try, up to 64 s. In milliseconds. */
const pause = ({ context }: { context: PaymentContext }) => Math.min(2 ** context.tries * SECOND, LONGEST);

/** The setup of the payment machine; its states are in the files next to this one. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as Pick<PaymentContext, 'bookingId' | 'email'> & Partial<Pick<PaymentContext, 'mayAsk'>>,
    events: {} as PaymentEvent,
    /**
     * `preparing`: the payment method is being created; `charging`: the card may be charged at this moment; `doubtful`: it may have been
     * charged, and only this tab can find out; `unsaved`: it was charged, and the order does not have it yet; `resting`: nothing is
     * pending, and the next visit starts again; `end`: nothing is left to do.
     */
    tags: {} as 'preparing' | 'charging' | 'doubtful' | 'unsaved' | 'resting' | 'end',
  },
  actors: {
    holdLock: fromCallback<PaymentEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    /** Loads the pending payment stored on the device. */
    recallAttempt: fromPromise<Recalled, { bookingId: string }>(unprovided('recallAttempt')),
    getBooking: operation('getBooking'),
    checkAdmin: operation('checkAdmin'),
    /** Loads the provider's card field. */
    openCardField: fromPromise<void>(unprovided('openCardField')),
    createPaymentIntent: operation('createPaymentIntent'),
    createPaymentMethod: fromPromise<PaymentMethodAnswer, Billing>(unprovided('createPaymentMethod')),
    confirmPayment: fromPromise<PaymentAnswer, WithSecret & { paymentMethodId: string }>(unprovided('confirmPayment')),
    authenticate: fromPromise<PaymentAnswer, WithSecret>(unprovided('authenticate')),
    retrievePayment: fromPromise<PaymentAnswer, WithSecret & { paymentMethodId: string }>(unprovided('retrievePayment')),
    recordPayment: operation('recordPayment'),
  },
  actions: {
    takeRecalled: assign((_, { recalled }: { recalled: Recalled }) => ({
      ...recalled,
      intentPrice: recalled.attempt?.price ?? null,
      paymentMethodId: null,
    })),
    recallNothing: assign({ attempt: null, tries: 0 }),
    takeBooking: assign((_, { found }: Found) => ({ booking: found, failure: null })),
    takeIntent: assign(({ context }, { clientSecret }: WithSecret) => ({
      clientSecret,
      intentPrice: context.booking?.price ?? null,
      failure: null,
    })),
    takeMethod: assign((_, { method }: Method) => (method.state === 'created' ? { paymentMethodId: method.paymentMethodId } : {})),
    becomeAdmin: assign({ isAdmin: true }),
    takeLock: assign({ holdsLock: true }),
    begin: assign({ refusal: null, failure: null, paymentMethodId: null, mayAsk: true }),
    askAgain: assign({ mayAsk: true }),
    askNoMore: assign({ mayAsk: false }),
    forgetEverything: assign(unpaid),
    forsake: assign({ isForsaken: true }),
    dropMethod: assign({ paymentMethodId: null }),
    dropIntent: assign({ clientSecret: null, intentPrice: null, paymentMethodId: null }),
    dropAttempt: assign({ attempt: null, paymentMethodId: null, tries: 0 }),
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
    /** The card was charged. From now on, the payment must stay stored until its order has it. */
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
      input: ({ context }: { context: PaymentContext }) => ({ name: paymentLock(context.bookingId) }),
    }),
    releaseLock: stopChild('lock'),
    noteRelease: assign({ holdsLock: false }),
    /** Implemented by the app: stores the payment before the next call, with its client secret while the outcome is unknown. */
    keepAttempt: (_, _kept: Recalled) => {},
    /** Implemented by the app: deletes the secret, and the stored payment unless another one replaced it. */
    forgetAttempt: (_, _kept: { attempt: Attempt | null }) => {},
    /** Implemented by the app. */
    announcePaid: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceDeclined: () => {},
  },
  guards: paymentGuards,
  delays: {
    recordAgain: pause,
    pollAgain: pause,
    moment: 5 * SECOND,
    timeout: 30 * SECOND,
    longTimeout: 60 * SECOND,
    bankTimeout: 300 * SECOND,
  },
});
