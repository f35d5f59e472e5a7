import type { Attempt } from '#machines/payment/payment.types.ts';

/** A pending payment of Sam's that was charged but not recorded yet. */
export const attempt: Attempt = {
  bookingId: 'b1',
  email: 'sam@example.com',
  intentId: 'pi_1',
  name: 'Wrench',
  price: 129.8,
  stage: 'charged',
  transactionId: 'pi_1',
  paymentMethodId: 'pm_1',
};
