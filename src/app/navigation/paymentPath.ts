import { idPath, isIdPath } from './idPath.ts';

const PAGE = '/dashboard/payment';

/** The page that pays for a booking, and shows its receipt. */
export const paymentPath = (bookingId: string): string => idPath(PAGE, bookingId);

/** Whether a path is the page that pays for a booking. */
export const isPaymentPageOf = (bookingId: string, path: string): boolean => isIdPath(PAGE, bookingId, path);
