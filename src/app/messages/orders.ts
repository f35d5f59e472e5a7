/** The toast for a booking that an earlier visit could not confirm. */
export const bookingArrived = (name: string): string => `Your booking of ${name} arrived. You find it in My Orders.`;

/** The toast for an order that an earlier visit could not finish, and whose booking is not there. */
export const bookingMissing = (name: string): string =>
  `Your booking of ${name} has not arrived. If you still want it, please book it again.`;

/** Added to what a page says while an order is pending that the device cannot store. */
export const KEEP_PAGE_OPEN = 'This browser cannot remember the booking, so please keep this page open.';

export const LATE = 'We thought that it was lost. Keep it, or send the form for another one.';

export const BUSY = 'Another tab of this browser is booking this product. Finish there, then try again.';
