import type { Page } from '@playwright/test';
import { administrator } from './shop.ts';

interface BookingRow {
  price: number;
  paid?: boolean;
  transactionId?: string;
  date: string;
}

/** Reads the lists directly from the backend, as an administrator. */
export const fetchBookingsAndTools = (page: Page) =>
  page.evaluate(async ({ email }) => {
    const idToken = { authorization: `Bearer sandboxIdentity.${email}` };
    const login = await fetch('/api/login', { method: 'POST', headers: idToken, body: JSON.stringify({ email }) });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const bookings = (await (await fetch('/api/carBooking', { headers })).json()) as BookingRow[];
    const tools = (await (await fetch('/api/carTools')).json()) as { quantity: number }[];
    return { bookings, tools };
  }, administrator);

export const formatDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the total price of the unpaid bookings. */
export const unpaidTotal = (bookings: BookingRow[]) =>
  bookings.filter(({ paid, transactionId }) => paid !== true && !transactionId).reduce((sum, { price }) => sum + price, 0);
