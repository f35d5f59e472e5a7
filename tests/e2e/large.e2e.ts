import type { Page } from '@playwright/test';
import { expect, fillBooking, shopper, signIn, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const LARGE = 'Sandbox: large world, 10,000 car tools';
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Each page of the large world grows it anew, which takes its time on a slow machine. */
test.slow();

/** What was loaded to grow the large world, from now on. */
function watchFaker(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => /growLarge/.test(request.url()) && loaded.push(request.url()));
  return loaded;
}

test('the large world is this tab’s until it is left, and what grows it loads only for it', async ({ page, context }) => {
  const loaded = watchFaker(page);
  await page.goto('/');
  await toolCard(page, WRENCH).waitFor();
  await expect(notice(page, 'Sandbox: demo data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the demo world' })).toBeHidden();
  expect(loaded).toEqual([]);

  await page.goto('/?world=large');
  await notice(page, LARGE).waitFor();
  expect(loaded).toHaveLength(1);
  await page.goto('/login');
  await notice(page, LARGE).waitFor();

  const other = await context.newPage();
  const loadedByOther = watchFaker(other);
  await other.goto('/');
  await toolCard(other, WRENCH).waitFor();
  await expect(notice(other, 'Sandbox: demo data')).toBeVisible();
  expect(loadedByOther).toEqual([]);
  await other.close();

  await page.getByRole('button', { name: 'Back to the demo world' }).click();
  await notice(page, 'Sandbox: demo data').waitFor();
  await page.goto('/');
  await notice(page, 'Sandbox: demo data').waitFor();
});

test('who books in one world finds nothing of it in the other; Reset is the world’s on show', async ({ page }) => {
  await page.goto('/login?world=large');
  await signIn(page, shopper);
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '3' });
  await page.getByRole('button', { name: 'Booked' }).click();
  await toast(page, 'Successfully Add This Products').waitFor();
  await toolCard(page, WRENCH).getByText('45 available').waitFor();

  await page.getByRole('button', { name: 'Back to the demo world' }).click();
  await toolCard(page, WRENCH).getByText('48 available').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/?world=large');
  await toolCard(page, WRENCH).getByText('45 available').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await toolCard(page, WRENCH).getByText('48 available').waitFor();
});
