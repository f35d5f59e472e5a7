import { useQuery } from '@tanstack/react-query';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import { formatDay } from '#contract/formatDay.ts';
import { formatPrice } from '#contract/money.ts';
import type { PaidOrderView } from '#components/blocks/PaidOrderTable/PaidOrderTable.tsx';
import { HistoryScreen, type HistoryView } from '#components/screens/account/HistoryScreen/HistoryScreen.tsx';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { MY_ORDERS_PATH, paymentPath } from '../../../navigation/paths.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';
import { useServices } from '../../../services/services.ts';

const toRow = (booking: Booking): PaidOrderView => ({
  id: booking._id,
  name: nameOrMissing(booking.name),
  pictures: [booking.img],
  deliveryDate: formatDay(booking.date),
  amount: booking.price === null ? 'Unknown' : formatPrice(booking.price),
  transactionId: booking.transactionId || 'Not recorded',
  href: paymentPath(booking._id),
});

/** Sorts by delivery day, latest first, and days that are not set last. Within a day, the backend's order stays. */
const byDay = (one: Booking, other: Booking): number => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1);

/** Converts the user's bookings to the History view, which shows the paid ones. */
export const toHistoryView = ({ data, error }: QueryResult<Booking[]>): HistoryView => ({
  payments: toAsyncList({ data: data?.filter(isPaid).toSorted(byDay), error }, toRow),
  ordersHref: MY_ORDERS_PATH,
});

/** /dashboard/history: the signed-in user's paid bookings, from the same query as My Orders. */
export function HistoryRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const bookings = useQuery(operationQuery(api, 'listOwnBookings', { email }));
  return <HistoryScreen view={toHistoryView(bookings)} onRetry={() => void bookings.refetch()} />;
}
