import { type Booking, isPaid } from '#contract/entities/booking.ts';
import {
  type ManagedOrderView,
  type ManageOrdersView,
  type OrderPanelView,
} from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import { orderColumns } from '#components/screens/admin/ManageOrdersScreen/orderColumns.tsx';
import { type Searchable, toggle } from '../../../collection/collection.ts';
import { sortsOf } from '../../../collection/columns.ts';
import { normalizeText, toSearchText } from '../../../collection/searchText.ts';
import { toTableRows } from '../../../collection/toTableRows.ts';
import type { TableCollection } from '../../../collection/useTable.ts';
import { daysFrom, SOON_DAYS } from '../../../messages/daysFrom.ts';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

/** The row of a booking. */
export type OrderRow = ManagedOrderView & Searchable;

/** Converts bookings to rows. The search also has phone numbers without spaces and with no sign but the plus, as phones write them. */
export const toOrderRows = (bookings: Booking[]): OrderRow[] =>
  bookings.map((booking) => {
    const { _id: id, name, img, price, quantity, email, date, phone, address, transactionId } = booking;
    return {
      id,
      name: nameOrMissing(name),
      product: name,
      pictures: [img],
      email,
      quantity,
      total: price,
      date,
      phone,
      address,
      isPaid: isPaid(booking),
      transactionId,
      searchText: toSearchText(name, email, phone, normalizeText(phone).replaceAll(/[^\d+]/g, ''), address, id),
    };
  });

/** The table of orders. `today` is the local day. Memoize the result for a day. */
export function orderCollection(today: string): TableCollection<OrderRow> {
  const soon = new Set(daysFrom(today, SOON_DAYS));
  return {
    nouns: ['order', 'orders'],
    file: 'orders',
    columns: orderColumns,
    sorts: sortsOf(orderColumns),
    filters: {
      unpaid: toggle('Unpaid only', ({ isPaid }) => !isPaid),
      soon: toggle(`Next ${SOON_DAYS} days`, ({ date }) => soon.has(date)),
    },
  };
}

/**
 * The panel for the order in the URL. It is closed until the orders are loaded, because only then is it known if the order is among them.
 */
function toPanel(orders: readonly ManagedOrderView[] | undefined, openId: string | null): OrderPanelView {
  if (openId === null || orders === undefined) return { state: 'closed' };
  const order = orders.find(({ id }) => id === openId);
  return order === undefined ? { state: 'gone' } : { state: 'open', order };
}

interface Shown extends Pick<ManageOrdersView, 'controls' | 'sort'> {
  /** The rows that match the filters, in the chosen order. */
  rows: readonly ManagedOrderView[];
  /** The id of the order in the URL. */
  openId: string | null;
}

/** Converts all orders to the administrator's table, and the one in the URL to its panel. */
export function toManageOrdersView(
  { data, error }: QueryResult<ManagedOrderView[]>,
  { rows, controls, sort, openId }: Shown,
): ManageOrdersView {
  return { orders: toTableRows({ data, error }, rows), controls, sort, panel: toPanel(data, openId) };
}
