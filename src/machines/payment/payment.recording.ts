import { paymentSetup } from './payment.setup.ts';
import { failed, forgetAttempt, found, itsBooking, keepFailure, keepWithoutSecret, letGo, takeBooking } from './payment.shorthand.ts';

/** The order has the payment. Resumed without its booking, the page begins anew, and shows the receipt. */
const recorded = [
  { guard: 'hasBooking', target: 'paid' },
  { target: 'loading', actions: [forgetAttempt, 'dropAttempt', 'announcePaid', ...letGo] },
] as const;

/** The card was charged: from here on nothing forgets it but its order. */
export const recording = {
  recording: paymentSetup.createStateConfig({
    tags: 'unsaved',
    // The lock is held until the order says that it is paid: another tab may see what is written down here a moment later.
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
  /** A backend may say once that it knows no such order: only the order itself is believed. */
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
    entry: ['countTry', ...letGo],
    after: { recordAgain: 'recording' },
    on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
  }),
  orphaned: paymentSetup.createStateConfig({
    tags: ['unsaved', 'resting'],
    entry: ['markOrphaned', keepWithoutSecret, ...letGo],
    on: { 'payment.retry': 'recording', 'payment.dismiss': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] } },
  }),
  paid: paymentSetup.createStateConfig({ tags: ['resting', 'end'], entry: [forgetAttempt, 'announcePaid', ...letGo] }),
  /** Charged after its person had gone: it is written down, and recorded when they are back. */
  kept: paymentSetup.createStateConfig({ type: 'final', entry: [keepWithoutSecret, 'dropIntent', ...letGo] }),
};
