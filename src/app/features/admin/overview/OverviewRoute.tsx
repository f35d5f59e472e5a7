import { useQuery } from '@tanstack/react-query';
import { OverviewScreen } from '#components/screens/admin/OverviewScreen/OverviewScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toOverviewView } from './connect.ts';

/** The overview above My Orders for administrators, from the same lists as the admin pages. */
export function OverviewRoute() {
  const { api, platform } = useServices();
  const bookings = useQuery(operationQuery(api, 'listBookings', {}));
  const tools = useQuery(operationQuery(api, 'listTools', {}));
  const lists = { bookings: () => bookings.refetch(), stock: () => tools.refetch() };
  return <OverviewScreen view={toOverviewView(bookings, tools, platform.today())} onRetry={(list) => void lists[list]()} />;
}
