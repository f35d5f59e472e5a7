import type { Locator, Page } from '@playwright/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import { administrator, expect, openAs, test, toolCard } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** Opens a dialog with this button or link, closes it with Escape, and expects the focus where it was. */
async function openAndClose(page: Page, opener: Locator) {
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}

test('where a click gives no focus, closing a dialog returns the focus to the control that opened it', async ({ page }) => {
  await page.addInitScript(withoutClickFocus);
  await openAs(page, administrator, '/dashboard/manageAllProducts');
  await openAndClose(page, page.getByRole('button', { name: /^Restock / }).nth(29));
  await page.goto('/dashboard/manageAllOrders');
  await openAndClose(page, page.getByRole('button', { name: /^Pending / }).first());
  await page.goto('/dashboard/myProfile');
  await openAndClose(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.goto('/showAllCarProducts');
  await openAndClose(page, toolCard(page, WRENCH).getByRole('link', { name: /^Details/ }));
  await page.setViewportSize({ width: 360, height: 640 });
  await openAndClose(page, page.getByRole('button', { name: 'Filters' }));
});
