import { manyOrders, oddOrders, paidOrders } from '../../../blocks/PaidOrderTable/PaidOrderTable.fixtures.ts';
import type { HistoryView } from './HistoryScreen.tsx';

const ordersHref = '/myOrders';

/** One view of the screen for each state of its list. */
export const historyViews = {
  loading: { ordersHref, payments: { state: 'loading' } },
  empty: { ordersHref, payments: { state: 'empty' } },
  failed: { ordersHref, payments: { state: 'failed', message: 'Your history could not be loaded.' } },
  ready: { ordersHref, payments: { state: 'ready', rows: paidOrders } },
} satisfies Record<HistoryView['payments']['state'], HistoryView>;

export const many: HistoryView = { ordersHref, payments: { state: 'ready', rows: [...oddOrders, ...manyOrders] } };

export const stale: HistoryView = {
  ordersHref,
  payments: { state: 'ready', rows: paidOrders, stale: 'Your history could not be refreshed: this is how it was last.' },
};
