import type { Page } from '@playwright/test';
import { expect, fillBooking, signIn, test, toast, toolCard } from './shop.ts';

/** Puts all service workers to sleep, as a browser does with those that have nothing to do. */
async function putWorkersToSleep(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test('the sandbox wakes up with the first call after its worker slept', async ({ page }) => {
  await page.goto('/myOrders');
  await signIn(page);
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  await row.waitFor();
  await putWorkersToSleep(page);
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Successfully Remove')).toBeVisible();
  await putWorkersToSleep(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('what an earlier visit was refused for is not said again', async ({ page }) => {
  await page.goto('/');
  await toolCard(page, 'Car Fire Extinguisher 1 kg ABC').getByRole('link', { name: /^Book/ }).click();
  await signIn(page);
  await fillBooking(page, { quantity: '1' });
  await page.getByRole('button', { name: 'Booked' }).click();
  const quantity = page.getByLabel('Quantity', { exact: true });
  await expect(quantity).toHaveAccessibleDescription(/Sold Out/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await toolCard(page, 'Car Fire Extinguisher 1 kg ABC').getByRole('link', { name: /^Book/ }).click();
  await expect(quantity).toHaveValue('1');
  await expect(quantity).not.toHaveAccessibleDescription(/Sold Out/);
});

test('a question that was left is not asked again', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('link', { name: 'My Orders' }).click();
  await page
    .getByRole('row', { name: /Wheel Bolt/ })
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Login remembers any page that it was pressed on', async ({ page }) => {
  await page.goto('/no/such?x=1#here');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.reload();
  await signIn(page);
  await expect(page).toHaveURL('/no/such?x=1#here');
});
