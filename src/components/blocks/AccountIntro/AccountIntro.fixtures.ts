import type { AccountPage, AccountPurpose } from './AccountIntro.tsx';

/** A product to book. */
export const booking = {
  state: 'booking',
  name: 'Ratchet Combination Wrench Set, 12 pc',
  pictures: ['pictures/1f527.webp'],
  price: '$64.90',
} as const satisfies AccountPurpose;

export const longBooking: AccountPurpose = {
  state: 'booking',
  name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
  pictures: [],
  price: 'Price unavailable',
};

export const soldOut = { state: 'soldOut', name: booking.name, pictures: booking.pictures } as const satisfies AccountPurpose;

export const toPage = (page: AccountPage): AccountPurpose => ({ state: 'page', page });
