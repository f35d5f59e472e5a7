import type { SnapshotFrom } from 'xstate';
import { type Booking, isPaid, isPayable } from '#contract/entities/booking.ts';
import { formatPrice } from '#contract/money.ts';
import { newestFirst } from '#contract/newestFirst.ts';
import type { OrderPayment } from '#components/blocks/OrderTable/OrderTable.tsx';
import type { MyOrdersView } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.tsx';
import type { PendingPayment } from '#machines/payment/payment.setup.ts';
import type { removalMachine } from '#machines/removal.machine.ts';
import { paymentPath } from '../../../navigation/paths.ts';
import { PRODUCT_KINDS } from '../../../queries/productKinds.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
import { formatAmount } from '../../../messages/formatAmount.ts';
import { formatDay } from '#contract/formatDay.ts';
import { formatQuantity } from '../../../messages/formatQuantity.ts';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { notRemoved } from '../../../messages/removals.ts';

type DeleteBookingView = MyOrdersView['deleteBooking'];

/** The texts for an unresolved payment in the column 'Payment'. */
const UNRESOLVED: Record<PendingPayment['stage'], string> = { confirming: 'Unclear', charged: 'Being saved', orphaned: 'Not saved' };

const toUnresolved = ({ bookingId, stage, transactionId, intentId }: PendingPayment) => ({
  href: paymentPath(bookingId),
  reference: transactionId || intentId,
  message: UNRESOLVED[stage],
});

function toPayment(booking: Booking, pending: PendingPayment | undefined): OrderPayment {
  if (pending) return { state: 'unresolved', ...toUnresolved(pending) };
  const href = paymentPath(booking._id);
  if (isPaid(booking)) return { state: 'paid', href };
  return isPayable(booking) ? { state: 'payable', href, total: formatPrice(booking.price) } : { state: 'unpriced' };
}

const toRow = (booking: Booking, unresolved: readonly PendingPayment[]) => ({
  id: booking._id,
  name: nameOrMissing(booking.name),
  pictures: [booking.img],
  deliveryDate: formatDay(booking.date),
  quantity: formatQuantity(booking.quantity),
  amount: formatAmount(booking),
  payment: toPayment(
    booking,
    unresolved.find(({ bookingId }) => bookingId === booking._id),
  ),
});

/** Says why a booking was not removed while another tab, or another account in this browser, is paying for it. */
const BEING_PAID = 'A payment for this order is still in progress, so it was not removed. Check the payment first.';

/** Converts the removal machine's state to the question of My Orders. */
export function toDeleteBookingView({ value, context }: SnapshotFrom<typeof removalMachine>): DeleteBookingView {
  const name = nameOrMissing(context.item?.name ?? '');
  const paid = context.item?.paid ?? false;
  switch (value) {
    case 'resting':
      return { state: 'resting' };
    case 'asking':
      return { state: 'asking', name, paid, ...(context.problem === 'paidMeanwhile' && { paidMeanwhile: true }) };
    case 'deleting':
    case 'verifying':
      return { state: 'deleting', name, paid };
    case 'failed':
      return {
        state: 'failed',
        name,
        paid,
        message: context.problem === 'paying' ? BEING_PAID : notRemoved('order', 'removed', context.problem),
      };
    default:
      return value satisfies never;
  }
}

/** Returns the unresolved payments whose orders are not in the list, or none while it is loading. */
function toPaymentsWithoutOrder(
  { data, error }: QueryResult<Booking[]>,
  unresolved: readonly PendingPayment[],
): MyOrdersView['paymentsWithoutOrder'] {
  if (data === undefined && error === null) return [];
  return unresolved
    .filter(({ bookingId }) => data?.every(({ _id }) => _id !== bookingId) ?? true)
    .map((pending) => ({
      ...toUnresolved(pending),
      id: pending.bookingId,
      name: nameOrMissing(pending.name),
      message: `Payment ${UNRESOLVED[pending.stage].toLowerCase()}`,
    }));
}

/** Converts the user's bookings, the removal and the unresolved payments to the view of My Orders. */
export const toMyOrdersView = (
  bookings: QueryResult<Booking[]>,
  deleteBooking: SnapshotFrom<typeof removalMachine>,
  unresolved: readonly PendingPayment[],
): MyOrdersView => ({
  orders: toAsyncList({ data: bookings.data && newestFirst(bookings.data), error: bookings.error }, (booking) =>
    toRow(booking, unresolved),
  ),
  deleteBooking: toDeleteBookingView(deleteBooking),
  paymentsWithoutOrder: toPaymentsWithoutOrder(bookings, unresolved),
  toolsHref: PRODUCT_KINDS.tool.path,
});
