import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import type { ManagedOrderView, ManageOrdersView, OrderPanelView } from './manageOrdersView.ts';

const sorts = [
  { value: '', label: 'As listed' },
  { value: 'name-up', label: 'Name, A to Z' },
  { value: 'name-down', label: 'Name, Z to A' },
  { value: 'date-up', label: 'Delivery Date, earliest first' },
  { value: 'date-down', label: 'Delivery Date, latest first' },
];

const controls: ListControls = {
  values: { query: '', sort: '' },
  searchLabel: 'Search orders',
  sorts,
  filters: [
    { kind: 'toggle', key: 'unpaid', label: 'Unpaid only' },
    { kind: 'toggle', key: 'soon', label: 'Next 14 days' },
  ],
  active: 0,
  count: '4 orders',
  shown: 4,
};

/** An order of a product with this name. */
const orderOf = (product: string): Pick<ManagedOrderView, 'name' | 'product'> => ({ name: product || 'Unnamed product', product });

const bolts: ManagedOrderView = {
  id: '64f0a1c2e4b0000000000502',
  ...orderOf('Wheel Bolt M14 × 1.5, zinc flake'),
  pictures: ['pictures/1f529.webp'],
  email: 'shopper@example.com',
  quantity: 20,
  total: 68,
  date: '2026-12-03',
  phone: '+1 555 0114',
  address: '14 Gasket Lane, Springfield',
  isPaid: false,
  transactionId: '',
};

export const orders: readonly ManagedOrderView[] = [
  {
    ...bolts,
    id: '64f0a1c2e4b0000000000501',
    ...orderOf('Ratchet Combination Wrench Set, 12 pc'),
    pictures: ['pictures/1f527.webp'],
    quantity: 1,
    total: 64.9,
    date: '2026-11-24',
    isPaid: true,
  },
  bolts,
  {
    ...bolts,
    id: '64f0a1c2e4b0000000000504',
    ...orderOf('Touch-Up Paint Brush, size 2'),
    pictures: ['pictures/1f58c-fe0f.webp'],
    email: 'ines@mail.studio.example.org',
    quantity: 6,
    total: 19.2,
    date: '2026-12-09',
    phone: '+44 20 7946 0123',
    address: 'Studio 3, The Old Tannery, Millbrook Road, second courtyard, ring twice',
  },
  {
    ...bolts,
    id: '64f0a1c2e4b0000000000505',
    ...orderOf(''),
    pictures: [],
    email: '',
    quantity: null,
    total: null,
    date: '',
    phone: '',
    address: '',
  },
];

const rest = { controls, sort: null, panel: { state: 'closed' } } as const;

/** One view for each state of the orders. */
export const manageOrdersViews = {
  loading: { ...rest, orders: { state: 'loading' }, controls: { ...controls, count: '', shown: null } },
  empty: { ...rest, orders: { state: 'empty' } },
  failed: { ...rest, orders: { state: 'failed', message: 'Your account is not allowed to do this. Sign in with another account.' } },
  noMatches: {
    ...rest,
    orders: { state: 'noMatches' },
    controls: { ...controls, values: { query: 'flux capacitor', sort: '' }, count: '0 of 4 orders', shown: 0 },
  },
  ready: { ...rest, orders: { state: 'ready', rows: orders } },
} satisfies Record<ManageOrdersView['orders']['state'], ManageOrdersView>;

/** One view for each state of the panel. */
export const panels = {
  closed: { state: 'closed' },
  gone: { state: 'gone' },
  open: { state: 'open', order: bolts },
} satisfies Record<OrderPanelView['state'], OrderPanelView>;

export const withPanel = (panel: OrderPanelView): ManageOrdersView => ({ ...manageOrdersViews.ready, panel });

export const paidPanel: OrderPanelView = {
  state: 'open',
  order: { ...bolts, isPaid: true, transactionId: 'pi_3SVq8wJ2eZvKYlo21c2Qd7aB' },
};

const STALE = 'Could not refresh. The shop has a problem at the moment. Please try again in a little while.';
export const stale: ManageOrdersView = { ...manageOrdersViews.ready, orders: { state: 'ready', rows: orders, stale: STALE } };
export const staleNoMatches: ManageOrdersView = { ...manageOrdersViews.noMatches, orders: { state: 'noMatches', stale: STALE } };

export const sorted: ManageOrdersView = {
  ...manageOrdersViews.ready,
  sort: { column: 'quantity', direction: 'desc' },
  orders: { state: 'ready', rows: orders.toReversed() },
};

export const one: ManageOrdersView = {
  ...manageOrdersViews.ready,
  orders: { state: 'ready', rows: [bolts] },
  controls: { ...controls, count: '1 order', shown: 1 },
};

const longDetails: ManagedOrderView = {
  ...bolts,
  id: '64f0a1c2e4b0000000000507',
  ...orderOf('Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock '.repeat(2).trim()),
  quantity: 9_007_199_254_740_991,
  phone: '+1 555 0100 extension '.repeat(4),
  address: `Donaudampfschifffahrtsgesellschaft${'skapitänsmütze'.repeat(4)}\nThe blue truck, Harbour Market, pitch 9`,
  email: `${'verylongname'.repeat(8)}@example.com`,
  total: 6_489_999_999_935.1,
  transactionId: `pi_${'3SVq8wJ2eZvKYlo21c2Qd7aB'.repeat(4)}`,
};
export const longTexts: ManageOrdersView = { ...manageOrdersViews.ready, orders: { state: 'ready', rows: [longDetails, ...orders] } };
export const longPanel: ManageOrdersView = { ...longTexts, panel: { state: 'open', order: longDetails } };

const arabic: ManagedOrderView = {
  ...bolts,
  id: '64f0a1c2e4b0000000000506',
  ...orderOf('طقم مفاتيح ربط بسقاطة، 12 قطعة'),
  address: 'شارع الورش 14، عمّان',
};
export const rightToLeft: ManageOrdersView = { ...manageOrdersViews.ready, orders: { state: 'ready', rows: [arabic, ...orders] } };
export const rightToLeftPanel: ManageOrdersView = { ...rightToLeft, panel: { state: 'open', order: arabic } };

/** More rows than a table can render at once. */
export const tenThousand: ManageOrdersView = {
  ...manageOrdersViews.ready,
  controls: { ...controls, count: '10,000 orders', shown: 10_000 },
  orders: {
    state: 'ready',
    rows: Array.from({ length: 10_000 }, (_, index) => ({
      ...bolts,
      id: `order-${index}`,
      ...orderOf(`${bolts.name}, parcel ${index + 1}`),
    })),
  },
};
