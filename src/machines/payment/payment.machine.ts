import { assignFailure, failed, found } from '../projections.ts';
import { initialContext, paymentSetup } from './payment.setup.ts';
import {
  alreadyPaid,
  assignBooking,
  assignFailedCall,
  assignIntent,
  assignPayable,
  authenticate,
  created,
  deletePending,
  dismissed,
  lookUp,
  lookups,
  notPayable,
  notStored,
  orderGone,
  orderPaidOtherwise,
  outcomes,
  persistWithoutSecret,
  payable,
  persistWithSecret,
  queue,
  readStored,
  refuse,
  releaseLock,
  releaseLockIfStored,
  stored,
  toBilling,
  toBookingId,
  toLookup,
  toReader,
  toSecret,
  unanswered,
  unusableIntent,
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
    'payment.restart': { target: '.restoring', actions: ['resetContext', ...releaseLock] },
    'payment.detach': { actions: 'detach' },
    'store.written': { actions: stored },
    'store.failed': { actions: notStored },
  },
  states: {
    // Loading: the stored payment, then the booking.
    restoring: readStored({ queue: 'queueing', load: 'loading' }),
    queueing: queue('restoring'),
    pendingForOtherAccount: { tags: 'resting', entry: ['clearMethod', ...releaseLock], on: { 'payment.checkAgain': 'restoring' } },
    loading: {
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: toReader,
        onDone: [...notPayable, { target: 'openingCardField', actions: assignPayable }],
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'missing' },
          { guard: { type: 'isForbidden', params: failed }, target: 'notYours' },
          { target: 'failed', actions: assignFailure },
        ],
      },
    },
    failed: { tags: 'resting', entry: ['clearMethod', ...releaseLockIfStored], on: { 'payment.retry': 'restoring' } },
    missing: { tags: ['resting', 'end'], entry: releaseLock },
    notYours: { tags: ['resting', 'end'], entry: releaseLock },
    unpayable: { tags: ['resting', 'end'], entry: releaseLock },
    alreadyPaid: {
      tags: 'resting',
      entry: releaseLock,
      on: { 'payment.dismiss': { actions: [deletePending, 'clearPending'] } },
    },

    // Checkout: from the card field to the charge.
    openingCardField: {
      entry: releaseLock,
      after: { timeout: 'cardFieldFailed' },
      invoke: {
        id: 'openCardField',
        src: 'openCardField',
        onDone: [{ guard: 'hasRefusedIntent', target: 'declined' }, { guard: 'hasIntent', target: 'ready' }, { target: 'creatingIntent' }],
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
      entry: [deletePending, 'clearPending', 'announceDeclined', ...releaseLock],
      on: { 'payment.pay': 'creatingMethod' },
    },
    creatingMethod: {
      tags: 'paying',
      entry: 'startCheckout',
      after: { timeout: { target: 'declined', actions: refuse(unanswered) } },
      invoke: {
        id: 'createPaymentMethod',
        src: 'createPaymentMethod',
        input: toBilling,
        onDone: [
          { guard: { type: 'isCreated', params: created }, target: 'acquiringLock', actions: { type: 'assignMethod', params: created } },
          { target: 'declined', actions: { type: 'assignMethodDecline', params: created } },
        ],
        onError: { target: 'declined', actions: assignFailedCall },
      },
    },
    acquiringLock: {
      ...queue('recheckingStored'),
      tags: 'paying',
      // Wait only 5 s for another tab: by then the price may have changed, or the order may be paid.
      after: { lockTimeout: { target: 'declined', actions: refuse({ reason: 'busy' }) } },
    },
    recheckingStored: readStored({ queue: 'acquiringLock', load: 'recheckingBooking', tags: 'paying' }),
    recheckingBooking: {
      tags: 'paying',
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: toReader,
        onDone: [...notPayable, { target: 'confirming', actions: assignPayable }],
        onError: { target: 'declined', actions: assignFailedCall },
      },
    },
    confirming: {
      tags: 'charging',
      // Store the payment before the charge, so that it cannot be lost.
      entry: ['startPending', persistWithSecret],
      after: { chargeTimeout: 'unknown' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ ...toSecret({ context }), paymentMethodId: context.paymentMethodId ?? '' }),
        onDone: outcomes,
        onError: 'lookingUp',
      },
    },
    authenticating: authenticate,

    // Resolving: looking up a charge without a response, from this visit or an earlier one.
    lookingUp: lookUp,
    unknown: {
      tags: 'unresolved',
      entry: ['clearMethod', 'countTry'],
      on: { 'payment.checkAgain': { target: 'lookingUp', actions: 'allowAuthentication' }, 'payment.reconnected': 'lookingUp' },
    },
    processing: {
      tags: 'unresolved',
      entry: 'clearMethod',
      after: { pollAgain: { target: 'polling', actions: 'countTry' } },
      on: { 'payment.checkAgain': 'polling' },
    },
    polling: {
      tags: 'charging',
      after: { timeout: 'processing' },
      invoke: { id: 'pollPayment', src: 'retrievePayment', input: toLookup, onDone: lookups, onError: 'processing' },
    },
    /** The payment cannot be looked up, but the order may show that it was paid. */
    checkingOrder: {
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: toReader,
        onDone: [
          { guard: { type: 'isForeign', params: payable }, target: 'lost' },
          {
            guard: { type: 'isPaidWithPending', params: payable },
            target: 'alreadyPaid',
            actions: [assignPayable, deletePending, 'clearPending'],
          },
          alreadyPaid,
          { target: 'lost' },
        ],
        onError: { target: 'lost', actions: assignFailure },
      },
    },
    lost: {
      tags: 'resting',
      entry: releaseLockIfStored,
      on: { 'payment.checkAgain': 'restoring', 'payment.payAgain': 'askingAgain' },
    },
    askingAgain: {
      tags: 'resting',
      on: {
        'payment.confirmPayAgain': { target: 'loading', actions: [deletePending, 'clearPending', 'clearIntent'] },
        'payment.cancelPayAgain': 'lost',
      },
    },

    // Recording: the card was charged. The payment stays stored until the order shows it.
    recording: {
      // Keep the lock until the order is paid, because another tab may not see the stored payment at once.
      entry: [persistWithoutSecret, 'clearIntent'],
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context }) => ({
          id: context.bookingId,
          body: { appointment: context.bookingId, transactionId: context.pending?.transactionId ?? '' },
        }),
        onDone: [
          { guard: { type: 'isRecorded', params: found }, target: 'paid', actions: assignBooking },
          { target: 'verifyingOrder', actions: 'assignUnproven' },
        ],
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'unrecorded', actions: assignFailure },
          { target: 'verifyingOrder', actions: assignFailure },
        ],
      },
    },
    /** Reads the order, because no status proves that the payment was recorded, or that it was not. */
    verifyingOrder: {
      invoke: {
        id: 'verifyOrder',
        src: 'getBooking',
        input: toBookingId,
        onDone: [
          { guard: { type: 'isMissing', params: found }, target: 'orphaned', actions: orderGone },
          { guard: { type: 'isRecorded', params: found }, target: 'paid', actions: assignBooking },
          { guard: { type: 'isPaidOtherwise', params: found }, target: 'orphaned', actions: orderPaidOtherwise },
          { target: 'unrecorded' },
        ],
        onError: [{ guard: { type: 'isGone', params: failed }, target: 'orphaned', actions: orderGone }, { target: 'unrecorded' }],
      },
    },
    unrecorded: {
      entry: ['countTry', ...releaseLockIfStored],
      after: { recordAgain: 'recording' },
      on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
    },
    orphaned: {
      tags: 'resting',
      entry: ['markOrphaned', persistWithoutSecret],
      on: {
        'store.written': { actions: [stored, ...releaseLock] },
        'payment.retry': { target: 'recording', actions: 'markUnrecorded' },
        'payment.dismiss': 'dismissing',
      },
    },
    /** Reads the order once more. If it can take the payment after all, dismissing it would let the shopper pay a second time. */
    dismissing: {
      tags: 'resting',
      invoke: {
        id: 'verifyOrder',
        src: 'getBooking',
        input: toBookingId,
        onDone: [
          { guard: { type: 'isMissing', params: found }, ...dismissed },
          { guard: { type: 'isRecorded', params: found }, target: 'paid', actions: assignBooking },
          { guard: { type: 'isPaidOtherwise', params: found }, ...dismissed },
          { target: 'recording', actions: 'markUnrecorded' },
        ],
        onError: [
          { guard: { type: 'isGone', params: failed }, ...dismissed },
          { target: 'orphaned', actions: assignFailure },
        ],
      },
    },
    paid: { tags: ['resting', 'end'], entry: [deletePending, 'announcePaid', ...releaseLock] },
    /** The card was charged after the user had signed out. The payment is recorded when they return. */
    recordLater: { type: 'final', entry: [persistWithoutSecret, 'clearIntent', ...releaseLock] },
  },
});
