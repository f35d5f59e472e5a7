import { orders, unresolvedOrders } from '../../../blocks/OrderTable/OrderTable.fixtures.ts';
import type { MyOrdersView, DeleteBookingView } from './MyOrdersScreen.tsx';

const resting = { deleteBooking: { state: 'resting' }, paymentsWithoutOrder: [], toolsHref: '/showAllCarProducts' } as const;

/** One view of the screen for each state of its list. */
export const myOrdersViews = {
  loading: { ...resting, orders: { state: 'loading' } },
  empty: { ...resting, orders: { state: 'empty' } },
  failed: { ...resting, orders: { state: 'failed', message: 'Your orders could not be loaded.' } },
  ready: { ...resting, orders: { state: 'ready', rows: orders } },
} satisfies Record<MyOrdersView['orders']['state'], MyOrdersView>;

export const unresolved: MyOrdersView = { ...resting, orders: { state: 'ready', rows: [...unresolvedOrders, ...orders] } };

/** A pending payment without its order, and without a reference from the provider. */
export const paymentWithoutReference: MyOrdersView = {
  ...resting,
  paymentsWithoutOrder: [
    {
      id: '64f0a1c2e4b0000000000598',
      name: 'Bottle Jack, 5 t',
      message: 'Unclear',
      reference: '',
      href: '/dashboard/payment/64f0a1c2e4b0000000000598',
    },
  ],
  orders: { state: 'empty' },
};

/** A pending payment without its order, which was removed while it was being paid. */
export const paymentsWithoutOrder: MyOrdersView = {
  ...resting,
  paymentsWithoutOrder: [
    {
      id: '64f0a1c2e4b0000000000599',
      name: 'Wheel Bolt M14 × 1.5, zinc flake',
      message: 'Payment not saved',
      reference: 'pi_65f0a1c2e4b0000000000001',
      href: '/dashboard/payment/64f0a1c2e4b0000000000599',
    },
  ],
  orders: { state: 'ready', rows: orders },
};

export const stale: MyOrdersView = {
  ...resting,
  orders: { state: 'ready', rows: orders, stale: 'Your orders could not be refreshed: this is how they were last.' },
};

const bolts = { name: 'Wheel Bolt M14 × 1.5, zinc flake', paid: false };

/** One view for each state of removing an order. */
export const deleteBookings = {
  resting: { state: 'resting' },
  asking: { state: 'asking', ...bolts },
  deleting: { state: 'deleting', ...bolts },
  failed: { state: 'failed', ...bolts, message: 'The order could not be removed. It is still there.' },
} satisfies Record<DeleteBookingView['state'], DeleteBookingView>;

/** The order was paid between the confirmation and the removal. */
export const askingAgainPaid: DeleteBookingView = { state: 'asking', ...bolts, paid: true, paidMeanwhile: true };

export const askingAboutPaid: DeleteBookingView = { state: 'asking', name: 'Ratchet Combination Wrench Set, 12 pc', paid: true };
