import type { Page } from '@playwright/test';
import { PAID, PAYMENT_COMPLETED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { fetchBookingsAndTools, formatDollars, unpaidTotal } from './backendLists.ts';
import { accessTokenOf, administrator, dayFromNow, expect, fillBooking, openAs, shopper, test, toolCard } from './shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

const WRITES = 20;

test('three tabs that write at the same time lose nothing', async ({ context, page }) => {
  const pages = [page, await context.newPage(), await context.newPage()];
  for (const each of pages) {
    await each.goto('/');
    await toolCard(each, 'Nitrile Grip Mechanic Gloves').waitFor();
  }
  const accessToken = await accessTokenOf(page, shopper.email);
  const statuses = await Promise.all(
    pages.map((each, tab) =>
      each.evaluate(
        async ({ first, count, token }) => {
          const post = async (description: string) =>
            fetch('/api/review', {
              method: 'POST',
              headers: { authorization: `Bearer ${token}` },
              body: JSON.stringify({ description, name: 'Sam', img: '', email: 'shopper@example.com' }),
            });
          const answers = await Promise.all(Array.from({ length: count }, (_, index) => post(`review ${first + index}`)));
          return answers.map(({ status }) => status);
        },
        { first: tab * WRITES, count: WRITES, token: accessToken },
      ),
    ),
  );
  expect(new Set(statuses.flat()).size).toBe(1);
  const reviews = await page.evaluate(async () => (await (await fetch('/api/review')).json()) as { _id: string; description: string }[]);
  const addedReviews = reviews.filter(({ description }) => /^review \d+$/.test(description));
  expect(new Set(addedReviews.map(({ description }) => description)).size).toBe(3 * WRITES);
  expect(new Set(reviews.map(({ _id }) => _id)).size).toBe(reviews.length);
});

test('booking, paying and removing in one tab, and an administrator’s restock and removal, update the others without a reload', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await openAs(other, shopper, '/');
  await expect(other.getByRole('link', { name: '2 orders' })).toBeVisible();
  await expect(toolCard(other, GLOVES)).toContainText('210 available');
  const overview = await context.newPage();
  await openAs(overview, administrator, '/dashboard');
  const card = (name: string) => overview.getByRole('region', { name: 'Overview' }).getByRole('article', { name });
  await expect(card('Unpaid orders')).toContainText('$');
  const { bookings: before } = await fetchBookingsAndTools(overview);
  const unpaidBefore = unpaidTotal(before);
  const table = await context.newPage();
  await openAs(table, administrator, '/dashboard/manageAllOrders');
  const orderTable = table.getByRole('table', { name: 'All orders' });
  await expect(orderTable.locator('tbody').getByRole('row')).toHaveCount(7);
  await openAs(page, shopper, '/');
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();

  await toolCard(page, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '206', date: dayFromNow(3) });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('link', { name: '3 orders' })).toBeVisible();
  await expect(toolCard(other, GLOVES).getByText('4 available', { exact: true })).toBeVisible();
  await expect(card('Unpaid orders')).toContainText(`of ${before.length + 1} bookings`);
  const { bookings: after, tools } = await fetchBookingsAndTools(overview);
  expect(unpaidTotal(after)).toBeGreaterThan(unpaidBefore);
  await expect(card('Unpaid orders')).toContainText(formatDollars(unpaidTotal(after)));
  // The gloves are now low in stock.
  await expect(card('Low stock')).toContainText(`${tools.filter(({ quantity }) => quantity <= 5).length}of `);
  const row = orderTable.getByRole('row', { name: new RegExp(`^${GLOVES}`) });
  await expect(row.getByText('Unpaid')).toBeVisible();

  const gloves = (each: Page) => each.getByRole('row', { name: new RegExp(`^${GLOVES}`) });
  await other.getByRole('link', { name: '3 orders' }).click();
  await expect(gloves(other)).toBeVisible();
  await page.getByRole('link', { name: '3 orders' }).click();
  await gloves(page).getByRole('link', { name: /^Pay/ }).click();
  await page.getByText('Test cards').click();
  await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
  await expect(gloves(other).getByText(PAID)).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card('Unpaid orders')).toContainText(formatDollars(unpaidBefore));

  await page.getByRole('link', { name: '3 orders' }).click();
  await gloves(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(gloves(other)).toBeHidden();
  await expect(other.getByRole('link', { name: '2 orders' })).toBeVisible();

  await other.goto('/');
  await expect(toolCard(other, GLOVES).getByText('4 available', { exact: true })).toBeVisible();
  await table.goto('/dashboard/manageAllProducts?q=nitrile');
  await table.getByRole('button', { name: `Restock ${GLOVES}` }).click();
  await table.getByRole('textbox', { name: 'Restock quantity' }).fill('50');
  await table.keyboard.press('Enter');
  await expect(toolCard(other, GLOVES)).toContainText('54 available');
  await table.getByRole('button', { name: `Delete ${GLOVES}` }).click();
  await table.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toolCard(other, GLOVES)).toBeHidden();
});
