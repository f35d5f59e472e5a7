import type { PaymentFormView } from './paymentFormView.ts';

export const wrenches = {
  name: 'Ratchet Combination Wrench Set, 12 pc',
  amount: '$129.80',
  pieces: '2 × $64.90',
  product: { id: '64f0a1c2e4b0000000000001', pictures: ['pictures/1f527.webp'] },
};

/** One view of the form for each of its states. */
export const paymentForms = {
  ready: { ...wrenches, state: 'ready' },
  declined: { ...wrenches, state: 'declined', message: 'Your card has insufficient funds. Try a different card.' },
  paying: { ...wrenches, state: 'paying', step: 'Charging your card …' },
  authenticating: { ...wrenches, state: 'authenticating' },
} satisfies { [State in PaymentFormView['state']]: Extract<PaymentFormView, { state: State }> };

/** Refused, but not because of the card. */
export const paidElsewhere: PaymentFormView = {
  ...wrenches,
  state: 'declined',
  message: 'Another tab of this browser is paying for this order, so nothing was charged here. Please look there first.',
  isAboutCard: false,
};

/** A very long name and amount, no picture, and a long message from the provider. */
export const longPayment: PaymentFormView = {
  state: 'declined',
  name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock, Ref. GG-262-PROFESSIONAL-CABINET-WITH-A-VERY-LONG-NUMBER',
  amount: '$6,489,999,999,935.10',
  pieces: '99999999999 × $64.90',
  product: { id: '64f0a1c2e4b0000000000099', pictures: [] },
  message: `Your card was declined. ${'The bank that issued it gave no reason, and only the bank can tell you more about it. '.repeat(3)}`,
};
