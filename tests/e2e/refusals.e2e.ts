import type { Page } from '@playwright/test';
import { dayFromNow, expect, fillBooking, signIn, test, toast, toolCard } from './shop.ts';

/** Opens the booking form of a tool of the home page as the seeded shopper. */
async function openBooking(page: Page, name: string) {
  await page.goto('/');
  await toolCard(page, name).getByRole('link', { name: /^Book/ }).click();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeVisible();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
}

test('every empty field is refused with its message, and focus goes to the first', async ({ page }) => {
  await openBooking(page, 'Cantilever Steel Toolbox 22"');
  await page.getByRole('button', { name: 'Booked' }).click();
  for (const message of ['Date is Required', 'Quantity is Required', 'Address is Required', 'Phone is Required']) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/Date is Required/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeVisible();
});

test('more than there is, less than the least, and a day that is over are refused; nothing typed is lost', async ({ page }) => {
  await openBooking(page, 'Wheel Bolt M14 × 1.5, zinc flake');
  await fillBooking(page, { quantity: '2', date: dayFromNow(-1) });
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByText('Gater than 4')).toBeVisible();
  await expect(page.getByText('Choose today or a later day')).toBeVisible();

  await fillBooking(page, { quantity: '641' });
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(toast(page, 'More than available product')).toBeVisible();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(/More than available product/);
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');

  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');
  await page.getByLabel('Quantity', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(toast(page, 'Successfully Add This Products')).toBeVisible();
});

test('a sold-out tool is refused, as a toast and beside the field', async ({ page }) => {
  await openBooking(page, 'Car Fire Extinguisher 1 kg ABC');
  await fillBooking(page, { quantity: '1' });
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(/Sold Out/);
  await expect(toast(page, 'Sold Out')).toBeVisible();
});

test('a wrong password and empty fields are refused on /login, and the password stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is Required')).toBeVisible();
  await expect(page.getByText('Password is Required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, { email: 'shopper@example.com', password: 'wrong-one' });
  const refusal = page.getByRole('alert').filter({ hasText: 'The email or the password is not right. Check both, then try again.' });
  await expect(refusal).toBeVisible();
  await expect(refusal).toHaveAttribute('data-state', 'critical');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-one');
});
