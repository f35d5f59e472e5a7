import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { PaymentWord } from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import type { TableDefinition } from '../../tables/tableDefinition.ts';
import { daysFrom, SOON } from '../../texts/daysFrom.ts';

/** As the table says it. */
export const paymentWord = (booking: Booking): PaymentWord => (isPaid(booking) ? 'Paid' : 'Unpaid');

/** A telephone number also without its blanks and signs: people search it as they have it. */
const searched = ({ name, email, phone, address, _id }: Booking) => [name, email, phone, phone.replaceAll(/\D/g, ''), address, _id];

/** What the table of all orders is searched, sorted and filtered by. `today` is the device's. Keep it while the day stays. */
export function orderTable(today: string): TableDefinition<Booking> {
  const soon = new Set(daysFrom(today, SOON));
  return {
    nouns: ['order', 'orders'],
    file: 'orders',
    columns: [
      { column: 'name', label: 'Name', value: ({ name }) => name },
      { column: 'quantity', label: 'Quantity', value: ({ quantity }) => quantity, order: 'number' },
      { column: 'date', label: 'Delivery Date', value: ({ date }) => date, order: 'day' },
      { column: 'phone', label: 'Phone', value: ({ phone }) => phone, order: 'none' },
      { column: 'address', label: 'Address', value: ({ address }) => address, order: 'none' },
      { column: 'status', label: 'Status', value: () => 'Pending', order: 'none' },
      { column: 'payment', label: 'Payment', value: paymentWord },
    ],
    filters: {
      unpaid: { label: 'Unpaid only', fits: (booking) => !isPaid(booking) },
      soon: { label: `Next ${SOON} days`, fits: ({ date }) => soon.has(date) },
    },
    searched,
  };
}
