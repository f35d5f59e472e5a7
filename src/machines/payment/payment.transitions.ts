// The parts that states of the payment machine share.
import type { Output } from '#contract/operations.ts';
import type { Billing, PaymentResult, PaymentMethodResult } from '#contract/payment.ts';
import { type PayableBooking, type PaymentContext, type PaymentRefusal, paymentSetup, type StoredPayment } from './payment.setup.ts';
import { assignFailure, failed, found } from '../projections.ts';

type InContext = { context: PaymentContext };

// Inputs of actors, and params of actions and guards.
/** The input of a read of the booking. */
export const toBookingId = ({ context }: InContext) => ({ id: context.bookingId });
/** The input of a read before a payment. */
export const toReader = ({ context }: InContext) => ({ id: context.bookingId, email: context.email, isAdmin: context.isAdmin });
/** The input of a call for the intent. '' while there is no secret. */
export const toSecret = ({ context }: InContext) => ({ clientSecret: context.clientSecret ?? '' });
/** The input of a look-up: the intent, and the card to look for, because several may have been tried with it. */
export const toLookup = ({ context }: InContext) => ({
  ...toSecret({ context }),
  paymentMethodId: context.pending?.paymentMethodId ?? '',
});
/** The billing details for the card (docs/spec.md#states). */
export const toBilling = ({ context: { booking } }: InContext): Billing => ({
  name: booking?.name ?? '',
  email: booking?.email ?? '',
  phone: booking?.phone ?? '',
});
const restored = ({ event }: { event: { output: StoredPayment } }) => ({ stored: event.output });
const answered = ({ event }: { event: { output: PaymentResult } }) => ({ answer: event.output });
/** The params for a created or refused payment method. */
export const created = ({ event }: { event: { output: PaymentMethodResult } }) => ({ method: event.output });

// Actions that several states share.
const assignStored = { type: 'assignStored', params: restored } as const;
/** The booking that was read before a payment. */
export const payable = ({ event }: { event: { output: PayableBooking } }) => event.output;
/** Keeps that booking, and if the user is an administrator. */
export const assignPayable = { type: 'assignPayable', params: payable } as const;
/** Keeps the booking that was read. */
export const assignBooking = { type: 'assignBooking', params: found } as const;
const madeIntent = ({ event }: { event: { output: Output<'createPaymentIntent'> } }) => event.output;
/** Keeps the secret of the intent that was created. */
export const assignIntent = { type: 'assignIntent', params: madeIntent } as const;
/** The transition for a response without an intent. */
export const unusableIntent = {
  guard: { type: 'isUnusableIntent', params: madeIntent },
  target: 'intentFailed',
  actions: 'assignUnusableIntent',
} as const;
/** Keeps the failed call as the reason why the card was not charged. */
export const assignFailedCall = { type: 'assignFailedCall', params: failed } as const;
/** Keeps why the card was not charged. */
export const refuse = (refusal: PaymentRefusal) => ({ type: 'assignRefusal', params: { refusal } }) as const;
/** Stores the payment with its secret, for looking it up after a reload. */
export const persistWithSecret = {
  type: 'persistPending',
  params: ({ context }: InContext) => ({ pending: context.pending, clientSecret: context.clientSecret }),
} as const;
/** Stores the payment without its secret, because its outcome is known. */
export const persistWithoutSecret = {
  type: 'persistPending',
  params: ({ context }: InContext) => ({ pending: context.pending, clientSecret: null }),
} as const;
/** Deletes the stored payment and its secret. */
export const deletePending = { type: 'deletePending', params: ({ context }: InContext) => ({ pending: context.pending }) } as const;
/** The browser has stored the payment. */
export const stored = { type: 'assignIsStored', params: { isStored: true } } as const;
/** The browser could not store the payment. */
export const notStored = { type: 'assignIsStored', params: { isStored: false } } as const;
/** Lets other tabs pay for the booking. */
export const releaseLock = ['stopLock', 'clearLock'] as const;
/** Releases the lock, unless only this page knows of the payment. */
export const releaseLockIfStored = ['stopLockIfStored', 'clearLockIfStored'] as const;

/** The order is gone. Its payment can be saved nowhere. */
export const orderGone = { type: 'assignConflict', params: { status: 404 } } as const;
/** The order has another payment. */
export const orderPaidOtherwise = { type: 'assignConflict', params: { status: 409 } } as const;
/** The shopper has noted the reference, and the order can never take the payment. */
export const dismissed = { target: 'loading', actions: [deletePending, 'clearPending'] } as const;

/** The refusal if the provider does not create the payment method in time. That alone never charges a card. */
export const unanswered: PaymentRefusal = { reason: 'failed', failure: { kind: 'timeout', status: null, isAmbiguous: false } };

// Transitions for the provider's answers. If the booking is not loaded, as after a reload, a decline loads it first.
const chargedDetached = {
  guard: { type: 'isSucceededDetached', params: answered },
  target: 'recordLater',
  actions: { type: 'markCharged', params: answered },
} as const;
const charged = {
  guard: { type: 'isSucceeded', params: answered },
  target: 'recording',
  actions: { type: 'markCharged', params: answered },
} as const;
const processing = { guard: { type: 'isProcessing', params: answered }, target: 'processing' } as const;
const challenged = { guard: { type: 'needsAuthentication', params: answered }, target: 'authenticating' } as const;
const expired = {
  guard: { type: 'isCanceled', params: answered },
  target: 'loading',
  actions: [deletePending, 'clearPending', 'clearIntent', refuse({ reason: 'expired' }), ...releaseLock],
} as const;
const declined = { guard: 'hasBooking', target: 'declined', actions: { type: 'assignDecline', params: answered } } as const;
const declinedUnseen = {
  target: 'loading',
  actions: [deletePending, 'clearPending', { type: 'assignDecline', params: answered }, ...releaseLock],
} as const;
const waitingForClick = { guard: { type: 'mustWaitForClick', params: answered }, target: 'unknown' } as const;
const maybeUntried = { guard: { type: 'isMaybeUntried', params: answered }, target: 'processing' } as const;
/** The transitions for the result of a charge. */
export const outcomes = [chargedDetached, charged, processing, challenged, expired, declined, declinedUnseen] as const;
/**
 * The transitions for a look-up. It may happen before the charge reaches the provider, and the bank's authentication may have to wait for a click.
 */
export const lookups = [
  chargedDetached,
  charged,
  processing,
  waitingForClick,
  challenged,
  expired,
  maybeUntried,
  declined,
  declinedUnseen,
] as const;
/** The bank's authentication is still pending after `authenticate`. It may be open elsewhere, so it is not opened again. */
const stillChallenged = { ...challenged, target: 'unknown' } as const;
const authenticated = [chargedDetached, charged, processing, stillChallenged, expired, declined, declinedUnseen] as const;

// States that differ only in their targets. Each one has a name of its own, which tells why it is entered.

/** Reads the pending payment stored on the device. Goes to `queue` to wait for another tab, and to `load` if nothing is stored. */
export const readStored = ({ queue, load, tags }: { queue: string; load: string; tags?: 'paying' }) =>
  paymentSetup.createStateConfig({
    ...(tags && { tags }),
    invoke: {
      id: 'readStored',
      src: 'readStored',
      input: ({ context }) => ({ bookingId: context.bookingId }),
      onDone: [
        { guard: { type: 'isOtherUsers', params: restored }, target: 'pendingForOtherAccount' },
        { guard: { type: 'mustQueueUnstored', params: restored }, target: queue },
        { guard: { type: 'isCharged', params: restored }, target: 'recording', actions: assignStored },
        { guard: { type: 'isOrphaned', params: restored }, target: 'orphaned', actions: assignStored },
        { guard: { type: 'mustQueue', params: restored }, target: queue },
        { guard: { type: 'canBeLookedUp', params: restored }, target: 'lookingUp', actions: assignStored },
        { guard: { type: 'isPending', params: restored }, target: 'checkingOrder', actions: assignStored },
        { target: load, actions: 'clearPendingOnly' },
      ],
      onError: { target: 'failed', actions: assignFailure },
    },
  });

/** Waits for the booking's lock, then goes on to `next`. */
export const queue = (next: string) =>
  paymentSetup.createStateConfig({
    entry: 'acquireLock',
    on: { 'lock.granted': { target: next, actions: 'assignLock' }, 'lock.failed': 'failed' },
  });

/** Looks up a charge. Never repeats it. */
export const lookUp = paymentSetup.createStateConfig({
  tags: 'charging',
  after: { timeout: 'unknown' },
  invoke: {
    id: 'retrievePayment',
    src: 'retrievePayment',
    input: toLookup,
    onDone: lookups,
    onError: [
      { guard: 'hasFailedOften', target: 'checkingOrder', actions: assignFailure },
      { target: 'unknown', actions: assignFailure },
    ],
  },
});

/** Lets the bank ask the shopper to confirm the payment. */
export const authenticate = paymentSetup.createStateConfig({
  tags: 'charging',
  after: { bankTimeout: 'unknown' },
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: toSecret,
    onDone: authenticated,
    onError: { target: 'lookingUp', actions: 'forbidAuthentication' },
  },
});

const notYours = { guard: { type: 'isForeign', params: payable }, target: 'notYours' } as const;
const missing = { guard: { type: 'isMissing', params: payable }, target: 'missing' } as const;
const unpayable = { guard: { type: 'isUnpayable', params: payable }, target: 'unpayable', actions: assignPayable } as const;
const repriced = {
  guard: { type: 'isRepriced', params: payable },
  target: 'openingCardField',
  actions: [assignPayable, 'clearIntent', refuse({ reason: 'repriced' })],
} as const;
/** The booking is paid. An unresolved payment stays stored, because its card may have been charged as well. */
export const alreadyPaid = { guard: { type: 'isPaid', params: payable }, target: 'alreadyPaid', actions: assignPayable } as const;
/** The transitions for a booking that cannot be paid, or not by this user, or not at this price. */
export const notPayable = [notYours, alreadyPaid, missing, unpayable, repriced] as const;
