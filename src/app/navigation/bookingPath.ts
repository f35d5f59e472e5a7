/** An id as a part of a path. Ids come from outside: half a character in one must not throw. */
const encoded = (id: string): string => encodeURIComponent(id.toWellFormed());

/** The page that books a product. */
export const bookingPath = (id: string): string => `/booking/${encoded(id)}`;

/** Whether a path is the page that books a product: the router takes a last slash, and 'Booking', for the same page. */
export const isBookingPageOf = (id: string, path: string): boolean => /^\/booking\/([^/]+)\/?$/i.exec(path)?.[1] === encoded(id);
