import { ApiError, isGone } from '#contract/apiError.ts';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { PaymentAnswer, PaymentMethodAnswer } from '#contract/payment.ts';
import type { PaymentContext, Recalled } from './payment.types.ts';

interface Situation {
  context: PaymentContext;
}
type Remembered = { recalled: Recalled };
type Found = { found: Booking | null };
type Answered = { answer: PaymentAnswer };
type Failed = { error: unknown };

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);
const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What the payment machine asks before it goes on. */
export const paymentGuards = {
  isOfAnother: ({ context }: Situation, { recalled }: Remembered) =>
    recalled.attempt !== null && !sameEmail(recalled.attempt.email, context.email),
  isCharged: (_: Situation, { recalled }: Remembered) => recalled.attempt?.stage === 'charged',
  isOrphaned: (_: Situation, { recalled }: Remembered) => recalled.attempt?.stage === 'orphaned',
  mustQueue: ({ context }: Situation, { recalled }: Remembered) => recalled.attempt !== null && !context.holdsLock,
  canBeLookedUp: (_: Situation, { recalled }: Remembered) => recalled.attempt !== null && recalled.clientSecret !== null,
  isUnresolved: (_: Situation, { recalled }: Remembered) => recalled.attempt !== null,

  isMissing: (_: Situation, { found }: Found) => found === null,
  isForeign: ({ context }: Situation, { found }: Found) => found !== null && !context.isAdmin && !sameEmail(found.email, context.email),
  isPaid: (_: Situation, { found }: Found) => found !== null && isPaid(found),
  isUnpayable: (_: Situation, { found }: Found) => found !== null && (found.price === null || found.price === 0),
  isRepriced: ({ context }: Situation, { found }: Found) => context.paymentMethodId !== null && found?.price !== context.booking?.price,
  isDoubtful: ({ context }: Situation) => context.attempt !== null,
  hasCard: ({ context }: Situation) => context.paymentMethodId !== null,
  hasBooking: ({ context }: Situation) => context.booking !== null,
  hasIntent: ({ context }: Situation) => context.clientSecret !== null,
  hasRefusedIntent: ({ context }: Situation) => context.clientSecret !== null && context.refusal !== null,
  wasRefused: ({ context }: Situation) => context.refusal !== null,
  isAdmin: (_: Situation, { admin }: { admin: boolean }) => admin,
  isGone: (_: Situation, { error }: Failed) => isGone(error),
  isForbidden: (_: Situation, { error }: Failed) => statusOf(error) === 403,
  /** The order is gone, or has another payment: no repetition will change that. */
  isUnwanted: (_: Situation, { error }: Failed) => isGone(error) || statusOf(error) === 409,

  isCreated: (_: Situation, { method }: { method: PaymentMethodAnswer }) => method.state === 'created',
  isSucceeded: (_: Situation, { answer }: Answered) => answer.state === 'succeeded',
  isProcessing: (_: Situation, { answer }: Answered) => answer.state === 'processing',
  isCanceled: (_: Situation, { answer }: Answered) => answer.state === 'canceled',
  needsAuthentication: (_: Situation, { answer }: Answered) => answer.state === 'actionRequired',
};
