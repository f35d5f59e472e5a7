import { assignFailure, failed } from '../projections.ts';
import { initialContext, paymentSetup } from './payment.setup.ts';
import {
  acquireLock,
  alreadyPaid,
  assignBooking,
  assignIntent,
  authenticated,
  created,
  fail,
  forgetPending,
  locked,
  lookUp,
  notFound,
  notPayable,
  outcomes,
  readBooking,
  recorded,
  refuse,
  refuseDeclined,
  refuseFailed,
  refuseUnanswered,
  releaseLock,
  restore,
  toBilling,
  toSecret,
  unusableIntent,
  verifyOrder,
} from './payment.transitions.ts';

/**
 * Takes the payment of one user for one booking (docs/spec.md#payment, docs/product-rules.md#payment). Loads the pending payment stored on
 * the device, then the booking. Pay acquires the booking's lock, loads both again, stores the pending payment, and only then charges the
 * card. A charge without a response is looked up, and never repeated automatically. A charged payment stays stored until the order shows it.
 * A payment that the browser cannot store keeps the lock, because no other tab can know of it.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'restoring',
  on: {
    'payment.restart': { target: '.restoring', actions: ['resetContext', releaseLock] },
    'store.answered': { actions: { type: 'assignIsStored', params: ({ event }) => event } },
  },
  states: {
    // Loading: the stored payment, then the booking.
    restoring: {
      invoke: {
        id: 'readStored',
        src: 'readStored',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: restore('loading'),
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    queueing: { entry: acquireLock, on: locked('loading') },
    pendingForOtherAccount: { tags: 'resting', entry: releaseLock, on: { 'payment.checkAgain': 'restoring' } },
    loading: {
      // Every way here has settled the pending payment: it was not charged, it was dismissed, or the shopper pays again.
      entry: forgetPending,
      invoke: readBooking(
        [...notPayable, { target: 'openingCardField', actions: assignBooking }],
        [...notFound, { target: 'failed', actions: assignFailure }],
      ),
    },
    failed: { tags: 'resting', entry: releaseLock, on: { 'payment.retry': 'restoring' } },
    missing: { tags: ['resting', 'end'], entry: releaseLock },
    notYours: { tags: ['resting', 'end'], entry: releaseLock },
    unpayable: { tags: ['resting', 'end'], entry: releaseLock },
    alreadyPaid: { tags: 'resting', entry: releaseLock, on: { 'payment.dismiss': { actions: [forgetPending, releaseLock] } } },

    // Checkout: from the card field to the charge.
    openingCardField: {
      entry: releaseLock,
      after: { timeout: 'cardFieldFailed' },
      invoke: {
        id: 'openCardField',
        src: 'openCardField',
        onDone: [{ guard: 'hasNoIntent', target: 'creatingIntent' }, { guard: 'wasRefused', target: 'declined' }, { target: 'ready' }],
        onError: { target: 'cardFieldFailed', actions: assignFailure },
      },
    },
    cardFieldFailed: { tags: 'resting', on: { 'payment.retry': 'openingCardField' } },
    creatingIntent: {
      invoke: {
        id: 'createPaymentIntent',
        src: 'createPaymentIntent',
        input: ({ context }) => ({ body: { price: context.booking?.price ?? null } }),
        onDone: [
          unusableIntent,
          { guard: 'wasRefused', target: 'declined', actions: assignIntent },
          { target: 'ready', actions: assignIntent },
        ],
        onError: { target: 'intentFailed', actions: assignFailure },
      },
    },
    intentFailed: { tags: 'resting', on: { 'payment.retry': 'creatingIntent' } },
    ready: { tags: 'resting', on: { 'payment.pay': 'creatingMethod' } },
    declined: {
      tags: 'resting',
      entry: [forgetPending, 'announceDeclined', releaseLock],
      on: { 'payment.pay': 'creatingMethod' },
    },
    creatingMethod: {
      tags: 'paying',
      entry: 'startCheckout',
      after: { timeout: { target: 'declined', actions: refuseUnanswered } },
      invoke: {
        id: 'createPaymentMethod',
        src: 'createPaymentMethod',
        input: toBilling,
        onDone: [
          { guard: { type: 'isCreated', params: created }, target: 'acquiringLock', actions: { type: 'assignMethod', params: created } },
          { target: 'declined', actions: refuseDeclined },
        ],
        onError: { target: 'declined', actions: refuseFailed },
      },
    },
    acquiringLock: {
      tags: 'paying',
      entry: acquireLock,
      // Wait only 5 s for another tab: by then the price may have changed, or the order may be paid.
      after: { lockTimeout: { target: 'declined', actions: refuse({ reason: 'busy' }) } },
      on: locked('recheckingBooking'),
    },
    recheckingBooking: {
      tags: 'paying',
      invoke: readBooking(
        [...notPayable, { target: 'confirming', actions: assignBooking }],
        [...notFound, { target: 'declined', actions: refuseFailed }],
      ),
    },
    confirming: {
      tags: 'charging',
      // Store the payment before the charge, so that it cannot be lost.
      entry: ['startPending', 'persistPending'],
      after: { chargeTimeout: 'unknown' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ ...toSecret({ context }), paymentMethodId: context.paymentMethodId ?? '' }),
        onDone: outcomes,
        onError: 'lookingUp',
      },
    },
    authenticating: {
      tags: 'charging',
      after: { bankTimeout: 'unknown' },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: toSecret,
        onDone: authenticated,
        onError: { target: 'lookingUp', actions: 'forbidAuthentication' },
      },
    },

    // Resolving: looking up a charge without a response, from this visit or an earlier one.
    lookingUp: {
      tags: 'charging',
      after: { timeout: 'unknown' },
      invoke: lookUp('retrievePayment', [
        { guard: 'hasFailedOften', target: 'checkingOrder', actions: assignFailure },
        { target: 'unknown', actions: assignFailure },
      ]),
    },
    unknown: {
      tags: 'unresolved',
      entry: ['clearMethod', 'countTry'],
      on: { 'payment.checkAgain': { target: 'lookingUp', actions: 'allowAuthentication' }, 'payment.reconnected': 'lookingUp' },
    },
    processing: {
      tags: 'unresolved',
      entry: 'clearMethod',
      after: { pause: { target: 'polling', actions: 'countTry' } },
      on: { 'payment.checkAgain': 'polling' },
    },
    polling: {
      tags: 'charging',
      after: { timeout: 'processing' },
      invoke: lookUp('pollPayment', 'processing'),
    },
    /** The payment cannot be looked up, but the order may show that it was paid. */
    checkingOrder: {
      invoke: readBooking([recorded, alreadyPaid, { target: 'lost' }], { target: 'lost', actions: assignFailure }),
    },
    /** The page asks the shopper before they pay again. */
    lost: {
      tags: 'resting',
      entry: releaseLock,
      on: { 'payment.checkAgain': 'restoring', 'payment.payAgain': { target: 'loading', actions: 'clearIntent' } },
    },

    // Recording: the card was charged. The payment stays stored until the order shows it.
    recording: {
      // Another tab may not see the stored payment at once, so the first try is made under the lock.
      entry: [{ type: 'assignStage', params: { stage: 'charged' } }, 'clearIntent', 'persistPending'],
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context: { bookingId, email, pending } }) => ({
          id: bookingId,
          email,
          body: { appointment: bookingId, transactionId: pending?.transactionId ?? '' },
        }),
        onDone: [recorded, { target: 'verifyingOrder', actions: fail('shape', null, true) }],
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'unrecorded', actions: assignFailure },
          { target: 'verifyingOrder', actions: assignFailure },
        ],
      },
    },
    verifyingOrder: {
      invoke: verifyOrder({
        gone: { target: 'orphaned', actions: fail('http', 404) },
        paidOtherwise: { target: 'orphaned', actions: assignBooking },
        open: [{ guard: 'isRejected', target: 'orphaned' }, { target: 'unrecorded' }],
        unreadable: [{ target: 'unrecorded' }],
      }),
    },
    unrecorded: {
      entry: ['countTry', releaseLock],
      after: { pause: 'recording' },
      on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
    },
    orphaned: {
      tags: 'resting',
      entry: [{ type: 'assignStage', params: { stage: 'orphaned' } }, 'clearIntent', 'persistPending'],
      on: {
        'store.answered': { actions: [{ type: 'assignIsStored', params: ({ event }) => event }, releaseLock] },
        'payment.retry': 'recording',
        'payment.dismiss': 'dismissing',
      },
    },
    /** Reads the order once more. If it can take the payment after all, dismissing it would let the shopper pay a second time. */
    dismissing: {
      tags: 'resting',
      invoke: verifyOrder({
        gone: { target: 'loading' },
        paidOtherwise: { target: 'loading' },
        open: [{ guard: 'isRejected', target: 'loading' }, { target: 'recording' }],
        unreadable: [{ target: 'orphaned', actions: assignFailure }],
      }),
    },
    paid: { tags: ['resting', 'end'], entry: [forgetPending, 'announcePaid', releaseLock] },
  },
});
