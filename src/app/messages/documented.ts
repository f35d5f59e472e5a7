// Texts of docs/spec.md, letter for letter, including its odd spelling.

/** Toast: a booking was made. */
export const BOOKED = 'Successfully Add This Products';
/** Toast: a car tool was added. The specification uses the same words as for a booking. */
export const ADDED = 'Successfully Add This Products';
/** Toast: an order was removed. */
export const REMOVED = 'Successfully Remove';
/** Toast: signing up is complete. */
export const SIGNED_UP = 'Updated profile';
/** Toast: the profile was saved. */
export const PROFILE_SAVED = 'Profile Successfully Updated';
/** The profile cannot be saved, because the session has ended. */
export const NO_USER = 'No user is logged in';
/** Toast: the card was charged, and the order has the payment. */
export const PAID = 'Your Payment is Completed';
/** Toast: a review was added. */
export const REVIEWED = 'Successfully Add a Review';
/** Toast: a tool was restocked. */
export const RESTOCKED = 'Restock Is Successfully';
/** Toast: a tool was deleted. */
export const DELETED = 'Delete this products';
/** Toast: a user was made an administrator. */
export const ADMIN_MADE = 'Successfully made an admin';
