import type { Page } from '@playwright/test';
import { expect, signIn, test, toolCard } from './shop.ts';

/** Makes the calls whose address contains `part` fail as a broken network does, until the returned function is called. */
async function breakCalls(page: Page, part: string) {
  await page.addInitScript((broken) => {
    const whole = window.fetch;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes(broken) && sessionStorage.getItem('mended') === null) throw new TypeError('Failed to fetch');
      return whole(input, init);
    };
  }, part);
  return () => page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
}

test('one failing section says so and offers Retry; the others stand', async ({ page }) => {
  const mend = await breakCalls(page, 'cameraProducts');
  await page.goto('/');
  const cameras = page.getByRole('region', { name: 'Camera Tools Products' });
  await expect(cameras.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  await expect(toolCard(page, 'Nitrile Grip Mechanic Gloves')).toBeVisible();
  await mend();
  await cameras.getByRole('button', { name: 'Retry' }).click();
  await expect(cameras.getByRole('heading', { name: 'Rangefinder R35, 35 mm film' })).toBeVisible();
});

test('an unknown address is the not-found page, with a way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Not found/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('signing out drops the orders, the badge and the menu', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
  await page.getByRole('button', { name: /account|Sam/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Orders' })).toHaveCount(0);
});

test('Reset brings the demo data back', async ({ page }) => {
  await page.goto('/myOrders');
  await signIn(page);
  await page
    .getByRole('row', { name: /Wheel Bolt/ })
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
});

test('at 360 px nothing scrolls sideways, and the links wait behind the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await toolCard(page, 'Nitrile Grip Mechanic Gloves').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});
