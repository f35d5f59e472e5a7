import type { Locator, Page } from '@playwright/test';
import { MANAGE_USERS } from '#contract/texts.ts';
import { administrator, dayFromNow, expect, failCalls, stopFailing, openAs, tabTo, test, whenTakenOver } from './shop.ts';
import { fetchBookingsAndTools, formatDollars, unpaidTotal } from './backendLists.ts';

const overviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Overview' });
const card = (page: Page, name: string): Locator => overviewOf(page).getByRole('article', { name });
test('an administrator’s dashboard starts at the top; the overview matches the lists, and its chart opens as a table by keyboard', async ({
  page,
}) => {
  // The overview is the first of the page's headings, unless the rights arrive after the page.
  const focusedHeading = page.locator('[data-page-heading]:focus').filter({ hasText: /^(Overview|My Orders)$/ });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, administrator, '/blogs');
  await whenTakenOver(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(focusedHeading).toBeFocused();
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(focusedHeading).toBeFocused();
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('list', { name: 'Manage' }).getByRole('link', { name: MANAGE_USERS })).toBeVisible();
  await expect(links.getByRole('link', { name: 'My Review' })).toHaveCount(0);

  // Each card links to the list of the rows that it counts.
  const hrefs = { 'Unpaid orders': '/dashboard/manageAllOrders?show=unpaid', 'Low stock': '/dashboard/manageAllProducts?show=low' };
  for (const [name, href] of Object.entries(hrefs)) {
    await expect(overviewOf(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const { bookings, tools } = await fetchBookingsAndTools(page);
  await expect(card(page, 'Unpaid orders')).toContainText(formatDollars(unpaidTotal(bookings)));
  await expect(card(page, 'Unpaid orders')).toContainText(`of ${bookings.length} bookings`);
  const lowStockCount = tools.filter(({ quantity }) => quantity <= 5).length;
  expect(lowStockCount).toBeGreaterThan(0);
  await expect(card(page, 'Low stock')).toHaveText(new RegExp(`^Low stock${lowStockCount}of ${tools.length} car tools$`));

  const open = overviewOf(page).getByRole('button', { name: /^Show as table/ });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const days = overviewOf(page).getByRole('table', { name: 'Deliveries, next 14 days' }).getByRole('row');
  await expect(days).toHaveCount(15);
  const counts = (await days.getByRole('cell').allTextContents()).map(Number);
  const expected = Array.from({ length: 14 }, (_, index) => bookings.filter(({ date }) => date === dayFromNow(index)).length);
  expect(counts).toEqual(expected);
});

test('if the bookings fail, low stock is still shown, and Retry loads the rest', async ({ page }) => {
  // 403 is not retried, but 503 is.
  await failCalls(page, { method: 'GET', path: '/api/carBooking', status: 403 });
  await openAs(page, administrator, '/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
  await expect(overviewOf(page).getByRole('alert')).toContainText('Bookings could not be loaded');
  await expect(card(page, 'Low stock')).toContainText('car tools');
  await expect(card(page, 'Unpaid orders')).toContainText('Unknown');
  await stopFailing(page);
  await overviewOf(page).getByRole('button', { name: 'Retry Bookings' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeFocused();
  await expect(card(page, 'Unpaid orders')).toContainText('$');
  await expect(overviewOf(page).getByRole('alert')).toHaveCount(0);
});
