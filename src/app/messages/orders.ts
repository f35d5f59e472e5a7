import type { NewBooking } from '#contract/entities/booking.ts';
import { formatDay } from './formatDay.ts';
import { formatQuantity } from './formatQuantity.ts';

/** The toast for a booking that an earlier visit could not confirm. */
export const bookingArrived = (name: string): string => `Your booking of ${name} went through. It is in My Orders.`;

/** The toast for an order that an earlier visit could not finish, and whose booking is not there. */
export const bookingMissing = (name: string): string =>
  `The shop does not have your booking of ${name}. If you still want it, please book it again.`;

/** Added to what a page says while an order is pending that the device cannot store. */
export const KEEP_PAGE_OPEN = 'This browser cannot remember the booking, so please keep this page open.';

export const LATE = 'We thought it was lost. Keep it, or send the form again to book another.';

/** Asks about an order that the shopper has already: of as many pieces, for the same day, to the same address. */
export const repeated = (name: string, { quantity, date, address }: Pick<NewBooking, 'quantity' | 'date' | 'address'>): string =>
  `${formatQuantity(quantity)} × ${name}, for ${formatDay(date)}, to ${address}. Would you like the same again?`;

export const BUSY = 'Another tab of this browser is booking this product. Finish there, then try again.';
