import { useQuery } from '@tanstack/react-query';
import { HistoryScreen } from '#components/screens/account/HistoryScreen/HistoryScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toHistoryView } from './connect.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /dashboard/history: the signed-in user's paid bookings, from the same query as My Orders. */
export function HistoryRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const bookings = useQuery(operationQuery(api, 'listOwnBookings', { email }));
  return <HistoryScreen view={toHistoryView(bookings)} onRetry={() => void bookings.refetch()} />;
}
