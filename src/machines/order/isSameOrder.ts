import type { Booking, NewBooking } from '#contract/entities/booking.ts';

const ORDERED = ['name', 'email', 'date', 'price', 'quantity', 'address', 'phone'] as const;

/** Whether a listed booking has the content of one that was sent. The picture's address is left out: a backend may rewrite it. */
export const isSameOrder = (booking: Booking, sent: NewBooking): boolean => ORDERED.every((field) => booking[field] === sent[field]);
