import type { Locator, Page } from '@playwright/test';
import { dayFromNow, expect, failCalls, fillBooking, heal, shopper, signIn, tabTo, test, toolCard } from './shop.ts';

const admin = { email: 'admin@example.com', password: 'admin123' };
const GLOVES = 'Nitrile Grip Mechanic Gloves';

interface Booked {
  price: number;
  paid?: boolean;
  transactionId?: string;
  date: string;
}

/** The lists as the backend gives them to an administrator, read past the app. */
const readLists = (page: Page) =>
  page.evaluate(async ({ email }) => {
    const login = await fetch('/api/login', { method: 'POST', body: JSON.stringify({ email }) });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const bookings = (await (await fetch('/api/carBooking', { headers })).json()) as Booked[];
    const tools = (await (await fetch('/api/carTools')).json()) as { quantity: number }[];
    return { bookings, tools };
  }, admin);

const overviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Overview' });
const card = (page: Page, name: string): Locator => overviewOf(page).getByRole('article', { name });
const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const owedIn = (bookings: Booked[]) =>
  bookings.filter(({ paid, transactionId }) => paid !== true && !transactionId).reduce((sum, { price }) => sum + price, 0);

async function openAs(page: Page, account: typeof admin) {
  await page.goto('/dashboard');
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
}

test('an administrator’s numbers are those of the lists, and the chart is a table by keyboard too', async ({ page }) => {
  await openAs(page, admin);
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  const { bookings, tools } = await readLists(page);
  await expect(card(page, 'Unpaid orders')).toContainText(dollars(owedIn(bookings)));
  await expect(card(page, 'Unpaid orders')).toContainText(`of ${bookings.length} bookings`);
  const low = tools.filter(({ quantity }) => quantity <= 5).length;
  expect(low).toBeGreaterThan(0);
  await expect(card(page, 'Low stock')).toHaveText(new RegExp(`^Low stock${low}of ${tools.length} car tools$`));

  const open = overviewOf(page).getByRole('button', { name: /^Show as table/ });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const days = overviewOf(page).getByRole('table', { name: 'Deliveries, next 14 days' }).getByRole('row');
  await expect(days).toHaveCount(15);
  const counts = (await days.getByRole('cell').allTextContents()).map(Number);
  const expected = Array.from({ length: 14 }, (_, index) => bookings.filter(({ date }) => date === dayFromNow(index)).length);
  expect(counts).toEqual(expected);
});

test('the cards lead to the lists of what they count', async ({ page }) => {
  await openAs(page, admin);
  await expect(overviewOf(page).getByRole('link', { name: 'Unpaid orders' })).toHaveAttribute(
    'href',
    '/dashboard/manageAllOrders?show=unpaid',
  );
  await expect(overviewOf(page).getByRole('link', { name: 'Low stock' })).toHaveAttribute('href', '/dashboard/manageAllProducts?show=low');
});

test('what is booked and paid in another tab is in the figures without a reload', async ({ context, page }) => {
  await openAs(page, admin);
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  const { bookings: before } = await readLists(page);
  const owed = owedIn(before);

  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, shopper);
  await toolCard(other, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(other, { quantity: '206', date: dayFromNow(3) });
  await other.getByRole('button', { name: 'Booked' }).click();
  await expect(other).toHaveURL('/');
  await expect(card(page, 'Unpaid orders')).toContainText(`of ${before.length + 1} bookings`);
  const { bookings: after, tools } = await readLists(page);
  expect(owedIn(after)).toBeGreaterThan(owed);
  await expect(card(page, 'Unpaid orders')).toContainText(dollars(owedIn(after)));
  // The gloves have become few.
  await expect(card(page, 'Low stock')).toContainText(`${tools.filter(({ quantity }) => quantity <= 5).length}of `);

  await other.goto('/myOrders');
  await other.getByRole('row', { name: GLOVES }).getByRole('link', { name: /^Pay/ }).click();
  await other.getByText('Test cards').click();
  await other.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Your Payment is Completed' })).toBeVisible();
  await expect(card(page, 'Unpaid orders')).toContainText(dollars(owed));
});

test('a shopper sees none of it, asks for nobody else’s bookings and loads none of its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openAs(page, shopper);
  await expect(page.getByRole('link', { name: 'My Review' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(overviewOf(page)).toHaveCount(0);
  // It was watched, and the rights were asked for.
  expect(asked.some((call) => call.startsWith('GET /api/carBooking/'))).toBe(true);
  expect(asked.some((call) => call.startsWith('GET /api/admin/'))).toBe(true);
  expect(asked).not.toContain('GET /api/carBooking');
  expect(asked.filter((call) => call.includes('OverviewRoute'))).toEqual([]);
});

test('the page begins at its top, with the overview in sight and the focus on the page’s own heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/login');
  await signIn(page, admin);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeFocused();
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeFocused();
});

test('where the bookings fail, low stock stands, and Retry brings the rest', async ({ page }) => {
  await failCalls(page, { method: 'GET', path: '/api/carBooking' });
  await openAs(page, admin);
  await expect(overviewOf(page).getByRole('alert')).toContainText('Bookings could not be loaded');
  await expect(card(page, 'Low stock')).toContainText('car tools');
  await expect(card(page, 'Unpaid orders')).toContainText('Unknown');
  await heal(page);
  await overviewOf(page).getByRole('button', { name: 'Retry Bookings' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeFocused();
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  await expect(overviewOf(page).getByRole('alert')).toHaveCount(0);
});
