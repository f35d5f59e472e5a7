import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { formatCount } from '#contract/formatCount.ts';
import { isLowStock } from '#contract/lowStock.ts';
import { formatPrice, sumPrices } from '#contract/money.ts';
import { newestFirst } from '#contract/newestFirst.ts';
import type { FigureView } from '#components/blocks/FigureCard/FigureCard.tsx';
import { type LatestOrderView, LATEST_ORDERS } from '#components/blocks/LatestOrders/LatestOrders.tsx';
import type { AsyncValue } from '#components/asyncList.ts';
import { textOrMissing, totalText } from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import type { OverviewView } from '#components/screens/admin/OverviewScreen/OverviewScreen.tsx';
import type { DeliveriesView } from '#components/blocks/DeliveriesCard/DeliveriesCard.tsx';
import { sentenceOf, staleSentenceOf } from '../../../messages/failureSentences.ts';
import { MANAGE_ORDERS_PATH, MANAGE_TOOLS_PATH } from '../../../navigation/paths.ts';
import { daysFrom, SOON_DAYS } from '../../../messages/daysFrom.ts';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { formatWeekday } from '#contract/formatDay.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Counts the orders of each of the next days, paid or not, because both are delivered. Orders without a day do not count. */
function toDeliveries(bookings: readonly Booking[], today: string): DeliveriesView {
  const counts = new Map<string, number>();
  for (const { date } of bookings) counts.set(date, (counts.get(date) ?? 0) + 1);
  const days = daysFrom(today, SOON_DAYS).map((day) => ({
    key: day,
    label: formatWeekday(day),
    tick: String(Number(day.slice(-2))),
    value: counts.get(day) ?? 0,
  }));
  const all = days.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(...days.map(({ value }) => value));
  const busiest = days.filter(({ value }) => value === most);
  if (all === 0) return { days, note: 'No deliveries on these days' };
  return { days, note: busiest.length === 1 && all > most ? `${orders(all)}, most on ${busiest[0]?.label ?? ''} (${most})` : orders(all) };
}

/** Converts a list to its figures. A list that could not be refreshed keeps them. An empty list has figures too. */
function toAsyncValue<Row, Figures>({ data, error }: QueryResult<Row[]>, count: (rows: readonly Row[]) => Figures): AsyncValue<Figures> {
  if (data !== undefined) return { state: 'ready', figures: count(data), ...(error !== null && { stale: staleSentenceOf(error) }) };
  return error === null ? { state: 'loading' } : { state: 'failed', message: sentenceOf(error) };
}

/**
 * Sums up the unpaid orders. Prices that cannot be read are left out and reported. If none can be read, or the sum is too large to be exact,
 * it is unknown.
 */
function toUnpaid(bookings: readonly Booking[]): FigureView {
  if (bookings.length === 0) return { figure: formatPrice(0), notes: ['No bookings yet'] };
  const unpaid = bookings.filter((booking) => !isPaid(booking));
  const prices = unpaid.flatMap(({ price }) => price ?? []);
  const unpriced = unpaid.length - prices.length;
  const sum = unpriced > 0 && prices.length === 0 ? null : sumPrices(prices);
  return {
    figure: sum === null ? 'Unknown' : formatPrice(sum),
    notes: [
      `${formatCount(unpaid.length)} of ${formatCount(bookings.length)} ${bookings.length === 1 ? 'booking' : 'bookings'}`,
      ...(unpriced > 0 ? [`${formatCount(unpriced)} without a price`] : []),
    ],
  };
}

/** Counts the tools that are low. An unknown stock does not count as low, but is reported, because it may be. */
function toLowStock(tools: readonly Tool[]): FigureView {
  if (tools.length === 0) return { figure: '0', notes: ['No car tools yet'] };
  const unknown = tools.filter(({ quantity }) => quantity === null).length;
  return {
    figure: formatCount(tools.filter(({ quantity }) => isLowStock(quantity)).length),
    notes: [
      `of ${formatCount(tools.length)} car ${tools.length === 1 ? 'tool' : 'tools'}`,
      ...(unknown > 0 ? [`${formatCount(unknown)} with unknown stock`] : []),
    ],
  };
}

const toLatest = (bookings: readonly Booking[]): LatestOrderView[] =>
  newestFirst(bookings)
    .slice(0, LATEST_ORDERS)
    .map((booking) => ({
      id: booking._id,
      name: nameOrMissing(booking.name),
      pictures: [booking.img],
      email: textOrMissing(booking.email),
      total: totalText(booking.price),
      isPaid: isPaid(booking),
      href: `${MANAGE_ORDERS_PATH}?${new URLSearchParams({ order: booking._id }).toString()}`,
    }));

/**
 * Converts the two lists to the overview.
 * @param today the local day as YYYY-MM-DD
 */
export const toOverviewView = (bookings: QueryResult<Booking[]>, tools: QueryResult<Tool[]>, today: string): OverviewView => ({
  bookings: toAsyncValue(bookings, (rows) => ({ unpaid: toUnpaid(rows), deliveries: toDeliveries(rows, today), latest: toLatest(rows) })),
  stock: toAsyncValue(tools, toLowStock),
  unpaidHref: `${MANAGE_ORDERS_PATH}?show=unpaid`,
  lowStockHref: `${MANAGE_TOOLS_PATH}?show=low`,
  ordersHref: MANAGE_ORDERS_PATH,
});
