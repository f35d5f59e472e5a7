import type { PendingPayment } from '#machines/payment/payment.setup.ts';

/** A pending payment that belongs to Sam, charged but not recorded yet. */
export const pending: PendingPayment = {
  bookingId: 'b1',
  email: 'sam@example.com',
  intentId: 'pi_1',
  name: 'Wrench',
  price: 129.8,
  stage: 'charged',
  transactionId: 'pi_1',
  paymentMethodId: 'pm_1',
};
