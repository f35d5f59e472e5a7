import { GOOGLE } from '#contract/texts.ts';
import { findHeadedBrowser, launchArguments } from '../../scripts/browser.mjs';
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
