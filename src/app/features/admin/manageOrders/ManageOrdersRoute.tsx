import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ManageOrdersScreen } from '#components/screens/admin/ManageOrdersScreen/ManageOrdersScreen.tsx';
import { usePanelAddress } from '../../../navigation/usePanelAddress.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useTable } from '../../../collection/useTable.ts';
import { orderCollection, toManageOrdersView, toOrderRows } from './connect.ts';

/** /dashboard/manageAllOrders: all bookings, for administrators. `?order=<id>` opens one of them. */
export function ManageOrdersRoute() {
  const { api, platform } = useServices();
  const orders = useQuery({ ...operationQuery(api, 'listBookings', {}), select: toOrderRows });
  const today = platform.today();
  const collection = useMemo(() => orderCollection(today), [today]);
  const { rows, controls, sort, ...on } = useTable(collection, orders.data);
  const panel = usePanelAddress('order');
  return (
    <ManageOrdersScreen
      view={toManageOrdersView(orders, { rows, controls, sort, openId: panel.id })}
      onRetry={() => void orders.refetch()}
      {...on}
      onOpen={panel.open}
      onClose={panel.close}
    />
  );
}
