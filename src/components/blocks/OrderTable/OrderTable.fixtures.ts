import type { OrderRowView } from './orderRow.ts';

export const orders: OrderRowView[] = [
  {
    id: '64f0a1c2e4b0000000000501',
    name: 'Ratchet Combination Wrench Set, 12 pc',
    pictures: ['pictures/1f527.webp'],
    deliveryDate: 'Nov 24, 2026',
    quantity: '1',
    paid: true,
    payable: false,
  },
  {
    id: '64f0a1c2e4b0000000000502',
    name: 'Wheel Bolt M14 × 1.5, zinc flake',
    pictures: ['pictures/1f529.webp'],
    deliveryDate: 'Dec 3, 2026',
    quantity: '20',
    paid: false,
    payable: true,
  },
  {
    id: '64f0a1c2e4b0000000000506',
    name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock',
    pictures: [],
    deliveryDate: 'Unknown',
    quantity: 'Unknown',
    paid: false,
    payable: false,
  },
];
