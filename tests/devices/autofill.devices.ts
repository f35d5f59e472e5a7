import type { Locator } from '@playwright/test';
import { BOOKED, PAYMENT_COMPLETED, PROFILE_SAVED, SIGN_UP, SIGNED_UP, SUBMIT_BOOKING } from '#contract/texts.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { dayFromNow, expect, test, toast, toolCard } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** Sets all values before any field is used, as a password manager does with a form that it knows. */
async function fillWithoutEvents(form: Locator, values: Record<string, string>) {
  await form.waitFor();
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).evaluate(setWithoutEvents, value);
}

test('signs up, books, pays and edits the profile with values that a password manager has set without an event', async ({ page }) => {
  await page.goto('/');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  const signUp = page.getByRole('button', { name: SIGN_UP, exact: true });
  await signUp.waitFor();
  await fillWithoutEvents(page.getByRole('main'), { Name: 'Grace Hopper', Email: 'grace@example.com', Password: 'compiler1' });
  await signUp.click();
  await expect(toast(page, SIGNED_UP)).toBeVisible();

  await fillWithoutEvents(page.getByRole('form', { name: 'Booking' }), {
    Date: dayFromNow(7),
    Quantity: '3',
    Address: '1 Garage Lane, Springfield',
    Phone: '+1 555 0100',
  });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await page.getByRole('link', { name: 'Pay $194.70' }).click();

  const card = page.getByRole('form', { name: 'Payment' });
  await card.getByLabel('Expiry').waitFor();
  await fillWithoutEvents(card, { 'Card number': '4242424242424242', Expiry: '1234', CVC: '123' });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu of Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const editor = page.getByRole('dialog', { name: 'Update Your Profile' });
  await fillWithoutEvents(editor, { 'Full Name': 'Rear Admiral Grace Hopper', 'Date of Birth': '1986-12-09', Contact: '+1 555 0188' });
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, PROFILE_SAVED)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rear Admiral Grace Hopper');
  await expect(page.getByRole('main')).toContainText('Dec 9, 1986');
});
