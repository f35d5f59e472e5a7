import { deliveries, many as manyDeliveries, none } from '../../../blocks/DeliveriesCard/DeliveriesCard.fixtures.ts';
import { figures, long, lowStock, noBookings, withUnpriced } from '../../../blocks/FigureCard/FigureCard.fixtures.ts';
import { latestOrders, longOrders } from '../../../blocks/LatestOrders/LatestOrders.fixtures.ts';
import type { OverviewView } from './OverviewScreen.tsx';

const links = {
  unpaidHref: '/dashboard/manageAllOrders?show=unpaid',
  lowStockHref: '/dashboard/manageAllProducts?show=low',
  ordersHref: '/dashboard/manageAllOrders',
};
const { failed } = figures;
const loading = { state: 'loading' } as const;

const bookings = {
  state: 'ready',
  figures: { unpaid: figures.ready.figures, deliveries: deliveries.ready.figures, latest: latestOrders.ready.figures },
} satisfies OverviewView['bookings'];
const stale = 'Could not refresh. The shop is taking too long to answer. Please try again.';

/** One view for each state, with both lists in the same state. */
export const overviewViews = {
  loading: { ...links, bookings: loading, stock: loading },
  failed: { ...links, bookings: failed, stock: failed },
  ready: { ...links, bookings, stock: { state: 'ready', figures: lowStock } },
} satisfies Record<OverviewView['bookings']['state'], OverviewView>;

export const bookingsFailed: OverviewView = { ...overviewViews.ready, bookings: failed };
export const stockFailed: OverviewView = { ...overviewViews.ready, stock: failed };
export const bookingsLoading: OverviewView = { ...overviewViews.ready, bookings: loading };
export const staleBookings: OverviewView = { ...overviewViews.ready, bookings: { ...bookings, stale } };
export const empty: OverviewView = {
  ...links,
  bookings: { state: 'ready', figures: { unpaid: noBookings, deliveries: none, latest: [] } },
  stock: { state: 'ready', figures: { figure: '0', notes: ['No car tools yet'] } },
};
export const unpriced: OverviewView = {
  ...overviewViews.ready,
  bookings: { state: 'ready', figures: { ...bookings.figures, unpaid: withUnpriced } },
};
export const longNumbers: OverviewView = {
  ...links,
  bookings: { state: 'ready', figures: { unpaid: long, deliveries: manyDeliveries, latest: longOrders } },
  stock: { state: 'ready', figures: { figure: '10,000', notes: ['of 20,000 car tools', '9,999 with unknown stock'] } },
};
