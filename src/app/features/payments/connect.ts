import type { SnapshotFrom } from 'xstate';
import { formatPrice } from '#contract/money.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { ReceiptView } from '#components/blocks/Receipt/receiptView.ts';
import type { PaymentView } from '#components/screens/account/PaymentScreen/paymentView.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentContext } from '#machines/payment/payment.setup.ts';
import type { Booking } from '#contract/entities/booking.ts';
import { sentenceOfFailure } from '../../messages/failureSentences.ts';
import {
  AUTHENTICATING,
  LOOKING_UP,
  refusalMessage,
  CARD_FIELD_FAILED,
  orphanedMessage,
  unknownMessage,
  unrecordedMessage,
} from '../../messages/payments.ts';
import { formatPieces } from '../../messages/formatAmount.ts';
import { formatDay } from '#contract/formatDay.ts';
import { formatQuantity } from '../../messages/formatQuantity.ts';
import { nameOrMissing } from '../../messages/nameOrMissing.ts';
import { MY_ORDERS_PATH } from '../../navigation/paths.ts';

/** Converts a paid booking to its receipt. */
const toReceipt = (booking: Booking): ReceiptView => ({
  name: nameOrMissing(booking.name),
  pictures: [booking.img],
  quantity: formatQuantity(booking.quantity),
  deliveryDate: formatDay(booking.date),
  address: booking.address,
  phone: booking.phone,
  email: booking.email,
  amount: formatPrice(booking.price),
  transactionId: booking.transactionId,
});

/** The name and amount to pay. They come from the stored payment until the booking is loaded. */
const dueOf = ({ booking, pending }: PaymentContext) => ({
  name: nameOrMissing(booking?.name ?? pending?.name ?? ''),
  amount: formatPrice(booking?.price ?? pending?.price ?? null),
});

/** Tells the page that the browser cannot remember the payment. */
const storedOf = ({ isStored }: PaymentContext) => (isStored ? {} : { isStored });

const referenceOf = (context: PaymentContext) => ({ ...dueOf(context), ...storedOf(context), reference: context.pending?.intentId ?? '' });

const chargeOf = (context: PaymentContext) => ({
  ...dueOf(context),
  ...storedOf(context),
  transactionId: context.pending?.transactionId ?? '',
});

const productOf = ({ booking, bookingId }: PaymentContext) => ({
  pieces: booking === null ? '' : formatPieces(booking),
  product: { id: bookingId, pictures: booking === null ? [] : [booking.img] },
});

/** Converts the booking to a view with its receipt. It is always loaded in 'paid' and 'alreadyPaid'. */
const toReceiptView = ({ booking }: PaymentContext, view: (receipt: ReceiptView) => PaymentView): PaymentView =>
  booking === null ? { state: 'loading', ordersHref: MY_ORDERS_PATH } : view(toReceipt(booking));

/** Converts the payment machine's state to the payment screen's view. */
export function toPaymentView({ value, context }: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const home = { ordersHref: MY_ORDERS_PATH };
  const form = { ...home, ...dueOf(context), ...productOf(context) };
  const lost = { state: 'lost' as const, ...home, ...referenceOf(context) };
  const unseen = { state: 'unknown' as const, message: LOOKING_UP, retry: 'busy' as const, ...home, ...referenceOf(context) };
  switch (value) {
    case 'restoring':
      return context.pending === null ? { state: 'loading', ...home } : { ...lost, retry: 'busy' };
    case 'loading':
    case 'openingCardField':
    case 'creatingIntent':
      return { state: 'loading', ...home };
    case 'failed':
      return { state: 'failed', message: sentenceOfFailure(context.failure), ...home };
    case 'cardFieldFailed':
      return { state: 'failed', message: CARD_FIELD_FAILED, ...home };
    case 'intentFailed':
      return { state: 'failed', message: `The payment could not be started. ${sentenceOfFailure(context.failure)}`, ...home };
    case 'ready':
      return { state: 'ready', ...form };
    case 'declined':
      return {
        state: 'declined',
        message: refusalMessage(context.refusal),
        isAboutCard: (context.refusal?.reason ?? 'declined') === 'declined',
        ...form,
      };
    case 'creatingMethod':
      return { state: 'paying', step: 'Checking your card …', ...form };
    case 'acquiringLock':
      return { state: 'paying', step: 'Checking for a payment in another tab …', ...form };
    case 'recheckingBooking':
      return { state: 'paying', step: 'Checking your order again …', ...form };
    case 'queueing':
      return { state: 'elsewhere', by: 'tab', ...home };
    case 'pendingForOtherAccount':
      return { state: 'elsewhere', by: 'account', ...home };
    case 'confirming':
      return { state: 'paying', step: 'Charging your card …', ...form };
    case 'authenticating':
      return context.booking === null ? { ...unseen, message: AUTHENTICATING } : { state: 'authenticating', ...form };
    case 'lookingUp':
      return context.paymentMethodId === null ? unseen : { state: 'paying', step: 'Checking the status of your payment …', ...form };
    case 'unknown':
      return { state: 'unknown', message: unknownMessage(context), retry: 'ready', ...home, ...referenceOf(context) };
    case 'processing':
      return { state: 'processing', retry: 'ready', ...home, ...referenceOf(context) };
    case 'polling':
      return { state: 'processing', retry: 'busy', ...home, ...referenceOf(context) };
    case 'lost':
      return { ...lost, retry: 'ready' };
    case 'checkingOrder':
      return { ...lost, retry: 'busy' };
    case 'recording':
    case 'verifyingOrder':
      return {
        state: 'recording',
        // The response to the first try proves nothing, and is no failure until the order has been read.
        message: context.failure === null || context.tries === 0 ? '' : unrecordedMessage(context.failure),
        ...home,
        ...chargeOf(context),
      };
    case 'unrecorded':
      return { state: 'unrecorded', message: unrecordedMessage(context.failure), ...home, ...chargeOf(context) };
    case 'orphaned':
    case 'dismissing':
      return { state: 'orphaned', message: orphanedMessage(context), ...home, ...chargeOf(context) };
    case 'missing':
      return { state: 'missing', ...home };
    case 'notYours':
      return { state: 'notYours', ...home };
    case 'unpayable':
      return { state: 'unpayable', name: dueOf(context).name, ...home };
    case 'alreadyPaid':
      return toReceiptView(context, (receipt) => ({
        state: 'alreadyPaid',
        receipt,
        ...(context.pending && { unresolvedReference: context.pending.intentId }),
        isOthers: !sameEmail(receipt.email, context.email),
        ...home,
      }));
    case 'paid':
      return toReceiptView(context, (receipt) => ({ state: 'paid', transactionId: receipt.transactionId, receipt, ...home }));
    default:
      return value satisfies never;
  }
}
