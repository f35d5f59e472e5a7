import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isPaid } from '#contract/entities/booking.ts';
import { MyOrdersScreen, type MyOrdersScreenProps } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { unresolvedPayments } from '../../payments/paymentStore.ts';
import { useServices } from '../../../services/services.ts';
import { toMyOrdersView } from './connect.ts';
import { deleteBookingFlow } from './deleteBooking.actor.ts';
import { paymentsFlow } from '../../payments/paymentsFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /myOrders: lists the signed-in user's bookings, and removes them. */
export function MyOrdersRoute({ empty = 'page' }: Pick<MyOrdersScreenProps, 'empty'>) {
  const { email } = useIdentity();
  const { api } = useServices();
  const deleteBooking = useFlow(deleteBookingFlow).actor;
  const { store } = useFlow(paymentsFlow);
  const bookings = useQuery(operationQuery(api, 'listOwnBookings', { email }));
  const { data: unresolved } = useQuery(unresolvedPayments(store, email));
  const snapshot = useSelector(deleteBooking, (state) => state);
  // Close an open dialog, so that the next visit does not show it. A pending removal continues.
  useEffect(() => () => deleteBooking.send({ type: 'removal.cancel' }), [deleteBooking]);
  const askToDelete = (id: string) => {
    const booking = bookings.data?.find(({ _id }) => _id === id);
    if (booking) deleteBooking.send({ type: 'removal.ask', item: { id, name: booking.name, paid: isPaid(booking) } });
  };
  return (
    <MyOrdersScreen
      empty={empty}
      view={toMyOrdersView(bookings, snapshot, unresolved)}
      onRetry={() => void bookings.refetch()}
      onDelete={askToDelete}
      onConfirmDelete={() => deleteBooking.send({ type: 'removal.confirm' })}
      onCancelDelete={() => deleteBooking.send({ type: 'removal.cancel' })}
    />
  );
}
