import { encodeId } from './encodeId.ts';

/** The page that books a product. */
export const bookingPath = (id: string): string => `/booking/${encodeId(id)}`;

/** Whether a path is the page that books a product: the router takes a last slash, and 'Booking', for the same page. */
export const isBookingPageOf = (id: string, path: string): boolean => /^\/booking\/([^/]+)\/?$/i.exec(path)?.[1] === encodeId(id);
