import type { UseQueryResult } from '@tanstack/react-query';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import { formatPrice } from '#contract/money.ts';
import type {
  ManagedOrderView,
  ManagedOrderDetailsView,
  ManageOrdersView,
  OrderPanelView,
} from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import { oncePerRow } from '../../../collection/oncePerRow.ts';
import { toTableRows } from '../../../collection/table/toTableRows.ts';
import { formatDay } from '../../../messages/formatDay.ts';
import { formatQuantity } from '../../../messages/formatQuantity.ts';
import { paymentStatus } from './orderTable.ts';

const textOr = (text: string, otherwise: string): string => (text.trim() === '' ? otherwise : text);

/** Converts a booking to its row. */
export const toManagedOrderView = oncePerRow((booking: Booking): ManagedOrderView => ({
  id: booking._id,
  name: textOr(booking.name, 'Unnamed product'),
  pictures: [booking.img],
  email: textOr(booking.email, 'Not given'),
  quantity: formatQuantity(booking.quantity),
  total: booking.price === null ? 'Unknown' : formatPrice(booking.price),
  deliveryDate: formatDay(booking.date),
  phone: textOr(booking.phone, 'Not given'),
  address: textOr(booking.address, 'Not given'),
  payment: paymentStatus(booking),
}));

/** Converts a booking to its panel's view. */
const toDetails = (booking: Booking): ManagedOrderDetailsView => ({
  ...toManagedOrderView(booking),
  transactionId: textOr(booking.transactionId, isPaid(booking) ? 'Not recorded' : 'None yet'),
});

/**
 * The panel for the order in the URL. It is closed until the orders are loaded, because only then is it known if the order is among them.
 */
function toPanel(bookings: readonly Booking[] | undefined, openId: string | null): OrderPanelView {
  if (openId === null || bookings === undefined) return { state: 'closed' };
  const booking = bookings.find(({ _id }) => _id === openId);
  return booking === undefined ? { state: 'gone' } : { state: 'open', order: toDetails(booking) };
}

interface Shown extends Pick<ManageOrdersView, 'controls' | 'sort'> {
  /** The rows that match the filters, in the chosen order. */
  rows: readonly ManagedOrderView[];
  /** The id of the order in the URL. */
  openId: string | null;
}

/** Converts all bookings to the administrator's table, and the one in the URL to its panel. */
export function toManageOrdersView(
  { data, error }: Pick<UseQueryResult<Booking[]>, 'data' | 'error'>,
  { rows, controls, sort, openId }: Shown,
): ManageOrdersView {
  return { orders: toTableRows({ data, error }, rows), controls, sort, panel: toPanel(data, openId) };
}
