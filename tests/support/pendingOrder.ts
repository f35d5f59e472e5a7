import { bookingContent } from '#contract/entities/booking.ts';
import type { PendingOrder } from '#app/features/orders/orderStore.ts';
import { digest, digestEmail } from '#app/runtime/journal.ts';
import { booking } from './booking.ts';
import { wrench } from './wrench.ts';

/** Sam's order of `booking` as the device stores it: its stock is taken, and the POST may have been sent. */
export const pendingOrder: PendingOrder = {
  id: 'o1-1',
  owner: digestEmail(booking.email),
  productId: wrench._id,
  productName: wrench.name,
  amount: 2,
  before: ['b0'],
  fingerprint: digest(bookingContent(booking)),
  body: '',
  stage: 'reserved',
  write: null,
  at: 0,
};
