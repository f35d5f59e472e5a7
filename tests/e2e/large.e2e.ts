import type { Page } from '@playwright/test';
import { BOOKED, PHONES, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const LARGE = 'Sandbox: large world, 10,000 car tools';
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Collects the scripts that are loaded from now on to generate the large world. */
function recordGeneratorScripts(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => /growLarge/.test(request.url()) && loaded.push(request.url()));
  return loaded;
}

test('the large world stays in its tab until the user leaves it, is generated only there, and has its own bookings and resets', async ({
  page,
  context,
}) => {
  const loaded = recordGeneratorScripts(page);
  await openAs(page, shopper, '/blogs?world=large');
  await notice(page, LARGE).waitFor();
  await expect.poll(() => loaded).toHaveLength(1);
  await page.goto('/');
  await notice(page, LARGE).waitFor();

  const other = await context.newPage();
  const loadedByOther = recordGeneratorScripts(other);
  await other.goto('/');
  await toolCard(other, WRENCH).waitFor();
  await expect(notice(other, 'Sandbox: demo data')).toBeVisible();
  expect(loadedByOther).toEqual([]);
  await other.close();

  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '3' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  await toolCard(page, WRENCH).getByText('45 available').waitFor();

  await page.getByRole('button', { name: 'Back to the demo world' }).click();
  await notice(page, 'Sandbox: demo data').waitFor();
  await toolCard(page, WRENCH).getByText('48 available').waitFor();
  await page.goto('/');
  await notice(page, 'Sandbox: demo data').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/?world=large');
  await toolCard(page, WRENCH).getByText('45 available').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await toolCard(page, WRENCH).getByText('48 available').waitFor();
});

/** The maximum number of elements in a page with one list, for any number of products. */
const MAX_NODES = 800;
/** The same for a wide window, which has more columns, and for a page with three lists. */
const MAX_NODES_WIDE = 1100;
const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*:not(font)').length);
const cards = (page: Page) => page.locator('main [aria-posinset]');
/** A product by its position in the list. */
const card = (page: Page, position: number) => page.locator(`main [aria-posinset="${position}"]`);

test('of 10,000 car tools only few are in the DOM at a time, at any scroll position and beside other groups; a search narrows them', async ({
  page,
}) => {
  await page.goto('/showAllCarProducts?world=large');
  await expect(page.getByRole('status').filter({ hasText: /products/ })).toHaveText('10,000 products');
  await expect(card(page, 1)).toHaveAttribute('aria-setsize', '10000');
  for (const [width, columns, maxNodes] of [
    [360, 1, MAX_NODES],
    [768, 2, MAX_NODES],
    [1920, 5, MAX_NODES_WIDE],
    [1280, 4, MAX_NODES],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = () => cards(page).evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().top));
    await expect.poll(async () => new Set((await tops()).slice(0, columns + 1)).size).toBe(2);
    await expect.poll(async () => new Set((await tops()).slice(0, columns)).size).toBe(1);
    expect(await countNodes(page)).toBeLessThanOrEqual(maxNodes);
  }
  // Rows are measured when they render, and the page may grow. So each try scrolls again.
  for (const share of [0.25, 0.5, 0.75]) {
    await expect
      .poll(async () => {
        await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
        return Number(await cards(page).nth(4).getAttribute('aria-posinset'));
      })
      .toBeGreaterThan(share * 9000);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
  }
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return card(page, 10_000).isVisible();
    })
    .toBe(true);
  await expect(card(page, 10_000)).toBeInViewport();
  expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);

  await page.getByRole('searchbox').fill(WRENCH);
  await expect(page.getByRole('status').filter({ hasText: /products?/ })).toHaveText('1 of 10,000 products');
  await expect(toolCard(page, WRENCH)).toBeVisible();

  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Min price').fill('270');
  await page.getByLabel('Max price').fill('345');
  await page.getByRole('navigation', { name: 'Kinds of products' }).getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/showAllProducts?min=270&max=345');
  await expect(page.getByRole('heading', { level: 2, name: PHONES })).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /of 12,000 products/ })).toBeVisible();
  expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES_WIDE);
});
