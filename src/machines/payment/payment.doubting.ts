import { paymentSetup } from './payment.setup.ts';
import { forgetAttempt, itsCharge, keepFailure, lookups, releaseLock } from './payment.shorthand.ts';

/** States for a charge without an answer: it is looked up, never made again. */
export const doubting = {
  checking: paymentSetup.createStateConfig({
    tags: 'charging',
    after: { timeout: 'unknown' },
    invoke: {
      id: 'retrievePayment',
      src: 'retrievePayment',
      input: itsCharge,
      onDone: lookups,
      onError: [
        { guard: 'hasLookedEnough', target: 'loading', actions: keepFailure },
        { target: 'unknown', actions: keepFailure },
      ],
    },
  }),
  unknown: paymentSetup.createStateConfig({
    tags: 'doubtful',
    entry: ['dropMethod', 'countTry'],
    on: { 'payment.checkAgain': { target: 'checking', actions: 'askAgain' }, 'payment.reconnected': 'checking' },
  }),
  processing: paymentSetup.createStateConfig({
    tags: 'doubtful',
    entry: 'dropMethod',
    after: { pollAgain: { target: 'polling', actions: 'countTry' } },
    on: { 'payment.checkAgain': 'polling' },
  }),
  polling: paymentSetup.createStateConfig({
    tags: 'charging',
    after: { timeout: 'processing' },
    invoke: {
      id: 'pollPayment',
      src: 'retrievePayment',
      input: itsCharge,
      onDone: lookups,
      onError: 'processing',
    },
  }),
  lost: paymentSetup.createStateConfig({
    tags: 'resting',
    entry: releaseLock,
    on: { 'payment.checkAgain': 'recalling', 'payment.payAgain': 'askingAgain' },
  }),
  askingAgain: paymentSetup.createStateConfig({
    tags: 'resting',
    on: {
      'payment.confirmPayAgain': { target: 'loading', actions: [forgetAttempt, 'dropAttempt', 'dropIntent'] },
      'payment.cancelPayAgain': 'lost',
    },
  }),
};
