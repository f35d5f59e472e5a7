import { paymentSetup } from './payment.setup.ts';
import { forgetAttempt, itsSecret, keepFailure, letGo, outcomes } from './payment.shorthand.ts';

/** A charge that nobody answered for: it is looked up, never made again. */
export const doubting = {
  checking: paymentSetup.createStateConfig({
    tags: 'charging',
    after: { patience: 'unknown' },
    invoke: {
      id: 'retrievePayment',
      src: 'retrievePayment',
      input: itsSecret,
      onDone: outcomes,
      onError: { target: 'unknown', actions: keepFailure },
    },
  }),
  unknown: paymentSetup.createStateConfig({
    tags: 'unsettled',
    entry: 'dropMethod',
    on: { 'payment.checkAgain': 'checking', 'payment.reconnected': 'checking' },
  }),
  processing: paymentSetup.createStateConfig({
    tags: 'unsettled',
    entry: ['dropMethod', 'countTry'],
    after: { pollAgain: 'polling' },
    on: { 'payment.checkAgain': 'polling' },
  }),
  polling: paymentSetup.createStateConfig({
    tags: 'charging',
    after: { patience: 'processing' },
    invoke: {
      id: 'pollPayment',
      src: 'retrievePayment',
      input: itsSecret,
      onDone: outcomes,
      onError: 'processing',
    },
  }),
  lost: paymentSetup.createStateConfig({
    tags: 'resting',
    entry: letGo,
    on: { 'payment.checkAgain': 'recalling', 'payment.payAgain': 'askingAgain' },
  }),
  askingAgain: paymentSetup.createStateConfig({
    tags: 'resting',
    on: {
      'payment.confirmPayAgain': { target: 'loading', actions: [forgetAttempt, 'dropAttempt'] },
      'payment.cancelPayAgain': 'lost',
    },
  }),
};
