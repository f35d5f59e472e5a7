import { BOOKED, LOGIN, SUBMIT_BOOKING } from '#contract/texts.ts';
import { fillBooking } from '../e2e/shop.ts';
import { expect, test } from './test.ts';

const PATH = '/team/shop/';

test.use({ folder: 'dist/static/shop', path: PATH });

test('a visitor signs in, books, and finds the order after a reload of its address', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await page.getByRole('link', { name: /^Book Ratchet/ }).click();
  await page.getByLabel('Email').fill('shopper@example.com');
  await page.getByLabel('Password', { exact: true }).fill('shopper123');
  await page.getByRole('button', { name: LOGIN }).click();
  await fillBooking(page, { quantity: '2' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(page.getByText(BOOKED, { exact: true })).toBeVisible();
  const { scope } = await page.evaluate(async () => ({ scope: (await navigator.serviceWorker.ready).scope }));
  expect(scope).toBe(`${site}/`);

  await page.getByRole('link', { name: '3 orders' }).click();
  await expect(page).toHaveURL(`${site}/myOrders`);
  const response = await page.reload();
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Pay $129.80' })).toBeVisible();
});
