import type { CardPayments } from './ports.ts';

/** Live mode before Stripe is wired to it: the payment page says that it cannot take cards. */
export const loadUnconnectedCards = (): Promise<CardPayments> =>
  Promise.reject(new Error('Card payment is not connected in this build yet'));
