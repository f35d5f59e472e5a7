// Params and transitions that several states of the payment machine share.
import type { Booking } from '#contract/entities/booking.ts';
import type { PaymentAnswer } from '#contract/payment.ts';
import type { PaymentContext, Recalled } from './payment.types.ts';

export const found = ({ event }: { event: { output: Booking | null } }) => ({ found: event.output });
export const recalled = ({ event }: { event: { output: Recalled } }) => ({ recalled: event.output });
export const answered = ({ event }: { event: { output: PaymentAnswer } }) => ({ answer: event.output });
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const itsBooking = ({ context }: { context: PaymentContext }) => ({ id: context.bookingId });
export const itsSecret = ({ context }: { context: PaymentContext }) => ({ clientSecret: context.clientSecret ?? '' });
/** The input of a look-up: an intent, and which of the cards that were tried with it. */
export const itsCharge = ({ context }: { context: PaymentContext }) => ({
  ...itsSecret({ context }),
  paymentMethodId: context.attempt?.paymentMethodId ?? '',
});
export const itsAttempt = ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt });

export const takeRecalled = { type: 'takeRecalled', params: recalled } as const;
export const takeBooking = { type: 'takeBooking', params: found } as const;
export const keepFailure = { type: 'keepFailure', params: failed } as const;
export const refuseForFailure = { type: 'refuseForFailure', params: failed } as const;
export const forgetAttempt = { type: 'forgetAttempt', params: itsAttempt } as const;
export const keepWithSecret = {
  type: 'keepAttempt',
  params: ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt, clientSecret: context.clientSecret }),
} as const;
export const keepWithoutSecret = {
  type: 'keepAttempt',
  params: ({ context }: { context: PaymentContext }) => ({ attempt: context.attempt, clientSecret: null }),
} as const;
export const releaseLock = ['releaseLock', 'noteRelease'] as const;

/** Transitions for the provider's answers. Without a booking, as after a reload, a decline loads it first. */
export const forsaken = {
  guard: { type: 'isSucceededForsaken', params: answered },
  target: 'kept',
  actions: { type: 'markCharged', params: answered },
} as const;
export const charged = {
  guard: { type: 'isSucceeded', params: answered },
  target: 'recording',
  actions: { type: 'markCharged', params: answered },
} as const;
export const processing = { guard: { type: 'isProcessing', params: answered }, target: 'processing' } as const;
export const challenged = { guard: { type: 'needsAuthentication', params: answered }, target: 'authenticating' } as const;
export const expired = {
  guard: { type: 'isCanceled', params: answered },
  target: 'loading',
  actions: [forgetAttempt, 'dropAttempt', 'dropIntent', { type: 'refuse', params: { refusal: { reason: 'expired' } } }, ...releaseLock],
} as const;
export const declined = { guard: 'hasBooking', target: 'declined', actions: { type: 'takeDecline', params: answered } } as const;
export const declinedUnseen = {
  target: 'loading',
  actions: [forgetAttempt, 'dropAttempt', { type: 'takeDecline', params: answered }, ...releaseLock],
} as const;
const untried = { guard: { type: 'isUntriedYet', params: answered }, target: 'processing' } as const;
export const outcomes = [forsaken, charged, processing, challenged, expired, declined, declinedUnseen] as const;
const unasked = { guard: { type: 'waitsToAsk', params: answered }, target: 'unknown' } as const;
/** The same for a look-up, which may be earlier than the charge, or find a bank's question that must wait for a click. */
export const lookups = [forsaken, charged, processing, unasked, challenged, expired, untried, declined, declinedUnseen] as const;
