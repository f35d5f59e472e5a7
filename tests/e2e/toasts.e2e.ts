import type { Page } from '@playwright/test';
import { expect, signIn, test, toast } from './shop.ts';

/** Removes an order, so that a toast comes; the page's clock is the test's. */
async function removeOrder(page: Page) {
  await page.clock.install();
  await page.goto('/myOrders');
  await signIn(page);
  await page
    .getByRole('row', { name: /Wheel Bolt/ })
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const message = toast(page, 'Successfully Remove');
  await expect(message).toBeVisible();
  return message;
}

test('a toast stands at the top right and goes after its time; what it said is on the page too', async ({ page }) => {
  const message = await removeOrder(page);
  const box = await message.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeLessThan(160);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width / 2);
  await page.clock.runFor(5000);
  await expect(message).toBeHidden();
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeHidden();
});

test('it waits while the pointer is over it, and while the focus is in it', async ({ page }) => {
  const message = await removeOrder(page);
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  await page.mouse.move(0, 400);
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(5000);
  await expect(message).toBeHidden();
});
