import { findWindowedBrowser, launchArguments } from '../../scripts/browser.mjs';
import { expect, test } from './shop.ts';

const executablePath = findWindowedBrowser();

// As shoppers have it: neither Chromium's headless shell nor a browser with Playwright's switches blocks a window.
test.use({
  launchOptions: {
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

test('this browser blocks a window that nobody asked for by a press', async ({ page }) => {
  // A test's own scripts count as a press; the page's do not.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['window'] = window.open('about:blank') === null ? 'blocked' : 'opened';
    });
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-window', 'blocked');
});

for (const path of ['/login', '/signup']) {
  test(`${path}: Google's window opens within the press`, async ({ page, context }) => {
    await page.goto(path);
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Continue With Google' }).click()]);
    await expect(popup.locator('#add-account-button')).toBeVisible();
    await popup.close();
  });
}
