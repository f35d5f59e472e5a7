import { devices, type Page } from '@playwright/test';
import { GOOGLE, LOGIN } from '#contract/texts.ts';
import { recordProfiles } from './emulator.ts';
import { accountMenu, expect, newUser, test } from './shop.ts';

const SCRIPT = 'https://apis.google.com/js/api.js';

/** Clicks 'Continue With Google', and returns the popup. */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
  return popup;
}

/** Creates an account on the emulator's Google page, and continues with it. */
async function continueAs(popup: Page, { name, email }: { name: string; email: string }) {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

test("signs in with Google's popup and returns to the requested page; the profile is created, and a reload keeps the session", async ({
  page,
  context,
}) => {
  const user = newUser('Gina Google');
  const profiles = recordProfiles(context);
  await page.goto('/myOrders');
  await expect(page).toHaveURL('/login');
  await continueAs(await openGoogle(page), user);
  await expect(page).toHaveURL('/myOrders');
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${user.name}`);
  await expect.poll(() => profiles).toContainEqual({ name: user.name, email: user.email });
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${user.name}`);
  const sessions = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')));
  expect(sessions).toEqual(['firebase:authUser:loopback:[DEFAULT]']);
});

test('reports a closed popup, and the user can try again', async ({ page }) => {
  await page.goto('/signup');
  await (await openGoogle(page)).close();
  // The SDK waits about ten seconds for a response that may still be pending.
  await expect(page.getByRole('alert')).toHaveText(/window was closed before you signed in/);
  const user = newUser('Gina Google');
  await continueAs(await openGoogle(page), user);
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${user.name}`);
});

test('reports a popup that the browser blocks, and the form beside it stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: GOOGLE }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Your browser blocked the Google window/);
  await expect(page.getByRole('button', { name: LOGIN, exact: true })).not.toHaveAttribute('aria-disabled');
});

test.describe('a script that does not load', () => {
  test.use({ expectedFaults: [/console: Failed to load resource: .* https:\/\/apis\.google\.com\//] });

  test('is reported, and the form beside it can be used', async ({ page }) => {
    await page.route(`${SCRIPT}*`, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: GOOGLE }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Google cannot be reached from here/);
    await expect(page.getByRole('button', { name: LOGIN, exact: true })).not.toHaveAttribute('aria-disabled');
  });
});

test.describe("Google's script", () => {
  /** Counts the requests for the script. */
  function countScriptRequests(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.url().startsWith(SCRIPT) && request.frame() === page.mainFrame()) count += 1;
    });
    return () => count;
  }

  test('is not requested before the click', async ({ page }) => {
    const count = countScriptRequests(page);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    expect(count()).toBe(0);
    await (await openGoogle(page)).close();
    expect(count()).toBe(1);
  });

  test.describe('on a phone, which allows popups only directly in the click', () => {
    const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7'];
    test.use({ userAgent, viewport, isMobile, hasTouch });

    test('is loaded before the click on the pages that offer Google, and on no other', async ({ page }) => {
      const count = countScriptRequests(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: LOGIN })).toBeVisible();
      expect(count()).toBe(0);
      await page.getByRole('link', { name: LOGIN }).click();
      await expect.poll(count).toBe(1);
    });
  });
});
