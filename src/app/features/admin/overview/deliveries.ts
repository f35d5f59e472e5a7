import type { Booking } from '#contract/entities/booking.ts';
import type { DeliveriesView } from '#components/blocks/DeliveriesCard/DeliveriesCard.tsx';
import { daysFrom, SOON } from '../../../messages/daysFrom.ts';
import { formatWeekday } from '../../../messages/formatDay.ts';

const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Counts the orders of each of the next days, paid or not, because both are delivered. Orders without a day do not count. */
export function toDeliveries(bookings: readonly Booking[], today: string): DeliveriesView {
  const counts = new Map<string, number>();
  for (const { date } of bookings) counts.set(date, (counts.get(date) ?? 0) + 1);
  const days = daysFrom(today, SOON).map((day) => ({ key: day, label: formatWeekday(day), value: counts.get(day) ?? 0 }));
  const all = days.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(...days.map(({ value }) => value));
  const busiest = days.filter(({ value }) => value === most);
  if (all === 0) return { days, note: 'No deliveries in these days' };
  return { days, note: busiest.length === 1 && all > most ? `${orders(all)}, most on ${busiest[0]?.label ?? ''} (${most})` : orders(all) };
}
