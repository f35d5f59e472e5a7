import type { OrderRowView } from './OrderTable.tsx';

export const orders: OrderRowView[] = [
  {
    id: '64f0a1c2e4b0000000000501',
    name: 'Ratchet Combination Wrench Set, 12 pc',
    pictures: ['pictures/1f527.webp'],
    deliveryDate: 'Nov 24, 2026',
    quantity: '1',
    amount: '$64.90',
    payment: { state: 'paid', href: '/dashboard/payment/64f0a1c2e4b0000000000501' },
  },
  {
    id: '64f0a1c2e4b0000000000502',
    name: 'Wheel Bolt M14 × 1.5, zinc flake',
    pictures: ['pictures/1f529.webp'],
    deliveryDate: 'Dec 3, 2026',
    quantity: '20',
    amount: '20 × $3.40 = $68.00',
    payment: { state: 'payable', href: '/dashboard/payment/64f0a1c2e4b0000000000502', total: '$68.00' },
  },
  {
    id: '64f0a1c2e4b0000000000506',
    name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock',
    pictures: [],
    deliveryDate: 'Unknown',
    quantity: 'Unknown',
    amount: '',
    payment: { state: 'unpriced' },
  },
];

const bottles = {
  name: 'Bottle Jack, 5 t',
  pictures: ['pictures/1f527.webp'],
  deliveryDate: 'Dec 9, 2026',
  quantity: '1',
  amount: '$89.00',
};

/** A product whose name is written from right to left. */
export const rightToLeft: OrderRowView = {
  ...bottles,
  id: '64f0a1c2e4b0000000000505',
  name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة',
  payment: { state: 'paid', href: '/dashboard/payment/64f0a1c2e4b0000000000505' },
};

/** One order whose charged payment is not saved yet, and one whose payment has an unknown outcome and no reference. */
export const unresolvedOrders: OrderRowView[] = [
  {
    ...bottles,
    id: '64f0a1c2e4b0000000000503',
    payment: {
      state: 'unresolved',
      href: '/dashboard/payment/64f0a1c2e4b0000000000503',
      reference: 'pi_3SVq8wJ2eZvKYlo21c2Qd7aB',
      message: 'Being saved',
    },
  },
  {
    ...bottles,
    id: '64f0a1c2e4b0000000000504',
    name: 'Torque Wrench 40–200 Nm',
    payment: { state: 'unresolved', href: '/dashboard/payment/64f0a1c2e4b0000000000504', reference: '', message: 'Unclear' },
  },
];
