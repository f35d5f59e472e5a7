import { foldDigits } from '#contract/typedText.ts';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import { ADDRESS, DELIVERY_DATE, EMAIL, NAME, PAYMENT, PENDING, PHONE, QUANTITY, STATUS } from '#contract/texts.ts';
import type { PaymentStatus } from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import type { TableDefinition } from '../../../collection/table/tableDefinition.ts';
import { daysFrom, SOON_DAYS } from '../../../messages/daysFrom.ts';

/** The payment status as the table shows it. */
export const paymentStatus = (booking: Booking): PaymentStatus => (isPaid(booking) ? 'Paid' : 'Unpaid');

/** The texts to search. They include the phone number without spaces and signs, so that either form is found. */
const searched = ({ name, email, phone, address, _id }: Booking) => [
  name,
  email,
  phone,
  foldDigits(phone).replaceAll(/\D/g, ''),
  address,
  _id,
];

/** Defines the table of orders. `today` is the local day. Memoize the result for a day. */
export function orderTable(today: string): TableDefinition<Booking> {
  const soon = new Set(daysFrom(today, SOON_DAYS));
  return {
    nouns: ['order', 'orders'],
    file: 'orders',
    columns: [
      { column: 'name', label: NAME, value: ({ name }) => name },
      { column: 'email', label: EMAIL, value: ({ email }) => email },
      { column: 'quantity', label: QUANTITY, value: ({ quantity }) => quantity, order: 'number' },
      { column: 'total', label: 'Total', value: ({ price }) => price, order: 'number' },
      { column: 'date', label: DELIVERY_DATE, value: ({ date }) => date, order: 'day' },
      { column: 'phone', label: PHONE, value: ({ phone }) => phone, order: 'none' },
      { column: 'address', label: ADDRESS, value: ({ address }) => address, order: 'none' },
      { column: 'status', label: STATUS, value: () => PENDING, order: 'none' },
      { column: 'payment', label: PAYMENT, value: paymentStatus },
    ],
    filters: {
      unpaid: { label: 'Unpaid only', matches: (booking) => !isPaid(booking) },
      soon: { label: `Next ${SOON_DAYS} days`, matches: ({ date }) => soon.has(date) },
    },
    searched,
  };
}
