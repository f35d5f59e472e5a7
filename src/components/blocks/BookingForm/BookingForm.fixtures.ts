import type { Product } from '#contract/entities/product.ts';
import { emptyBookingDraft, type BookingDraft } from '#contract/forms/booking.ts';
import type { BookingFormView } from './bookingFormView.ts';

export const today = '2026-11-20';

export const wrenches: Product = {
  kind: 'tool',
  _id: '64f0a1c2e4b0000000000001',
  name: 'Ratchet Combination Wrench Set, 12 pc',
  pictures: ['pictures/1f527.webp', 'pictures/1f527-with-1f529.svg', 'pictures/1f527-before-1f9f0.svg'],
  description:
    'Twelve chrome-vanadium wrenches from 8 to 19 mm, each with a 72-tooth ratchet that needs only five degrees of room. The 10 mm is in the box when it leaves us; after that we promise nothing.',
  price: 64.9,
  stock: 48,
  minOrderQuantity: 1,
  status: 'In stock',
  rating: 4.8,
};

/** Has a minimum order of 4. */
export const bolts: Product = {
  ...wrenches,
  _id: '64f0a1c2e4b0000000000007',
  name: 'Wheel Bolt M14 × 1.5, zinc flake',
  pictures: ['pictures/1f529.webp', 'pictures/1f527.webp'],
  description: 'Priced apiece and sold from four, because a wheel held on by three is a story and not a journey.',
  price: 3.4,
  stock: 640,
  minOrderQuantity: 4,
};

/** A very long name, no pictures, no description, and an unreadable price and stock. */
export const cabinet: Product = {
  kind: 'camera',
  _id: '64f0a1c2e4b0000000000099',
  name: 'Professional Workshop Tool Cabinet, Four Drawers, 262 Pieces, Foam Inlays and Central Lock, Ref. GG-262-PROFESSIONAL-CABINET-WITH-A-VERY-LONG-NUMBER',
  pictures: [],
  description: '',
  price: null,
  stock: null,
  minOrderQuantity: 1,
  status: '',
  rating: null,
};

export const filledDraft: BookingDraft = {
  ...emptyBookingDraft,
  date: '2026-12-04',
  quantity: '2',
  address: '14 Gasket Lane, Springfield',
  phone: '+1 555 0142',
};

const contents = { product: wrenches, email: 'shopper@example.com', profilePhone: '', draft: filledDraft };

/** Long values, and a price that cannot be read. */
export const longTexts: BookingFormView = {
  ...contents,
  state: 'editing',
  product: cabinet,
  email: 'somebody.with.a.very.long.name+and-a-tag@mail.department.of-a-very-long-company-name.example.com',
};

/** One view of the form for each of its states. */
export const bookingForms = {
  editing: { ...contents, state: 'editing', draft: emptyBookingDraft },
  sending: { ...contents, state: 'sending', step: 'Reserving your items' },
  soldOut: { ...contents, state: 'soldOut', product: { ...wrenches, stock: 0, status: 'Sold Out' } },
  overStock: { ...contents, state: 'overStock', draft: { ...filledDraft, quantity: '60' } },
  refused: {
    ...contents,
    state: 'refused',
    message: 'The shop could not take your order. Nothing was booked, and your details are still here.',
  },
  repeated: {
    ...contents,
    state: 'repeated',
    title: 'You have ordered this already.',
    message: '2 × Ratchet Combination Wrench Set, 12 pc, for Dec 4, 2026, to 14 Gasket Lane, Springfield. Would you like the same again?',
    ordersHref: '/myOrders',
  },
  unconfirmed: {
    ...contents,
    state: 'unconfirmed',
    message: 'The connection broke while your order was being sent. We could not find out whether it arrived.',
    isChecking: false,
  },
} satisfies { [State in BookingFormView['state']]: Extract<BookingFormView, { state: State }> };

export const checkingAgain: BookingFormView = { ...bookingForms.unconfirmed, isChecking: true };
