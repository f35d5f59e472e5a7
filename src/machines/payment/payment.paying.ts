import type { Output } from '#contract/operations.ts';
import type { PaymentMethodAnswer } from '#contract/payment.ts';
import { billingOf } from './payment.context.ts';
import { paymentSetup } from './payment.setup.ts';
import {
  challenged,
  charged,
  declined,
  declinedUnseen,
  expired,
  forgetAttempt,
  forsaken,
  itsSecret,
  keepFailure,
  keepWithSecret,
  outcomes,
  processing,
  refuseForFailure,
  releaseLock,
} from './payment.shorthand.ts';
import type { PaymentRefusal } from './payment.types.ts';

/** The provider did not create the payment method in time. That alone never charges a card. */
const unanswered: PaymentRefusal = { reason: 'failed', failure: { kind: 'timeout', status: null, isAmbiguous: false } };

const made = ({ event }: { event: { output: PaymentMethodAnswer } }) => ({ method: event.output });
const takeIntent = {
  type: 'takeIntent',
  params: ({ event }: { event: { output: Output<'createPaymentIntent'> } }) => event.output,
} as const;

/** States from the card field to the charge. The pending payment is stored before the charge. */
export const paying = {
  opening: paymentSetup.createStateConfig({
    entry: releaseLock,
    after: { timeout: 'unopened' },
    invoke: {
      id: 'openCardField',
      src: 'openCardField',
      onDone: [{ guard: 'hasRefusedIntent', target: 'declined' }, { guard: 'hasIntent', target: 'card' }, { target: 'intent' }],
      onError: { target: 'unopened', actions: keepFailure },
    },
  }),
  unopened: paymentSetup.createStateConfig({ tags: 'resting', on: { 'payment.retry': 'opening' } }),
  intent: paymentSetup.createStateConfig({
    invoke: {
      id: 'createPaymentIntent',
      src: 'createPaymentIntent',
      input: ({ context }) => ({ body: { price: context.booking?.price ?? null } }),
      onDone: [
        { guard: 'wasRefused', target: 'declined', actions: takeIntent },
        { target: 'card', actions: takeIntent },
      ],
      onError: { target: 'intentFailed', actions: keepFailure },
    },
  }),
  intentFailed: paymentSetup.createStateConfig({ tags: 'resting', on: { 'payment.retry': 'intent' } }),
  card: paymentSetup.createStateConfig({ tags: 'resting', on: { 'payment.pay': 'creating' } }),
  declined: paymentSetup.createStateConfig({
    tags: 'resting',
    entry: [forgetAttempt, 'dropAttempt', 'announceDeclined', ...releaseLock],
    on: { 'payment.pay': 'creating' },
  }),
  creating: paymentSetup.createStateConfig({
    tags: 'preparing',
    entry: 'begin',
    after: { timeout: { target: 'declined', actions: { type: 'refuse', params: { refusal: unanswered } } } },
    invoke: {
      id: 'createPaymentMethod',
      src: 'createPaymentMethod',
      input: ({ context }) => billingOf(context),
      onDone: [
        {
          guard: { type: 'isCreated', params: made },
          target: 'queueing',
          actions: { type: 'takeMethod', params: made },
        },
        { target: 'declined', actions: { type: 'takeMethodRefusal', params: made } },
      ],
      onError: { target: 'declined', actions: refuseForFailure },
    },
  }),
  confirming: paymentSetup.createStateConfig({
    tags: 'charging',
    entry: ['startAttempt', keepWithSecret, 'countFromNow'],
    after: { longTimeout: 'unknown' },
    invoke: {
      id: 'confirmPayment',
      src: 'confirmPayment',
      input: ({ context }) => ({ clientSecret: context.clientSecret ?? '', paymentMethodId: context.paymentMethodId ?? '' }),
      onDone: outcomes,
      onError: 'checking',
    },
  }),
  authenticating: paymentSetup.createStateConfig({
    tags: 'charging',
    after: { bankTimeout: 'unknown' },
    invoke: {
      id: 'authenticate',
      src: 'authenticate',
      input: itsSecret,
      // Still `actionRequired` afterwards: the bank's question may be open elsewhere, so do not open it again.
      onDone: [forsaken, charged, processing, { ...challenged, target: 'unknown' }, expired, declined, declinedUnseen],
      onError: { target: 'checking', actions: 'askNoMore' },
    },
  }),
};
