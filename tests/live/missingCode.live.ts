import type { Page } from '@playwright/test';
import { accountMenu, enrol, expect, newUser, signIn, test, toast } from './shop.ts';

const NOT_ARRIVED = 'This part did not arrive. Check your connection, then try again.';

/** Blocks a chunk of the shop's code. Returns a function that unblocks it. */
async function withhold(page: Page, chunk: string): Promise<() => Promise<void>> {
  const address = `**/${chunk}-*.js`;
  await page.route(address, (route) => route.abort('connectionrefused'));
  return () => page.unroute(address);
}

test.use({ expected: [/console: Failed to load resource: .*\/(PasswordResetDialog|SettingsRoute|openIdentity)-/] });

/** Simulates being offline. Online, a page with missing code reloads once, because a new deploy may have removed the code. */
const sayOffline = () => void Object.defineProperty(navigator, 'onLine', { get: () => false });

test("'Forgot password?' reports missing code, and the next click opens it", async ({ page }) => {
  await page.addInitScript(sayOffline);
  const stopFailing = await withhold(page, 'PasswordResetDialog');
  await page.goto('/login');
  const press = () => page.getByRole('button', { name: 'Forgot password?' }).click();
  await press();
  await expect(toast(page, NOT_ARRIVED)).toBeVisible();
  await stopFailing();
  await press();
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible();
});

test('the settings report missing code, and the next click opens them', async ({ page }) => {
  const robin = await enrol(newUser());
  await page.goto('/login');
  await signIn(page, robin);
  // Signing in needs a connection. By now Home has loaded everything it needs.
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(sayOffline);
  const stopFailing = await withhold(page, 'SettingsRoute');
  const press = async () => {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
  };
  await press();
  await expect(toast(page, NOT_ARRIVED)).toBeVisible();
  await stopFailing();
  await press();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test("'Forgot password?' is available after Retry loads the missing code of the sign-in service", async ({ page }) => {
  await page.addInitScript(sayOffline);
  const stopFailing = await withhold(page, 'openIdentity');
  await page.goto('/login');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await stopFailing();
  await retry.click();
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
});
