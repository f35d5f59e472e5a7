import { paymentSetup } from './payment.setup.ts';
import { failed, forgetAttempt, keepFailure, keepWithoutSecret, letGo } from './payment.shorthand.ts';

/** The card was charged: from here on nothing forgets it but its order. */
export const recording = {
  recording: paymentSetup.createStateConfig({
    // The lock is held until the order says that it is paid: another tab may see what is written down here a moment later.
    entry: [keepWithoutSecret, 'dropIntent'],
    invoke: {
      id: 'recordPayment',
      src: 'recordPayment',
      input: ({ context }) => ({
        id: context.bookingId,
        body: { appointment: context.bookingId, transactionId: context.attempt?.transactionId ?? '' },
      }),
      onDone: [
        { guard: 'hasBooking', target: 'paid' },
        { target: 'loading', actions: [forgetAttempt, 'dropAttempt', 'announcePaid', ...letGo] },
      ],
      onError: [
        { guard: { type: 'isUnwanted', params: failed }, target: 'orphaned', actions: keepFailure },
        { target: 'unrecorded', actions: keepFailure },
      ],
    },
  }),
  unrecorded: paymentSetup.createStateConfig({
    entry: ['countTry', ...letGo],
    after: { recordAgain: 'recording' },
    on: { 'payment.retry': 'recording', 'payment.reconnected': 'recording' },
  }),
  orphaned: paymentSetup.createStateConfig({
    tags: 'resting',
    entry: ['markOrphaned', keepWithoutSecret, ...letGo],
    on: { 'payment.retry': 'recording', 'payment.dismiss': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] } },
  }),
  paid: paymentSetup.createStateConfig({ type: 'final', tags: 'resting', entry: [forgetAttempt, 'announcePaid', ...letGo] }),
};
