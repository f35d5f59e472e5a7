import { matchRoutes } from 'react-router';

// The paths that other pages lead to, for the page table (src/app/pages.ts) and for those pages.
export const LOGIN_PATH = '/login';
export const SIGN_UP_PATH = '/signup';
export const MY_ORDERS_PATH = '/myOrders';
export const REVIEWS_PATH = '/showAllReview';
export const MANAGE_ORDERS_PATH = '/dashboard/manageAllOrders';
export const MANAGE_TOOLS_PATH = '/dashboard/manageAllProducts';
export const ADD_TOOL_PATH = '/dashboard/addNewProducts';
export const BOOKING_PATH = '/booking/:id';
export const PAYMENT_PATH = '/dashboard/payment/:id';

const SIGN_IN = new RegExp(`^(${LOGIN_PATH}|${SIGN_UP_PATH})/*$`, 'i');

/** True for the paths of the two pages on which somebody signs in. Like the router, it ignores case and trailing slashes. */
export const isSignInPath = (path: string): boolean => SIGN_IN.test(path);

/** Ids are untrusted, so a lone surrogate in one must not throw. */
const fillIn = (page: string, id: string): string => page.replace(':id', encodeURIComponent(id.toWellFormed()));

/** The id in the path of such a page, as the router reads it; null for other paths. */
const idIn = (page: string, path: string): string | null => matchRoutes([{ path: page }], path)?.[0]?.params['id'] ?? null;

/** The path of the page that books a product. */
export const bookingPath = (id: string): string => fillIn(BOOKING_PATH, id);

/** The id of the product that the page with this path books; null for other pages. */
export const productIdOf = (path: string): string | null => idIn(BOOKING_PATH, path);

/** The path of the page that pays for a booking and shows its receipt. */
export const paymentPath = (bookingId: string): string => fillIn(PAYMENT_PATH, bookingId);

/** True for the path of the page that pays for this booking. */
export const isPaymentPageOf = (bookingId: string, path: string): boolean => idIn(PAYMENT_PATH, path) === bookingId.toWellFormed();
