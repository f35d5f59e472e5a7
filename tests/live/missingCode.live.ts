import type { Page } from '@playwright/test';
import { LOGIN } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test, toast } from './shop.ts';

const LOAD_FAILED = 'This part could not be loaded. Check your connection, then try again.';

/** Blocks a chunk of the shop's code. Returns a function that unblocks it. */
async function blockChunk(page: Page, chunk: string): Promise<() => Promise<void>> {
  const url = `**/${chunk}-*.js`;
  await page.route(url, (route) => route.abort('connectionrefused'));
  return () => page.unroute(url);
}

test.use({ expectedFaults: [/console: Failed to load resource: .*\/(PasswordResetDialog|SettingsRoute|openIdentity)-/] });

/** Simulates being offline. Online, a page with missing code reloads once, because a new deploy may have removed the code. */
const simulateOffline = () => void Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
const simulateOnline = () => void Reflect.deleteProperty(navigator, 'onLine');

test("'Forgot password?' reports missing code, and the next click opens it", async ({ page }) => {
  await page.addInitScript(simulateOffline);
  const unblock = await blockChunk(page, 'PasswordResetDialog');
  await page.goto('/login');
  const open = () => page.getByRole('button', { name: 'Forgot password?' }).click();
  await open();
  await expect(toast(page, LOAD_FAILED)).toBeVisible();
  await unblock();
  await open();
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible();
});

test("'Forgot password?' opens though the sign-in service loads only then", async ({ page }) => {
  const { release } = await holdRequests(page, '**/openIdentity-*.js');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible();
});

test('the settings report missing code, and the next click opens them', async ({ page }) => {
  const robin = await createAccount(newUser());
  await page.goto('/login');
  await signIn(page, robin);
  // Signing in needs a connection, and so does the next page.
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(simulateOffline);
  const unblock = await blockChunk(page, 'SettingsRoute');
  const open = async () => {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
  };
  await open();
  await expect(toast(page, LOAD_FAILED)).toBeVisible();
  await unblock();
  await open();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test("'Forgot password?' opens after Retry loads the missing code of the sign-in service", async ({ page }) => {
  await page.addInitScript(simulateOffline);
  const unblock = await blockChunk(page, 'openIdentity');
  await page.goto('/login');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await unblock();
  await retry.click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible();
});

/** Sends the sign-in form before it is known that the code of the sign-in service is missing. Returns the user. */
async function signInTooEarly(page: Page) {
  const robin = await createAccount(newUser());
  await page.addInitScript(simulateOffline);
  const { release } = await holdRequests(page, '**/openIdentity-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await signIn(page, robin);
  release();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  return robin;
}

test('Retry sends what was sent before the code of the sign-in service was missing', async ({ page }) => {
  const robin = await signInTooEarly(page);
  await page.unroute('**/openIdentity-*.js');
  await page.evaluate(simulateOnline);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
});

test("'Continue signed out' sends nothing that was sent before", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('signInWithPassword') && calls.push(request.url()));
  await signInTooEarly(page);
  await page.unroute('**/openIdentity-*.js');
  await page.getByRole('button', { name: 'Continue signed out' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('button', { name: LOGIN, exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  expect(calls).toEqual([]);
});
