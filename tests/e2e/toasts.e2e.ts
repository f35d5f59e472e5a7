import type { Page } from '@playwright/test';
import { REMOVED } from '#contract/texts.ts';
import { expect, openAs, shopper, test, toast } from './shop.ts';

/** A clock applies to the whole browser context. */
test.use({ ownContext: true });

async function removeOrder(page: Page, name: RegExp) {
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const message = toast(page, REMOVED);
  await expect(message).toBeVisible();
  return message;
}

test('a toast is at the top right and closes after its time, but stays while the pointer is over it or the focus is in it', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, shopper, '/myOrders');
  const message = await removeOrder(page, /Wheel Bolt/);
  const box = await message.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeLessThan(160);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width / 2);
  await page.clock.runFor(5000);
  await expect(message).toBeHidden();
  // The page shows the removal too.
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeHidden();

  await removeOrder(page, /Ratchet/);
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
