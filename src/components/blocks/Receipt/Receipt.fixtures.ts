import type { ReceiptView } from './receiptView.ts';

export const receipt: ReceiptView = {
  name: 'Ratchet Combination Wrench Set, 12 pc',
  pictures: ['pictures/1f527.webp'],
  quantity: '2',
  deliveryDate: 'Dec 4, 2026',
  address: '14 Gasket Lane, Springfield',
  phone: '+1 555 0142',
  email: 'shopper@example.com',
  amount: '$129.80',
  transactionId: 'pi_3SVq8wJ2eZvKYlo21c2Qd7aB',
};

/** Paid, but without a recorded transaction id. */
export const withoutTransaction: ReceiptView = { ...receipt, transactionId: '' };

export const longReceipt: ReceiptView = {
  name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock, Ref. GG-262-PROFESSIONAL-CABINET-WITH-A-VERY-LONG-NUMBER',
  pictures: [],
  quantity: 'Unknown',
  deliveryDate: 'Not set',
  address: 'The second workshop behind the former railway station, through the yard and up the stairs, '.repeat(3),
  phone: '+1 555 0142 extension 4711, ask for the workshop',
  email: 'somebody.with.a.very.long.name+and-a-tag@mail.department.of-a-very-long-company-name.example.com',
  amount: '$6,489,999,999,935.10',
  transactionId: `pi_${'3SVq8wJ2eZvKYlo21c2Qd7aB'.repeat(6)}`,
};

export const rightToLeft: ReceiptView = { ...receipt, name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة', address: 'شارع المرآب 14، القاهرة' };
