import { expect, type Page, test } from '@playwright/test';
import { LOGIN } from '#contract/texts.ts';
import { addressesOf } from '#tests/support/addressesOf.ts';
import { findFaults, preparePage } from './modes.ts';

const WRENCH = '64f0a1c2e4b0000000000001';
const UNPAID_ORDER = '64f0a1c2e4b0000000000502';

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: LOGIN, exact: true }).click();
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
}

/** Opens each address, waits for its data, and expects no fault in any mode. */
async function expectNoFaults(page: Page, addresses: readonly string[]) {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('h1:visible', { hasNotText: 'One moment' }).waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    faults.push(...(await findFaults(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

test.beforeEach(({ page }) => preparePage(page));

test('pages for everybody', ({ page }) => expectNoFaults(page, [`/?details=${WRENCH}`, ...addressesOf('everybody')]));

test('pages for shoppers', async ({ page }) => {
  await signIn(page, 'shopper@example.com', 'shopper123');
  await expectNoFaults(page, ['/', ...addressesOf('user'), `/dashboard/payment/${UNPAID_ORDER}`]);
});

test('pages for administrators', async ({ page }) => {
  await signIn(page, 'admin@example.com', 'admin123');
  await expectNoFaults(page, ['/dashboard', ...addressesOf('administrator')]);
});
