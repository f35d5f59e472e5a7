import { idPath, isIdPath } from './paths.ts';

const PAGE = '/dashboard/payment';

/** The path of the page that pays for a booking and shows its receipt. */
export const paymentPath = (bookingId: string): string => idPath(PAGE, bookingId);

/** True for the path of the page that pays for this booking. */
export const isPaymentPageOf = (bookingId: string, path: string): boolean => isIdPath(PAGE, bookingId, path);
