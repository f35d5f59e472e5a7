import { bookingForms, cabinet, wrenches } from '../../../blocks/BookingForm/BookingForm.fixtures.ts';
import { similarProducts } from '../../../blocks/SimilarProducts/SimilarProducts.fixtures.ts';
import type { BookingView } from './BookingScreen.tsx';

const alternatives = { similar: similarProducts.ready, listHref: '/showAllCarProducts' };

/** One view of the screen for each of its states. */
export const bookingViews = {
  loading: { state: 'loading' },
  checkingSession: { state: 'checkingSession', product: wrenches },
  missing: { state: 'missing', homeHref: '/' },
  failed: { state: 'failed', message: 'The product could not be loaded. Check your connection and try again.' },
  outOfStock: {
    state: 'outOfStock',
    product: { ...wrenches, stock: 0, status: 'Back in spring' },
    ...alternatives,
  },
  ...bookingForms,
  soldOut: { ...bookingForms.soldOut, ...alternatives },
  booked: { state: 'booked', homeHref: '/', ordersHref: '/myOrders' },
} satisfies { [State in BookingView['state']]: Extract<BookingView, { state: State }> };

export const loadingFromAList: BookingView = { state: 'loading', listed: wrenches };

/** Long names and addresses, no picture, and numbers that could not be read. */
export const longTexts: BookingView = {
  ...bookingForms.editing,
  product: cabinet,
  email: 'somebody.with.a.very.long.name+and-a-tag@mail.department.of-a-very-long-company-name.example.com',
};
