import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, tabTo, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** Every failed call is an error in the browser's console. */
const FAILED_CALL = /^console: Failed to load resource: /;

test.afterEach(({ faults }) => {
  expect(faults.filter((fault) => !FAILED_CALL.test(fault))).toEqual([]);
  faults.length = 0;
});

const dock = (page: Page) => page.getByRole('complementary', { name: 'Sandbox controls' });
const opener = (page: Page) => page.getByRole('button', { name: 'Controls' });

/** The most that opening the dock may load, in bytes (brotli). */
const BUDGET = 30_000;

test('opening the dock loads its code, and no more than its budget', async ({ page }) => {
  await page.goto('/blogs');
  await expect(opener(page)).not.toHaveAttribute('aria-disabled');
  await page.waitForLoadState('networkidle');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => void (/\.(js|css)$/.test(response.url()) && scripts.push(response.body())));
  await opener(page).click();
  await dock(page).waitFor();
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test('one click changes the person, and the page stays; Nobody leads away from a guarded page', async ({ page }) => {
  await page.goto('/showAllCarProducts?q=wrench');
  await toolCard(page, WRENCH).waitFor();
  await opener(page).click();
  await dock(page).getByRole('button', { name: 'Kwame Adeyemi' }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expect(page).toHaveURL('/showAllCarProducts?q=wrench');
  await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('wrench');

  await dock(page)
    .getByRole('button', { name: /^Gloria Mensah/ })
    .click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage All Orders' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Manage All Orders' })).toBeVisible();
  await expect(dock(page)).toBeVisible();
  await dock(page)
    .getByRole('button', { name: /^Nobody/ })
    .click();
  await expect(page).toHaveURL('/login');
  await dock(page)
    .getByRole('button', { name: /^Gloria Mensah/ })
    .click();
  await expect(page).toHaveURL('/dashboard/manageAllOrders');
});

test('slow calls and a booking whose answer is lost are chosen from lists, are in the ledger, and a reset says what went', async ({
  page,
}) => {
  await openAs(page, shopper, '/');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '3' });

  await opener(page).click();
  await dock(page).getByRole('radio', { name: 'Slow' }).click();
  await dock(page).getByLabel('Call', { exact: true }).selectOption('createBooking, POST /carBooking');
  await dock(page).getByLabel('When', { exact: true }).selectOption('After it: the answer is lost');
  await dock(page).getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('createBooking:500:after:once,*:slow:2000')).toBeVisible();

  // The button that sticks to the window's end is above the dock.
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  await expect(dock(page).getByText('Used up: createBooking: Server error (500), after, once')).toBeVisible();
  await dock(page).getByRole('radio', { name: 'Fast' }).click();

  await dock(page).getByRole('tab', { name: 'Calls' }).click();
  const booking = dock(page).getByRole('button', { name: /^500 createBooking Fault/ });
  await expect(booking).toContainText('shopper@example.com');
  await booking.click();
  await expect(dock(page).getByText('Fault: createBooking: Server error (500), after, once')).toBeVisible();
  await expect(dock(page).getByText('Fault: All calls: Slow, 2 s')).toBeVisible();

  await dock(page).getByRole('button', { name: 'Start again' }).click();
  await expect(dock(page).getByText('1 order went. 1 car tool is as before.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('by keyboard alone on a phone: nothing is wider than the window, and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blogs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, opener(page));
  await expect(opener(page)).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Alt+KeyS');
  await expect(dock(page)).toBeFocused();
  await tabTo(page, dock(page).getByRole('button', { name: 'Sam Carter' }));
  await page.keyboard.press('Enter');
  await expect(dock(page).getByRole('button', { name: 'Sam Carter', pressed: true })).toBeVisible();
  await expect(page).toHaveURL('/blogs');
  await tabTo(page, dock(page).getByRole('tab', { name: 'Setup' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dock(page).getByRole('button', { name: /^200 login/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dock(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
