import type { Page } from '@playwright/test';
import { administrator, readAs } from './shop.ts';

interface BookingRow {
  price: number;
  paid?: boolean;
  transactionId?: string;
  date: string;
}

/** Reads the lists directly from the backend, as an administrator. */
export const fetchBookingsAndTools = async (page: Page) => ({
  bookings: (await readAs(page, administrator.email, '/api/carBooking')) as BookingRow[],
  tools: (await readAs(page, administrator.email, '/api/carTools')) as { quantity: number }[],
});

export const formatDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the total price of the unpaid bookings. */
export const unpaidTotal = (bookings: BookingRow[]) =>
  bookings.filter(({ paid, transactionId }) => paid !== true && !transactionId).reduce((sum, { price }) => sum + price, 0);
