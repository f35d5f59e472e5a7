import type { Page } from '@playwright/test';
import { expect, openAs, shopper, test, toast } from './shop.ts';

/** The workers of a whole browser context are put to sleep. */
test.use({ ownContext: true });

/** Puts all service workers to sleep, as a browser does with those that have nothing to do. */
async function putWorkersToSleep(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test('the sandbox wakes up with the first call after its worker slept', async ({ page }) => {
  await openAs(page, shopper, '/myOrders');
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
