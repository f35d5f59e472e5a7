import { paymentSetup } from './payment.setup.ts';
import {
  failed,
  forgetAttempt,
  found,
  itsBooking,
  keepFailure,
  recalled,
  refuseForFailure,
  releaseLock,
  takeBooking,
  takeRecalled,
} from './payment.shorthand.ts';

/** States that load the payment: first the pending payment stored on the device, then the booking. Pay loads both again, under the lock. */
export const looking = {
  recalling: paymentSetup.createStateConfig({
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
        { target: 'loading', actions: 'recallNothing' },
      ],
      onError: { target: 'failed', actions: keepFailure },
    },
  }),
  queueing: paymentSetup.createStateConfig({
    entry: 'hold',
    // After Pay, wait only 5 s for another tab: by then the price may have changed, or the order may be paid.
    after: { moment: { guard: 'hasCard', target: 'declined', actions: { type: 'refuse', params: { refusal: { reason: 'busy' } } } } },
    on: {
      'lock.granted': { target: 'recalling', actions: 'takeLock' },
      'lock.failed': 'failed',
    },
  }),
  elsewhere: paymentSetup.createStateConfig({
    tags: 'resting',
    entry: ['dropMethod', ...releaseLock],
    on: { 'payment.checkAgain': 'recalling' },
  }),
  loading: paymentSetup.createStateConfig({
    invoke: {
      id: 'getBooking',
      src: 'getBooking',
      input: itsBooking,
      onDone: [
        { guard: { type: 'isForeign', params: found }, target: 'checkingAdmin' },
        { guard: { type: 'isPaidOtherwise', params: found }, target: 'alreadyPaid', actions: takeBooking },
        { guard: { type: 'isPaid', params: found }, target: 'alreadyPaid', actions: [takeBooking, forgetAttempt, 'dropAttempt'] },
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
  }),
  failed: paymentSetup.createStateConfig({ tags: 'resting', entry: ['dropMethod', ...releaseLock], on: { 'payment.retry': 'recalling' } }),
  checkingAdmin: paymentSetup.createStateConfig({
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
  }),
  missing: paymentSetup.createStateConfig({ tags: ['resting', 'end'], entry: releaseLock }),
  notYours: paymentSetup.createStateConfig({ tags: ['resting', 'end'], entry: releaseLock }),
  unpayable: paymentSetup.createStateConfig({ tags: ['resting', 'end'], entry: releaseLock }),
  alreadyPaid: paymentSetup.createStateConfig({
    tags: ['resting', 'end'],
    entry: releaseLock,
    on: { 'payment.dismiss': { actions: [forgetAttempt, 'dropAttempt'] } },
  }),
};
