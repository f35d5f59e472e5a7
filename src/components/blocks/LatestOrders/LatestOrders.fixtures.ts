import type { AsyncValue } from '../../asyncList.ts';
import type { LatestOrderView } from './LatestOrders.tsx';

const toOrder = (index: number, order: Pick<LatestOrderView, 'name' | 'total'> & Partial<LatestOrderView>): LatestOrderView => ({
  id: `64f0a1c2e4b000000000050${index}`,
  pictures: ['pictures/1f527.webp'],
  email: 'shopper@example.com',
  isPaid: false,
  href: `/dashboard/manageAllOrders?order=64f0a1c2e4b000000000050${index}`,
  ...order,
});

const rows = [
  toOrder(5, { name: 'High-Visibility Vest, EN ISO 20471', total: '$26.70', pictures: ['pictures/1f9ba.webp'], isPaid: true }),
  toOrder(4, { name: 'Kinetic Tow Rope 6 m, 8 t', total: '$46.00', pictures: ['pictures/1faa2.webp'], email: 'darnell@example.com' }),
  toOrder(3, { name: 'Touch-Up Paint Brush, size 2', total: '$38.70', pictures: ['pictures/1f58c-fe0f.webp'] }),
  toOrder(2, { name: 'Wheel Bolt M14 × 1.5, zinc flake', total: '$68.00', pictures: ['pictures/1f529.webp'] }),
  toOrder(1, { name: 'Ratchet Combination Wrench Set, 12 pc', total: '$64.90', isPaid: true }),
];

export const latestOrders = {
  loading: { state: 'loading' },
  failed: { state: 'failed', message: 'The shop has a problem at the moment. Please try again in a little while.' },
  ready: { state: 'ready', figures: rows },
} satisfies Record<AsyncValue<readonly LatestOrderView[]>['state'], AsyncValue<readonly LatestOrderView[]>>;

export const longOrders: readonly LatestOrderView[] = [
  toOrder(6, {
    name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock',
    email: `${'verylongname'.repeat(8)}@example.com`,
    total: '$6,489,999,999,935.10',
    pictures: [],
  }),
  toOrder(7, { name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة', email: 'Not given', total: 'Unknown' }),
];
