import type { NewBooking } from '#contract/entities/booking.ts';
import { formatDay } from '#contract/formatDay.ts';
import { formatQuantity } from './formatQuantity.ts';
import { nameOrMissing } from './nameOrMissing.ts';

/** The toast for a booking that an earlier visit could not confirm. */
export const bookingArrived = (name: string): string => `Your booking of ${nameOrMissing(name)} went through. It is in My Orders.`;

/** The toast for an order that an earlier visit could not finish, and whose booking is not there. */
export const bookingMissing = (name: string): string =>
  `The shop does not have your booking of ${nameOrMissing(name)}. If you still want it, please book it again.`;

type Order = Pick<NewBooking, 'name' | 'quantity' | 'date' | 'address'>;

const named = ({ name, quantity, date, address }: Order): string =>
  `${quantity === null ? '' : `${formatQuantity(quantity)} × `}${nameOrMissing(name)}, for ${formatDay(date)}, to ${address}.`;

/** Asks about an order that the shopper has already: of as many pieces, for the same day, to the same address. */
export const repeated = (order: Order) => ({
  title: 'You have ordered this already.',
  message: `${named(order)} Would you like the same again?`,
});

/** Asks about another order after an earlier booking has arrived that the shopper was told to be missing. */
export const arrived = (booking: Order) => ({
  title: 'Your earlier booking went through after all.',
  message: `${named(booking)} Would you like another one?`,
});

export const BUSY = 'Another tab of this browser is booking this product. Finish there, then try again.';
