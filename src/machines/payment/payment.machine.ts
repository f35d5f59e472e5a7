import type { Booking } from '#contract/entities/booking.ts';
import type { PaymentAnswer } from '#contract/payment.ts';
import { billingOf, paymentSetup, type Recalled, unpaid } from './payment.setup.ts';
import type { PaymentContext } from './payment.types.ts';

const found = ({ event }: { event: { output: Booking | null } }) => ({ found: event.output });
const recalled = ({ event }: { event: { output: Recalled } }) => ({ recalled: event.output });
const answered = ({ event }: { event: { output: PaymentAnswer } }) => ({ answer: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const itsBooking = ({ context }: { context: PaymentContext }) => ({ id: context.bookingId });
const itsSecret = ({ context }: { context: PaymentContext }) => ({ clientSecret: context.clientSecret ?? '' });
const itsAttempt = ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt });

const takeRecalled = { type: 'takeRecalled', params: recalled } as const;
const takeBooking = { type: 'takeBooking', params: found } as const;
const keepFailure = { type: 'keepFailure', params: failed } as const;
const refuseForFailure = { type: 'refuseForFailure', params: failed } as const;
const forgetAttempt = { type: 'forgetAttempt', params: itsAttempt } as const;
const keepWithSecret = {
  type: 'keepAttempt',
  params: ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt, clientSecret: context.clientSecret }),
} as const;
const keepWithoutSecret = {
  type: 'keepAttempt',
  params: ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt, clientSecret: null }),
} as const;
const letGo = ['letGo', 'noteLetGo'] as const;

/** What follows the provider's answer, wherever it comes from. Without a booking, after a reload, the page begins anew. */
const charged = {
  guard: { type: 'isSucceeded', params: answered },
  target: 'recording',
  actions: { type: 'markCharged', params: answered },
} as const;
const processing = { guard: { type: 'isProcessing', params: answered }, target: 'processing' } as const;
const challenged = { guard: { type: 'needsAuthentication', params: answered }, target: 'authenticating' } as const;
const expired = {
  guard: { type: 'isCanceled', params: answered },
  target: 'loading',
  actions: [forgetAttempt, 'dropAttempt', 'dropIntent', { type: 'refuse', params: { refusal: { reason: 'expired' } } }, ...letGo],
} as const;
const declined = { guard: 'hasBooking', target: 'declined', actions: { type: 'takeDecline', params: answered } } as const;
const declinedUnseen = {
  target: 'loading',
  actions: [forgetAttempt, 'dropAttempt', { type: 'takeDecline', params: answered }, ...letGo],
} as const;
const outcomes = [charged, processing, challenged, expired, declined, declinedUnseen] as const;

/**
 * One shopper pays for one booking (SPEC §4 "Payment", DECISIONS "Orders and payment"). What the device remembers comes first, then the
 * booking. Whoever pays takes the booking's lock, looks at both once more, writes down what is about to happen, and only then charges. An
 * unanswered charge is looked up, never made again; what was charged is kept until the order has it.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, ...unpaid }),
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recallAttempt',
        src: 'recallAttempt',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: [
          { guard: { type: 'isOfAnother', params: recalled }, target: 'elsewhere' },
          { guard: { type: 'isCharged', params: recalled }, target: 'recording', actions: takeRecalled },
          { guard: { type: 'isOrphaned', params: recalled }, target: 'orphaned', actions: takeRecalled },
          { guard: { type: 'mustQueue', params: recalled }, target: 'queueing' },
          { guard: { type: 'canBeLookedUp', params: recalled }, target: 'checking', actions: takeRecalled },
          { guard: { type: 'isUnresolved', params: recalled }, target: 'loading', actions: takeRecalled },
          { target: 'loading' },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    queueing: {
      entry: 'hold',
      on: {
        'lock.granted': { target: 'recalling', actions: 'takeLock' },
        'lock.failed': { target: 'elsewhere' },
      },
    },
    elsewhere: { tags: 'resting', entry: ['dropMethod', ...letGo], on: { 'payment.checkAgain': 'recalling' } },
    loading: {
      invoke: {
        id: 'getBooking',
        src: 'getBooking',
        input: itsBooking,
        onDone: [
          { guard: { type: 'isForeign', params: found }, target: 'checkingAdmin' },
          { guard: { type: 'isPaid', params: found }, target: 'alreadyPaid', actions: takeBooking },
          { guard: 'isDoubtful', target: 'lost' },
          { guard: { type: 'isMissing', params: found }, target: 'missing' },
          { guard: { type: 'isUnpayable', params: found }, target: 'unpayable', actions: takeBooking },
          {
            guard: { type: 'isRepriced', params: found },
            target: 'opening',
            actions: [takeBooking, 'dropIntent', { type: 'refuse', params: { refusal: { reason: 'repriced' } } }],
          },
          { guard: 'hasCard', target: 'confirming', actions: takeBooking },
          { target: 'opening', actions: takeBooking },
        ],
        onError: [
          { guard: 'hasCard', target: 'declined', actions: refuseForFailure },
          { guard: 'isDoubtful', target: 'lost', actions: keepFailure },
          { guard: { type: 'isGone', params: failed }, target: 'missing' },
          { guard: { type: 'isForbidden', params: failed }, target: 'notYours' },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: { tags: 'resting', entry: ['dropMethod', ...letGo], on: { 'payment.retry': 'recalling' } },
    checkingAdmin: {
      invoke: {
        id: 'checkAdmin',
        src: 'checkAdmin',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isAdmin', params: ({ event }) => event.output }, target: 'loading', actions: 'becomeAdmin' },
          { target: 'notYours' },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },

    opening: {
      entry: letGo,
      invoke: {
        id: 'openCardField',
        src: 'openCardField',
        onDone: [{ guard: 'hasRefusedIntent', target: 'declined' }, { guard: 'hasIntent', target: 'card' }, { target: 'intent' }],
        onError: { target: 'unopened', actions: keepFailure },
      },
    },
    unopened: { tags: 'resting', on: { 'payment.retry': 'opening' } },
    intent: {
      invoke: {
        id: 'createPaymentIntent',
        src: 'createPaymentIntent',
        input: ({ context }) => ({ body: { price: context.booking?.price ?? null } }),
        onDone: [
          { guard: 'wasRefused', target: 'declined', actions: { type: 'takeIntent', params: ({ event }) => event.output } },
          { target: 'card', actions: { type: 'takeIntent', params: ({ event }) => event.output } },
        ],
        onError: { target: 'intentFailed', actions: keepFailure },
      },
    },
    intentFailed: { tags: 'resting', on: { 'payment.retry': 'intent' } },

    card: { tags: 'resting', on: { 'payment.pay': 'creating' } },
    declined: { tags: 'resting', entry: [forgetAttempt, 'dropAttempt', ...letGo], on: { 'payment.pay': 'creating' } },
    creating: {
      tags: 'charging',
      entry: 'begin',
      invoke: {
        id: 'createPaymentMethod',
        src: 'createPaymentMethod',
        input: ({ context }) => billingOf(context),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => ({ method: event.output }) },
            target: 'queueing',
            actions: { type: 'takeMethod', params: ({ event }) => ({ method: event.output }) },
          },
          { target: 'declined', actions: { type: 'takeMethodRefusal', params: ({ event }) => ({ method: event.output }) } },
        ],
        onError: { target: 'declined', actions: refuseForFailure },
      },
    },
    confirming: {
      tags: 'charging',
      entry: ['startAttempt', keepWithSecret, 'countFromNow'],
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ clientSecret: context.clientSecret ?? '', paymentMethodId: context.paymentMethodId ?? '' }),
        onDone: outcomes,
        onError: 'checking',
      },
    },
    authenticating: {
      tags: 'charging',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: itsSecret,
        // Asked, and still to be asked: nobody knows whether the question is open elsewhere.
        onDone: [charged, processing, { ...challenged, target: 'unknown' }, expired, declined, declinedUnseen],
        onError: 'checking',
      },
    },

    checking: {
      tags: 'charging',
      invoke: {
        id: 'retrievePayment',
        src: 'retrievePayment',
        input: itsSecret,
        onDone: outcomes,
        onError: { target: 'unknown', actions: keepFailure },
      },
    },
    unknown: { tags: 'unsettled', entry: 'dropMethod', on: { 'payment.checkAgain': 'checking', 'payment.reconnected': 'checking' } },
    processing: {
      tags: 'unsettled',
      entry: ['dropMethod', 'countTry'],
      after: { pollAgain: 'polling' },
      on: { 'payment.checkAgain': 'polling' },
    },
    polling: {
      tags: 'charging',
      invoke: {
        id: 'pollPayment',
        src: 'retrievePayment',
        input: itsSecret,
        onDone: outcomes,
        onError: 'processing',
      },
    },
    lost: { tags: 'resting', entry: letGo, on: { 'payment.checkAgain': 'recalling', 'payment.payAgain': 'askingAgain' } },
    askingAgain: {
      tags: 'resting',
      on: {
        'payment.confirmPayAgain': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] },
        'payment.cancelPayAgain': 'lost',
      },
    },

    recording: {
      entry: [keepWithoutSecret, 'dropIntent', ...letGo],
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context }) => ({
          id: context.bookingId,
          body: { appointment: context.bookingId, transactionId: context.attempt?.transactionId ?? '' },
        }),
        onDone: [
          { guard: 'hasBooking', target: 'paid' },
          { target: 'loading', actions: [forgetAttempt, 'dropAttempt', 'announcePaid'] },
        ],
        onError: [
          { guard: { type: 'isUnwanted', params: failed }, target: 'orphaned', actions: keepFailure },
          { target: 'unrecorded', actions: keepFailure },
        ],
      },
    },
    unrecorded: {
      entry: 'countTry',
      after: { recordAgain: 'recording' },
      on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
    },
    orphaned: {
      tags: 'resting',
      entry: ['markOrphaned', keepWithoutSecret, ...letGo],
      on: { 'payment.retry': 'recording', 'payment.dismiss': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] } },
    },

    missing: { type: 'final', tags: 'resting', entry: letGo },
    notYours: { type: 'final', tags: 'resting', entry: letGo },
    unpayable: { type: 'final', tags: 'resting', entry: letGo },
    alreadyPaid: { type: 'final', tags: 'resting', entry: [forgetAttempt, ...letGo] },
    paid: { type: 'final', tags: 'resting', entry: [forgetAttempt, 'announcePaid'] },
  },
});
