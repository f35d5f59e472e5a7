import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ManageOrdersScreen } from '#components/screens/admin/ManageOrdersScreen/ManageOrdersScreen.tsx';
import { usePanelAddress } from '../../../navigation/usePanelAddress.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useTable } from '../../../collection/table/useTable.ts';
import { toManagedOrderView, toManageOrdersView } from './connect.ts';
import { orderTable } from './orderTable.ts';

/** /dashboard/manageAllOrders: all bookings, for administrators. `?order=<id>` opens one of them. */
export function ManageOrdersRoute() {
  const { api, platform } = useServices();
  const bookings = useQuery(operationQuery(api, 'listBookings', {}));
  const today = platform.today();
  const definition = useMemo(() => orderTable(today), [today]);
  const { rows: matching, controls, sort, ...table } = useTable(definition, bookings.data);
  const rows = useMemo(() => matching.map(toManagedOrderView), [matching]);
  const panel = usePanelAddress('order');
  return (
    <ManageOrdersScreen
      view={toManageOrdersView(bookings, { rows, controls, sort, openId: panel.id })}
      onRetry={() => void bookings.refetch()}
      onChange={table.onChange}
      onSort={table.onSort}
      onClear={table.onClear}
      onExport={table.onExport}
      onOpen={panel.open}
      onClose={panel.close}
    />
  );
}
