import type { Booking, NewBooking } from '#contract/entities/booking.ts';

const ORDERED = ['name', 'email', 'date', 'price', 'quantity', 'address', 'phone'] as const;

/** True if a listed booking has the content of the one that was sent. Ignores the picture's address, which a backend may rewrite. */
export const isSameOrder = (booking: Booking, sent: NewBooking): boolean => ORDERED.every((field) => booking[field] === sent[field]);
