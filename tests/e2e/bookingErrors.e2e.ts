import type { Page } from '@playwright/test';
import { dayFromNow, expect, fillBooking, openAs, shopper, test, toast, toolCard } from './shop.ts';

const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true });
const book = (page: Page) => page.getByRole('button', { name: 'Booked' }).click();

async function openBooking(page: Page, name: string) {
  await toolCard(page, name).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeVisible();
  await expect(quantity(page)).toBeVisible();
}

test('shows errors for empty fields, a past date, and too small or too large a quantity; keeps the input, also after a reload', async ({
  page,
}) => {
  await openAs(page, shopper, '/');
  await openBooking(page, 'Wheel Bolt M14 × 1.5, zinc flake');
  await expect(quantity(page)).toHaveValue('4');
  await quantity(page).fill('');
  await expect(page.getByLabel('Phone')).toHaveValue('+1 555 0142');
  await page.getByLabel('Phone').fill('');
  await book(page);
  for (const message of ['Date is Required', 'Quantity is Required', 'Address is Required', 'Phone is Required']) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/Date is Required/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeVisible();

  await fillBooking(page, { quantity: '2', date: dayFromNow(-1) });
  await book(page);
  await expect(page.getByText('Gater than 4')).toBeVisible();
  await expect(page.getByText('Choose today or a later day')).toBeVisible();

  await fillBooking(page, { quantity: '641' });
  await book(page);
  await expect(toast(page, 'More than available product')).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleDescription(/More than available product/);
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');

  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');
  await quantity(page).fill('4');
  await book(page);
  await expect(toast(page, 'Successfully Add This Products')).toBeVisible();
});
