import type { Booking } from '#contract/entities/booking.ts';
import { formatPrice } from '#contract/money.ts';
import type { ReceiptView } from '#components/blocks/Receipt/receiptView.ts';
import { formatDay } from '../../messages/formatDay.ts';
import { formatQuantity } from '../../messages/formatQuantity.ts';

/** Converts a paid booking to its receipt. The transaction id is passed, because a booking that was just paid was read without it. */
export const toReceipt = (booking: Booking, transactionId: string): ReceiptView => ({
  name: booking.name,
  pictures: [booking.img],
  quantity: formatQuantity(booking.quantity),
  deliveryDate: formatDay(booking.date),
  address: booking.address,
  phone: booking.phone,
  email: booking.email,
  amount: formatPrice(booking.price),
  transactionId,
});
