import { idOfPath, idPath, isIdPath } from './paths.ts';

const PAGE = '/booking';

/** The path of the page that books a product. */
export const bookingPath = (id: string): string => idPath(PAGE, id);

/** True for the path of the page that books this product. */
export const isBookingPageOf = (id: string, path: string): boolean => isIdPath(PAGE, id, path);

/** The id of the product that the page with this path books; null for other pages. */
export const productIdOf = (path: string): string | null => idOfPath(PAGE, path);
