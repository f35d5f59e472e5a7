import type { Booking } from '#contract/entities/booking.ts';
import { formatPrice } from '#contract/money.ts';
import type { ReceiptView } from '#components/blocks/Receipt/receiptView.ts';
import { formatDay } from '../../texts/formatDay.ts';
import { formatQuantity } from '../../texts/formatQuantity.ts';

/** A paid booking as its receipt; the transaction id is given, since a booking that was just paid was read before it had one. */
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
