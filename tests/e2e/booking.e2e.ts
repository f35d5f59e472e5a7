import { AVAILABLE, BOOKED, BOOKING_HEADING, REMOVED, REMOVE_QUESTION, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, signIn, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const BOLTS = 'Wheel Bolt M14 × 1.5, zinc flake';

test('books a tool from the home page by mouse after signing in, with a form that a reload keeps, and finds it in My Orders', async ({
  page,
}) => {
  await page.goto('/');
  await expect(toolCard(page, WRENCH)).toContainText('48 available');
  await toolCard(page, WRENCH)
    .getByRole('link', { name: /Details/ })
    .click();
  await expect(page).toHaveURL(/\?details=/);
  const details = page.getByRole('dialog', { name: WRENCH });
  await details.getByRole('link', { name: /Book/ }).click();

  await expect(page).toHaveURL('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/booking\//);
  await expect(page.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeVisible();
  await expect(page.getByText(AVAILABLE, { exact: true })).toBeVisible();

  await fillBooking(page, { quantity: '2' });
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('1 Garage Lane, Springfield');
  await expect(page.getByText('$129.80')).toBeVisible();
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '3 orders' })).toBeVisible();
  await expect(toolCard(page, WRENCH)).toContainText('46 available');

  await page.getByRole('link', { name: '3 orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const ordered = page.getByRole('row', { name: WRENCH }).filter({ has: page.getByRole('cell', { name: '2', exact: true }) });
  await expect(ordered.getByRole('link', { name: new RegExp(`^Pay .*${WRENCH}`) })).toBeVisible();
  await expect(ordered).toBeVisible();
  await page.reload();
  await expect(ordered).toBeVisible();
  await expect(page.getByRole('link', { name: '3 orders' })).toBeVisible();
});

test('removes an order after a confirmation, which Back closes; the stock does not change, and Reset restores the order', async ({
  page,
}) => {
  await openAs(page, shopper, '/');
  await page.getByRole('link', { name: 'My Orders' }).click();
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  const confirmation = page.getByRole('alertdialog', { name: REMOVE_QUESTION });
  await row.getByRole('button', { name: /Remove/ }).click();
  await expect(confirmation).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await row.getByRole('button', { name: /Remove/ }).click();
  await confirmation.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Remove/ }).click();
  await confirmation.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(toolCard(page, BOLTS)).toContainText('640 available');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
});
