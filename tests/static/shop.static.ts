import { BOOKED, LOGIN, SUBMIT_BOOKING } from '#contract/texts.ts';
import { fillBooking } from '../e2e/shop.ts';
import { expect, loadedFonts, picture, test } from './test.ts';

const PATH = '/team/shop/';

test.use({ folder: 'dist/static/shop', path: PATH });

test('a visitor signs in, books, and finds the order after a reload of its address', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('link', { name: /^Book Ratchet/ }).click();
  await page.getByLabel('Email').fill('shopper@example.com');
  await page.getByLabel('Password', { exact: true }).fill('shopper123');
  await page.getByRole('button', { name: LOGIN }).click();
  await fillBooking(page, { quantity: '2' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(page.getByText(BOOKED, { exact: true })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(`${site}/`);
  expect(await page.evaluate(loadedFonts)).toContain('Figtree Variable');

  await page.getByRole('link', { name: '3 orders' }).click();
  await expect(page).toHaveURL(`${site}/myOrders`);
  const response = await page.reload();
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Pay $129.80' })).toBeVisible();

  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL(`${site}/licences.txt`);
  await expect(page.getByText(/^## @fontsource-variable\/figtree .*\(OFL-1\.1\)$/m)).toBeVisible();
});
