// Words that SPEC §2, §4, §7 and §8 write down, letter for letter, odd spelling included (DECISIONS, first paragraph).

/** Toast: a booking was made. */
export const BOOKED = 'Successfully Add This Products';
/** Toast: an administrator added a product. */
export const PRODUCT_ADDED = 'Successfully Add This Products';
/** Toast: an administrator deleted a product. */
export const PRODUCT_DELETED = 'Delete this products';
/** Toast: an administrator took stock in. */
export const RESTOCKED = 'Restock Is Successfully';
/** Toast: an order was removed. */
export const REMOVED = 'Successfully Remove';
/** Toast: a review was written. */
export const REVIEW_ADDED = 'Successfully Add a Review';
/** Toast: the profile was changed. */
export const PROFILE_UPDATED = 'Profile Successfully Updated';
/** Toast: signing up is complete. */
export const SIGNED_UP = 'Updated profile';
/** Toast: a user became an administrator. */
export const MADE_ADMIN = 'Successfully made an admin';
/** The card was charged. */
export const PAID = 'Your Payment is Completed';
/** Toast: the stock is 0. */
export const SOLD_OUT = 'Sold Out';
/** Toast: more ordered than there is. */
export const OVER_STOCK = 'More than available product';
/** The profile was sent without a session. */
export const NO_USER = 'No user is logged in';
