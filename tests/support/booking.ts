import type { Booking } from '#contract/entities/booking.ts';

/** An unpaid order that belongs to Sam. */
export const booking: Booking = {
  _id: 'b1',
  name: 'Wrench',
  img: 'pictures/1f527.webp',
  email: 'sam@example.com',
  date: '2026-12-04',
  price: 129.8,
  quantity: 2,
  address: '1 Garage Lane',
  phone: '+1 555 0100',
  paid: false,
  transactionId: '',
};
