import { encodeId } from './encodeId.ts';

/** The page that pays for a booking, and shows its receipt. */
export const paymentPath = (bookingId: string): string => `/dashboard/payment/${encodeId(bookingId)}`;

/** Whether a path is the page that pays for a booking: the router takes a last slash, and capitals, for the same page. */
export const isPaymentPageOf = (bookingId: string, path: string): boolean =>
  /^\/dashboard\/payment\/([^/]+)\/?$/i.exec(path)?.[1] === encodeId(bookingId);
