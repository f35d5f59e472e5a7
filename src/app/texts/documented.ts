// Words that SPEC §2, §4, §7 and §8 write down, letter for letter, odd spelling included (DECISIONS, first paragraph).

/** Toast: a booking was made. */
export const BOOKED = 'Successfully Add This Products';
/** Toast: an order was removed. */
export const REMOVED = 'Successfully Remove';
/** Toast: signing up is complete. */
export const SIGNED_UP = 'Updated profile';
/** The card was charged. */
export const PAID = 'Your Payment is Completed';
