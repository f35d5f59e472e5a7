import { GOOGLE } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { findHeadedBrowser, launchArguments } from '../../scripts/check/browser.ts';
import { expect, test } from './shop.ts';

const executablePath = findHeadedBrowser();

// A browser as shoppers have it. Neither Chromium's headless shell nor a browser with Playwright's switches blocks popups.
test.use({
  launchOptions: {
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

test('this browser blocks a popup that opens without a click', async ({ page }) => {
  // Scripts that a test evaluates count as a user gesture; the page's own scripts do not.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['window'] = window.open('about:blank') === null ? 'blocked' : 'opened';
    });
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-window', 'blocked');
});

for (const path of ['/login', '/signup']) {
  test(`${path}: Google's popup opens directly in the click`, async ({ page, context }) => {
    await page.goto(path);
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
    await expect(popup.locator('#add-account-button')).toBeVisible();
    await popup.close();
  });
}

test('a tap on Google that is too old when the sign-in service arrives is forgotten, and the next one opens the popup', async ({
  page,
  context,
}) => {
  // A browser forgets a tap after some seconds. The test does not wait so long.
  await page.addInitScript(() => void Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }));
  const { release } = await holdRequests(page, '**/openIdentity-*.js');
  const popups: unknown[] = [];
  context.on('page', (popup) => popups.push(popup));
  await page.goto('/login');
  const google = page.getByRole('button', { name: GOOGLE });
  await google.click();
  await expect(google).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(google).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(popups).toEqual([]);
  await Promise.all([context.waitForEvent('page'), google.click()]);
});
