import { idPath, isIdPath } from './idPath.ts';

const PAGE = '/booking';

/** The page that books a product. */
export const bookingPath = (id: string): string => idPath(PAGE, id);

/** Whether a path is the page that books a product. */
export const isBookingPageOf = (id: string, path: string): boolean => isIdPath(PAGE, id, path);
