import type { PaidOrderView } from './PaidOrderTable.tsx';

export const wrenchSet: PaidOrderView = {
  id: '64f0a1c2e4b0000000000501',
  name: 'Ratchet Combination Wrench Set, 12 pc',
  pictures: ['pictures/1f527.webp'],
  deliveryDate: 'Nov 24, 2026',
  amount: '$64.90',
  transactionId: 'pi_demo00000000000000000001',
  href: '/dashboard/payment/64f0a1c2e4b0000000000501',
};

export const paidOrders: PaidOrderView[] = [
  {
    id: '64f0a1c2e4b0000000000502',
    name: 'Wheel Bolt M14 × 1.5, zinc flake',
    pictures: ['pictures/1f529.webp'],
    deliveryDate: 'Dec 3, 2026',
    amount: '$78.00',
    transactionId: 'pi_3SVq8wJ2eZvKYlo21c2Qd7aB',
    href: '/dashboard/payment/64f0a1c2e4b0000000000502',
  },
  wrenchSet,
];

export const oddOrders: PaidOrderView[] = [
  {
    ...wrenchSet,
    id: '64f0a1c2e4b0000000000503',
    name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock',
    pictures: [],
    deliveryDate: 'Not set',
    amount: '$6,489,999,999,935.10',
    transactionId: `pi_${'3SVq8wJ2eZvKYlo21c2Qd7aB'.repeat(4)}`,
  },
  { ...wrenchSet, id: '64f0a1c2e4b0000000000504', amount: 'Unknown', transactionId: 'Not recorded' },
  { ...wrenchSet, id: '64f0a1c2e4b0000000000505', name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة', pictures: ['data:image/png;base64,AAAA'] },
];

/** Enough to scroll. */
export const manyOrders: PaidOrderView[] = Array.from({ length: 40 }, (_, index) => ({
  ...wrenchSet,
  id: `64f0a1c2e4b00000000006${String(index).padStart(2, '0')}`,
  name: `${wrenchSet.name}, parcel ${index + 1}`,
}));
