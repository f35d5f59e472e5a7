import type { Locator, Page } from '@playwright/test';
import { expect, signIn, tabTo, test } from './shop.ts';

const LIGHT_GROUND = 'rgb(247, 245, 241)';

interface Look {
  theme: string | undefined;
  ground: string;
}

/** Notes what the page looks like in its very first frame. A frame waits for the styles and the head's script, not for the app. */
async function watchFirstPaint(page: Page): Promise<() => Promise<Look>> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body === null) {
        requestAnimationFrame(look);
        return;
      }
      const first = { theme: document.documentElement.dataset['theme'], ground: getComputedStyle(document.body).backgroundColor };
      Object.assign(window, { first });
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { first: Look }).first);
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const face = (page: Page): Locator => page.getByRole('button', { name: /^Account menu/ });

async function openSettings(page: Page) {
  await face(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test.use({ colorScheme: 'light' });

test('dark is there at the first paint after a reload, and after signing out', async ({ page }) => {
  const firstPaint = await watchFirstPaint(page);
  await page.goto('/login');
  expect(await firstPaint()).toEqual({ theme: undefined, ground: LIGHT_GROUND });
  await signIn(page);
  const settings = await openSettings(page);
  await expect(settings.getByRole('group', { name: 'Theme' }).getByLabel('System')).toBeChecked();
  await settings.getByLabel('Dark').click();
  const dark = await ground(page);
  expect(dark).not.toBe(LIGHT_GROUND);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(face(page)).toBeFocused();

  await page.reload();
  expect(await firstPaint()).toEqual({ theme: 'dark', ground: dark });
  await face(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(await ground(page)).toBe(dark);
  await page.goto('/no/such/page');
  expect(await firstPaint()).toEqual({ theme: 'dark', ground: dark });
});

test('another tab follows at once, its open dialog too', async ({ context, page }) => {
  await page.goto('/login');
  await signIn(page);
  const here = await openSettings(page);
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other);
  const there = await openSettings(other);
  await here.getByLabel('Dark').click();
  await expect(there.getByLabel('Dark')).toBeChecked();
  await there.getByLabel('Reduced').click();
  await expect(here.getByLabel('Reduced')).toBeChecked();
  await expect(here.getByLabel('Dark')).toBeChecked();
  expect(await ground(other)).toBe(await ground(page));
  await here.getByRole('group', { name: 'Theme' }).getByLabel('System').click();
  await expect.poll(() => ground(other)).toBe(LIGHT_GROUND);
});

test('reduced motion stops the hero, also after a reload', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  const hero = page.getByRole('region', { name: 'What the shop sells' });
  await expect(hero).not.toHaveAttribute('data-state', 'paused');
  const settings = await openSettings(page);
  await settings.getByLabel('Reduced').click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(hero).toHaveAttribute('data-state', 'paused');
  await page.reload();
  await expect(hero).toHaveAttribute('data-state', 'paused');
});

test('by keyboard alone, and another page closes the dialog', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  await tabTo(page, face(page));
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await tabTo(page, settings.getByRole('group', { name: 'Theme' }).getByLabel('System'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(settings).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/blogs');
  await expect(settings).toBeHidden();
});

test('a text in the storage that is not ours changes nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gadget-garage:settings', '{"theme":"sepia","motion":'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await ground(page)).toBe(LIGHT_GROUND);
});
