import type { Page } from '@playwright/test';
import { SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, signIn, signOut, test, toolCard } from '../e2e/shop.ts';

const NAME = 'Ratchet Combination Wrench Set, 12 pc';
const WRENCH = '/booking/64f0a1c2e4b0000000000001';

const book = (page: Page) => page.getByRole('button', { name: SUBMIT_BOOKING }).click();
const question = (page: Page) => page.getByRole('group', { name: /^You have ordered this already\. 2 × Ratchet/ });
const orders = (page: Page, count: number) => page.getByRole('link', { name: `${count} orders` });

test('asks before the same order is sent again, after Back and in an older tab', async ({ context, page }) => {
  const older = await context.newPage();
  await openAs(older, shopper, WRENCH);
  await fillBooking(older, { quantity: '2' });
  await openAs(page, shopper, '/');
  await toolCard(page, NAME).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '2' });
  await book(page);
  await expect(page).toHaveURL('/');
  await expect(toolCard(page, NAME)).toContainText('46 available');
  await page.goBack();
  await fillBooking(page, { quantity: '2' });
  await book(page);
  await expect(question(page)).toBeFocused();
  await expect(orders(page, 3)).toBeVisible();

  await book(older);
  await expect(question(older)).toBeFocused();
  await expect(orders(older, 3)).toBeVisible();
  await older.keyboard.press('Tab');
  await older.keyboard.press('Enter');
  await expect(older).toHaveURL('/');
  await expect(orders(older, 4)).toBeVisible();
});

test('a duplicated tab is another tab: its form is empty, nobody is signed in, and two that send at once are asked', async ({
  context,
  page,
}) => {
  await openAs(page, shopper, WRENCH);
  await fillBooking(page, { quantity: '2' });
  const opened = context.waitForEvent('page');
  // The browser copies the session storage now.
  await page.evaluate(() => void window.open());
  const copy = await opened;
  await copy.goto(WRENCH);
  await expect(copy).toHaveURL('/login');
  await signIn(copy);
  await expect(copy.getByLabel('Address')).toHaveValue('');

  await signOut(copy);
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');
  await copy.goto(WRENCH);
  await signIn(copy);
  await fillBooking(copy, { quantity: '2' });
  await Promise.all([book(page), book(copy)]);
  await expect.poll(async () => (await question(page).count()) + (await question(copy).count())).toBe(1);
  await expect(orders(page, 3)).toBeVisible();
});
