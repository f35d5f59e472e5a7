import type { Locator, Page } from '@playwright/test';
import { BLOGS } from '#contract/texts.ts';
import { expect, openAs, shopper, signOut, tabTo, test } from './shop.ts';

const LIGHT_BACKGROUND = 'rgb(247, 245, 241)';

interface FirstPaint {
  theme: string | undefined;
  background: string;
}

/** Records the theme and background of the page's first frame. That frame waits for the styles and the script in the head, not for the app. */
async function recordFirstPaint(page: Page): Promise<() => Promise<FirstPaint>> {
  await page.addInitScript(() => {
    const record = () => {
      if (document.body === null) {
        requestAnimationFrame(record);
        return;
      }
      const first = { theme: document.documentElement.dataset['theme'], background: getComputedStyle(document.body).backgroundColor };
      Object.assign(window, { first });
    };
    requestAnimationFrame(record);
  });
  // The page may load before it has a frame.
  return async () =>
    (await page.waitForFunction(() => (window as unknown as { first?: FirstPaint }).first)).jsonValue() as Promise<FirstPaint>;
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account menu/ });

async function openSettings(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test.describe('the first paint', () => {
  // Needs a browser that requests neither dark mode nor reduced motion, and that paints.
  test.use({ isDrawn: true });

  test('the dark theme and reduced motion apply at the first paint after a reload, and after signing out', async ({ page }) => {
    const firstPaint = await recordFirstPaint(page);
    await openAs(page, shopper, '/');
    expect(await firstPaint()).toEqual({ theme: undefined, background: LIGHT_BACKGROUND });
    const hero = page.getByRole('region', { name: 'What the shop sells' });
    await expect(hero).not.toHaveAttribute('data-state', 'paused');
    const settings = await openSettings(page);
    await expect(settings.getByRole('group', { name: 'Theme' }).getByLabel('System')).toBeChecked();
    await settings.getByLabel('Dark').click();
    const dark = await background(page);
    expect(dark).not.toBe(LIGHT_BACKGROUND);
    await settings.getByLabel('Reduced').click();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
    await expect(hero).toHaveAttribute('data-state', 'paused');

    await page.reload();
    expect(await firstPaint()).toEqual({ theme: 'dark', background: dark });
    await expect(hero).toHaveAttribute('data-state', 'paused');
    await signOut(page);
    expect(await background(page)).toBe(dark);
    await page.goto('/no/such/page');
    expect(await firstPaint()).toEqual({ theme: 'dark', background: dark });
  });
});

test('changes the theme by keyboard alone; another tab changes immediately, and so does its open dialog; navigation closes the dialog', async ({
  context,
  page,
}) => {
  await openAs(page, shopper, '/');
  await page.getByRole('link', { name: BLOGS }).click();
  await expect(page).toHaveURL('/blogs');
  const other = await context.newPage();
  await openAs(other, shopper, '/blogs');
  const there = await openSettings(other);

  await tabTo(page, accountMenu(page));
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  const here = page.getByRole('dialog', { name: 'Settings' });
  const system = here.getByRole('group', { name: 'Theme' }).getByLabel('System');
  await tabTo(page, system);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(there.getByLabel('Dark')).toBeChecked();
  await there.getByLabel('Reduced').click();
  await expect(here.getByLabel('Reduced')).toBeChecked();
  await expect(here.getByLabel('Dark')).toBeChecked();
  expect(await background(other)).toBe(await background(page));
  await system.click();
  await expect.poll(() => background(other)).toBe(LIGHT_BACKGROUND);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(here).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/blogs');
  await expect(here).toBeHidden();
});
