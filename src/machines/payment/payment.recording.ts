import { paymentSetup } from './payment.setup.ts';
import { failed, forgetAttempt, found, itsBooking, keepFailure, keepWithoutSecret, releaseLock, takeBooking } from './payment.shorthand.ts';

/** The order has the payment. Without a booking, as after a reload, it is loaded again to show the receipt. */
const recorded = [
  { guard: 'hasBooking', target: 'paid' },
  { target: 'loading', actions: [forgetAttempt, 'dropAttempt', 'announcePaid', ...releaseLock] },
] as const;

/** States after the charge. The payment stays stored until its order has it. */
export const recording = {
  recording: paymentSetup.createStateConfig({
    tags: 'unsaved',
    // Hold the lock until the order is paid, because another tab may not see the stored payment at once.
    entry: [keepWithoutSecret, 'dropIntent'],
    invoke: {
      id: 'recordPayment',
      src: 'recordPayment',
      input: ({ context }) => ({
        id: context.bookingId,
        body: { appointment: context.bookingId, transactionId: context.attempt?.transactionId ?? '' },
      }),
      onDone: recorded,
      onError: [
        { guard: { type: 'isUnwanted', params: failed }, target: 'verifyingOrder', actions: keepFailure },
        { target: 'unrecorded', actions: keepFailure },
      ],
    },
  }),
  /** A backend may wrongly answer that it does not know the order, so only reading the order decides. */
  verifyingOrder: paymentSetup.createStateConfig({
    tags: 'unsaved',
    invoke: {
      id: 'verifyOrder',
      src: 'getBooking',
      input: itsBooking,
      onDone: [
        { guard: { type: 'isMissing', params: found }, target: 'orphaned' },
        { guard: { type: 'isRecorded', params: found }, target: 'paid', actions: takeBooking },
        { guard: { type: 'isPaidOtherwise', params: found }, target: 'orphaned' },
        { target: 'unrecorded' },
      ],
      onError: [{ guard: { type: 'isGone', params: failed }, target: 'orphaned' }, { target: 'unrecorded' }],
    },
  }),
  unrecorded: paymentSetup.createStateConfig({
    tags: 'unsaved',
    entry: ['countTry', ...releaseLock],
    after: { recordAgain: 'recording' },
    on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
  }),
  orphaned: paymentSetup.createStateConfig({
    tags: ['unsaved', 'resting'],
    entry: ['markOrphaned', keepWithoutSecret, ...releaseLock],
    on: { 'payment.retry': 'recording', 'payment.dismiss': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] } },
  }),
  paid: paymentSetup.createStateConfig({ tags: ['resting', 'end'], entry: [forgetAttempt, 'announcePaid', ...releaseLock] }),
  /** Charged after the user left: stored, and recorded when the user is back. */
  kept: paymentSetup.createStateConfig({ type: 'final', entry: [keepWithoutSecret, 'dropIntent', ...releaseLock] }),
};
