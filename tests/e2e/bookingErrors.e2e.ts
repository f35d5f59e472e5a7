import type { Page } from '@playwright/test';
import {
  ADDRESS_REQUIRED,
  BOOKED,
  BOOKING_HEADING,
  DATE_REQUIRED,
  OVER_STOCK,
  PHONE_REQUIRED,
  QUANTITY_REQUIRED,
  SUBMIT_BOOKING,
  belowMinimum,
} from '#contract/texts.ts';
import { dayFromNow, expect, fillBooking, openAs, shopper, test, toast, toolCard } from './shop.ts';

const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true });
const book = (page: Page) => page.getByRole('button', { name: SUBMIT_BOOKING }).click();

async function openBooking(page: Page, name: string) {
  await toolCard(page, name).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeVisible();
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
  for (const message of [DATE_REQUIRED, QUANTITY_REQUIRED, ADDRESS_REQUIRED, PHONE_REQUIRED]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(new RegExp(DATE_REQUIRED));
  await expect(page.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeVisible();

  await fillBooking(page, { quantity: '2', date: dayFromNow(-1) });
  await book(page);
  await expect(page.getByText(belowMinimum(4))).toBeVisible();
  await expect(page.getByText('Choose today or a later day')).toBeVisible();

  await fillBooking(page, { quantity: '641' });
  await book(page);
  await expect(toast(page, OVER_STOCK)).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleDescription(new RegExp(OVER_STOCK));
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');

  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');
  await quantity(page).fill('4');
  await book(page);
  await expect(toast(page, BOOKED)).toBeVisible();
});
