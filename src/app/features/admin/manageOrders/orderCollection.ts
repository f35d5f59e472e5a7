import { orderColumns } from '#components/screens/admin/ManageOrdersScreen/orderColumns.tsx';
import { toggle } from '../../../collection/collection.ts';
import { sortsOf } from '../../../collection/columns.ts';
import type { TableCollection } from '../../../collection/useTable.ts';
import { daysFrom, SOON_DAYS } from '../../../messages/daysFrom.ts';
import type { OrderRow } from './connect.ts';

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
