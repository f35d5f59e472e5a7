import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isPaid } from '#contract/entities/booking.ts';
import { MyOrdersScreen } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { read } from '../../../queries/read.ts';
import { unresolvedPayments } from '../../payments/unresolvedPayments.ts';
import { useServices } from '../../../services/services.ts';
import { toMyOrdersView } from './connect.ts';
import { deleteBookingFlow } from './deleteBookingFlow.ts';
import { paymentsFlow } from '../../payments/paymentsFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /myOrders: lists the signed-in user's bookings, and removes them. */
export function MyOrdersRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const removal = useFlow(deleteBookingFlow).actor;
  const { store } = useFlow(paymentsFlow);
  const bookings = useQuery(read(api, 'listOwnBookings', { email }));
  const { data: unresolved = [] } = useQuery(unresolvedPayments(store, email));
  const snapshot = useSelector(removal, (state) => state);
  // Close an open question, so that the next visit does not show it. A pending removal continues.
  useEffect(() => () => removal.send({ type: 'deleteBooking.cancel' }), [removal]);
  const ask = (id: string) => {
    const booking = bookings.data?.find(({ _id }) => _id === id);
    if (booking) removal.send({ type: 'deleteBooking.ask', order: { id, name: booking.name, paid: isPaid(booking) } });
  };
  return (
    <>
      <PageTitle>My Orders</PageTitle>
      <MyOrdersScreen
        view={toMyOrdersView(bookings, snapshot, unresolved)}
        onRetry={() => void bookings.refetch()}
        onRemove={ask}
        onConfirmRemoval={() => removal.send({ type: 'deleteBooking.confirm' })}
        onCancelRemoval={() => removal.send({ type: 'deleteBooking.cancel' })}
      />
    </>
  );
}
