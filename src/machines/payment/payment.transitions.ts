// The parts that states of the payment machine share.
import type { Booking } from '#contract/entities/booking.ts';
import type { Output } from '#contract/operations.ts';
import type { Billing, PaymentMethodResult, PaymentResult } from '#contract/payment.ts';
import { failureOf } from '../failure.ts';
import { paymentLock } from '../locks.ts';
import { failed, found } from '../projections.ts';
import {
  type PaymentContext,
  type PaymentEvent,
  type PaymentRefusal,
  paymentSetup,
  type PendingPayment,
  type RestoredPayment,
} from './payment.setup.ts';

type InContext = { context: PaymentContext };

// Inputs of actors, and params of actions and guards.
/** The input of a call for the intent. '' while there is no secret. */
export const toSecret = ({ context }: InContext) => ({ clientSecret: context.clientSecret ?? '' });
/** The billing details for the card (docs/spec.md#states). */
export const toBilling = ({ context: { booking } }: InContext): Billing => ({
  name: booking?.name ?? '',
  email: booking?.email ?? '',
  phone: booking?.phone ?? '',
});
/** The params for a created or refused payment method. */
export const created = ({ event }: { event: { output: PaymentMethodResult } }) => ({ method: event.output });
const answered = ({ event }: { event: { output: PaymentResult } }) => ({ answer: event.output });
type Restored = { event: { output: RestoredPayment } | Extract<PaymentEvent, { type: 'lock.granted' }> };
const restored = ({ event }: Restored) => ({ stored: 'output' in event ? event.output : event.stored });

// Actions.
/** Keeps the booking that was read. */
export const assignBooking = { type: 'assignBooking', params: found<Booking | null> } as const;
const madeIntent = ({ event }: { event: { output: Output<'createPaymentIntent'> } }) => event.output;
/** Keeps the secret of the intent that was created. */
export const assignIntent = { type: 'assignIntent', params: madeIntent } as const;
/** Keeps why the card was not charged. */
export const refuse = (refusal: PaymentRefusal) => ({ type: 'assignRefusal', params: { refusal } }) as const;
/** Keeps the failed call as the reason why the card was not charged. */
export const refuseFailed = {
  type: 'assignRefusal',
  params: ({ event }: { event: { error: unknown } }) => ({ refusal: { reason: 'failed' as const, failure: failureOf(event.error) } }),
} as const;
/** Keeps the provider's message as the reason why the card was not charged. */
export const refuseDeclined = {
  type: 'assignRefusal',
  params: ({ event: { output } }: { event: { output: PaymentResult | PaymentMethodResult } }) => ({
    refusal: { reason: 'declined' as const, message: 'message' in output ? output.message : '' },
  }),
} as const;
/** Gives the call up. A payment method alone never charges a card. */
export const refuseUnanswered = refuse({ reason: 'failed', failure: { kind: 'timeout', status: null, isAmbiguous: false } });
/** Keeps a failure that no call has reported. */
export const fail = (kind: 'shape' | 'http', status: number | null, isAmbiguous = false) =>
  ({ type: 'assignKnownFailure', params: { failure: { kind, status, isAmbiguous } } }) as const;
/** Deletes the stored payment and its secret. */
export const forgetPending = paymentSetup.enqueueActions(({ context: { pending }, enqueue }) => {
  if (pending === null) return;
  enqueue('deletePending');
  enqueue('clearPending');
});
/** Acquires the booking's lock, or waits for it. */
export const acquireLock = paymentSetup.enqueueActions(({ context: { bookingId }, enqueue }) => {
  enqueue.spawnChild('holdLock', { id: 'lock', input: { name: paymentLock(bookingId), bookingId } });
  enqueue.assign({ hasLock: true });
});
/** Lets other tabs pay, unless only this page knows of the payment: they would take the booking for unpaid. */
export const releaseLock = paymentSetup.enqueueActions(({ context, enqueue }) => {
  if (context.pending !== null && !context.isStored) return;
  enqueue.stopChild('lock');
  enqueue.assign({ hasLock: false });
});
const assignStored = { type: 'assignStored', params: restored } as const;

// Transitions.
const stage = <const Stage extends PendingPayment['stage']>(stage: Stage) =>
  ({ type: 'hasStage', params: (given: Restored) => ({ ...restored(given), stage }) }) as const;
/** For the payment stored on the device. Goes to `next` if there is none. */
export const restore = <const Next extends string>(next: Next) =>
  [
    { guard: { type: 'isOtherUsers', params: restored }, target: 'pendingForOtherAccount' },
    { guard: { type: 'mustQueue', params: restored }, target: 'queueing' },
    { guard: stage('charged'), target: 'recording', actions: assignStored },
    { guard: stage('orphaned'), target: 'orphaned', actions: assignStored },
    { guard: { type: 'canBeLookedUp', params: restored }, target: 'lookingUp', actions: assignStored },
    { guard: stage('confirming'), target: 'checkingOrder', actions: assignStored },
    { target: next },
  ] as const;

/** For the lock. Goes to `next` once this page has it and no payment is pending. */
export const locked = <const Next extends string>(next: Next) => ({ 'lock.granted': restore(next), 'lock.failed': 'failed' }) as const;

/** Reads the booking for the user who pays. */
export const readBooking = <const Done, const Failed>(onDone: Done, onError: Failed) =>
  ({
    id: 'readBooking',
    src: 'readBooking',
    input: ({ context }: InContext) => ({ id: context.bookingId, email: context.email }),
    onDone,
    onError,
  }) as const;
/** For an order that is paid. An unresolved payment stays stored, because its card may have been charged as well. */
export const alreadyPaid = { guard: { type: 'isPaid', params: found }, target: 'alreadyPaid', actions: assignBooking } as const;
/** For an order that cannot be paid, or not at the price of the intent. */
export const notPayable = [
  alreadyPaid,
  { guard: { type: 'isUnpayable', params: found }, target: 'unpayable', actions: assignBooking },
  {
    guard: { type: 'isRepriced', params: found },
    target: 'openingCardField',
    actions: [assignBooking, 'clearIntent', refuse({ reason: 'repriced' })],
  },
] as const;
/** For an order that is gone, or that this user may not pay. */
export const notFound = [
  { guard: { type: 'isGone', params: failed }, target: 'missing' },
  { guard: { type: 'isForbidden', params: failed }, target: 'notYours' },
] as const;
/** For a response without a usable intent. */
export const unusableIntent = {
  guard: { type: 'isUnusableIntent', params: madeIntent },
  target: 'intentFailed',
  actions: fail('shape', null),
} as const;

const answer = <const State extends PaymentResult['state']>(state: State) =>
  ({ type: 'isAnswer', params: ({ event }: { event: { output: PaymentResult } }) => ({ answer: event.output, state }) }) as const;
const succeeded = {
  guard: answer('succeeded'),
  target: 'recording',
  actions: { type: 'assignTransaction', params: answered },
} as const;
const processing = { guard: answer('processing'), target: 'processing' } as const;
const challenged = { guard: answer('actionRequired'), target: 'authenticating' } as const;
const waitingForClick = { guard: { type: 'mustWaitForClick', params: answered }, target: 'unknown' } as const;
/** The bank's authentication may be open elsewhere, so it is not opened again. */
const stillChallenged = { ...challenged, target: 'unknown' } as const;
const maybeUntried = { guard: { type: 'isMaybeUntried', params: answered }, target: 'processing' } as const;
/** For a charge that was not made. After a reload, the booking is loaded first. */
const notCharged = [
  {
    guard: answer('canceled'),
    target: 'loading',
    actions: ['clearIntent', refuse({ reason: 'expired' })],
  },
  { guard: 'hasBooking', target: 'declined', actions: refuseDeclined },
  { target: 'loading', actions: refuseDeclined },
] as const;
/** For the result of a charge. */
export const outcomes = [succeeded, processing, challenged, ...notCharged] as const;
/** For the result of the bank's authentication. */
export const authenticated = [succeeded, processing, stillChallenged, ...notCharged] as const;
/** It may be looked up before the charge reaches the provider, and the bank's authentication may have to wait for a click. */
const lookups = [succeeded, processing, waitingForClick, challenged, maybeUntried, ...notCharged] as const;

/** Looks up a charge, and never repeats it. Several cards may have been tried with the intent. */
export const lookUp = <const Id extends string, const Failed>(id: Id, onError: Failed) =>
  ({
    id,
    src: 'retrievePayment',
    input: ({ context }: InContext) => ({ ...toSecret({ context }), paymentMethodId: context.pending?.paymentMethodId ?? '' }),
    onDone: lookups,
    onError,
  }) as const;

/** For an order that has the payment. */
export const recorded = { guard: { type: 'isRecorded', params: found }, target: 'paid', actions: assignBooking } as const;
/** Reads the order, because no status proves that the payment was recorded, or that it was not. */
export const verifyOrder = <
  const Gone extends object,
  const Other extends object,
  const Open extends readonly object[],
  const Unknown extends readonly object[],
>(to: {
  gone: Gone;
  paidOtherwise: Other;
  open: Open;
  unreadable: Unknown;
}) =>
  ({
    id: 'verifyOrder',
    src: 'getBooking',
    input: ({ context }: InContext) => ({ id: context.bookingId }),
    onDone: [
      { guard: { type: 'isMissing', params: found }, ...to.gone },
      recorded,
      { guard: { type: 'isPaidOtherwise', params: found }, ...to.paidOtherwise },
      ...to.open,
    ],
    onError: [{ guard: { type: 'isGone', params: failed }, ...to.gone }, ...to.unreadable],
  }) as const;
