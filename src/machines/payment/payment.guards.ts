import { hasStatus, isGone } from '#contract/apiError.ts';
import { type Booking, isPaid, isPayable } from '#contract/entities/booking.ts';
import type { PaymentAnswer, PaymentMethodAnswer } from '#contract/payment.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { PaymentContext, Recalled } from './payment.types.ts';

interface Situation {
  context: PaymentContext;
}
type Remembered = { recalled: Recalled };
type Found = { found: Booking | null };
type Answered = { answer: PaymentAnswer };
type Failed = { error: unknown };

/** Look-ups of an untried intent, 1, 2, 4, 8, 16 and 32 s apart. */
const LOOKS = 6;
/** Failed look-ups after which the app stops asking the provider. */
const ENOUGH = 3;

/** The guards of the payment machine. */
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
  isUnpayable: (_: Situation, { found }: Found) => found !== null && !isPayable(found),
  /** Paid with another transaction than the pending payment, which may have been charged as well. */
  isPaidOtherwise: ({ context: { attempt } }: Situation, { found }: Found) => {
    const paidWith = found?.transactionId ?? '';
    return attempt !== null && paidWith !== '' && ![attempt.intentId, attempt.transactionId].includes(paidWith);
  },
  isRecorded: ({ context }: Situation, { found }: Found) =>
    found !== null && found.transactionId !== '' && found.transactionId === context.attempt?.transactionId,
  /** The intent would charge another price than the booking's. */
  isRepriced: ({ context }: Situation, { found }: Found) => context.clientSecret !== null && found?.price !== context.intentPrice,
  isDoubtful: ({ context }: Situation) => context.attempt !== null,
  hasCard: ({ context }: Situation) => context.paymentMethodId !== null,
  hasBooking: ({ context }: Situation) => context.booking !== null,
  hasIntent: ({ context }: Situation) => context.clientSecret !== null,
  hasRefusedIntent: ({ context }: Situation) => context.clientSecret !== null && context.refusal !== null,
  wasRefused: ({ context }: Situation) => context.refusal !== null,
  isAdmin: (_: Situation, { admin }: { admin: boolean }) => admin,
  isGone: (_: Situation, { error }: Failed) => isGone(error),
  isForbidden: (_: Situation, { error }: Failed) => hasStatus(error, 403),
  /** The order is gone or has another payment, so repeating the call cannot help. */
  isUnwanted: (_: Situation, { error }: Failed) => isGone(error) || hasStatus(error, 409),

  isCreated: (_: Situation, { method }: { method: PaymentMethodAnswer }) => method.state === 'created',
  /** Charged after the user left, so it cannot be recorded yet. */
  isSucceededForsaken: ({ context }: Situation, { answer }: Answered) => answer.state === 'succeeded' && context.isForsaken,
  isSucceeded: (_: Situation, { answer }: Answered) => answer.state === 'succeeded',
  isProcessing: (_: Situation, { answer }: Answered) => answer.state === 'processing',
  isCanceled: (_: Situation, { answer }: Answered) => answer.state === 'canceled',
  /** The intent looks untried, but the charge may not have reached the provider yet. Believed after a minute. */
  isUntriedYet: ({ context }: Situation, { answer }: Answered) =>
    answer.state === 'declined' && answer.message === '' && context.tries < LOOKS,
  hasLookedEnough: ({ context }: Situation) => context.tries >= ENOUGH,
  /** The bank requires authentication, but its question may open only after a click. */
  waitsToAsk: ({ context }: Situation, { answer }: Answered) => answer.state === 'actionRequired' && !context.mayAsk,
  needsAuthentication: (_: Situation, { answer }: Answered) => answer.state === 'actionRequired',
};
