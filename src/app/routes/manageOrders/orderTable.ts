import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { PaymentWord } from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import type { TableDefinition } from '../../tables/tableDefinition.ts';

/** How many days 'Next 14 days' has, today among them. */
const SOON = 14;

/** The day so many days after a YYYY-MM-DD. Days of a calendar are counted, no hours: UTC has no night in which clocks change. */
function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** As the table says it. */
export const paymentWord = (booking: Booking): PaymentWord => (isPaid(booking) ? 'Paid' : 'Unpaid');

/** A telephone number also without its blanks and signs: people search it as they have it. */
const searched = ({ name, email, phone, address, _id }: Booking) => [name, email, phone, phone.replaceAll(/\D/g, ''), address, _id];

/** What the table of all orders is searched, sorted and filtered by. `today` is the device's. Keep it while the day stays. */
export function orderTable(today: string): TableDefinition<Booking> {
  const last = daysAfter(today, SOON - 1);
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
      soon: { label: `Next ${SOON} days`, fits: ({ date }) => today <= date && date <= last },
    },
    searched,
  };
}
