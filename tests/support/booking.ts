import type { Booking } from '#contract/entities/booking.ts';

/** A filled booking form. */
export const orderForm = { date: '2026-12-04', quantity: 2, address: '1 Garage Lane', phone: '+1 555 0100' };

/** An unpaid order that belongs to Sam. */
export const booking: Booking = {
  ...orderForm,
  _id: 'b1',
  name: 'Wrench',
  img: 'pictures/1f527.webp',
  email: 'sam@example.com',
  price: 129.8,
  paid: false,
  transactionId: '',
};
