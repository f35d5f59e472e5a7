/** The page that books a product. Ids come from outside: half a character in one must not throw. */
export const bookingPath = (id: string): string => `/booking/${encodeURIComponent(id.toWellFormed())}`;
