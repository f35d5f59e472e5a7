import type { Page } from '@playwright/test';
import { administrator } from './shop.ts';

interface Booked {
  price: number;
  paid?: boolean;
  transactionId?: string;
  date: string;
}

/** The lists as the backend gives them to an administrator, read past the app. */
export const bookedLists = (page: Page) =>
  page.evaluate(async ({ email }) => {
    const login = await fetch('/api/login', { method: 'POST', body: JSON.stringify({ email }) });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const bookings = (await (await fetch('/api/carBooking', { headers })).json()) as Booked[];
    const tools = (await (await fetch('/api/carTools')).json()) as { quantity: number }[];
    return { bookings, tools };
  }, administrator);

export const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The sum of the bookings that are not paid. */
export const owedIn = (bookings: Booked[]) =>
  bookings.filter(({ paid, transactionId }) => paid !== true && !transactionId).reduce((sum, { price }) => sum + price, 0);
