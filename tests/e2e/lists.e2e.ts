import type { Page } from '@playwright/test';
import { AMBIGUOUS_AMOUNT } from '#contract/forms/typedNumber.ts';
import { BLOGS, BOOKING_HEADING, CAMERAS, PHONES } from '#contract/texts.ts';
import { expect, resumeFailing, failCalls, stopFailing, openAs, shopper, tabTo, test, toolCard, whenTakenOver } from './shop.ts';

const PAINT_BRUSH = 'Touch-Up Paint Brush, size 2';
const DETAIL_BRUSH = 'Interior Detailing Brush';
const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const WRENCH_ID = '64f0a1c2e4b0000000000001';

const searchField = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /product/ });
/** The visible products, in order. */
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('keeps search, filters and order in the URL, and restores them after details, a booking and a reload', async ({ page }) => {
  await openAs(page, shopper, '/');
  await whenTakenOver(page);
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Car Items' })).toBeFocused();
  await expect(page).toHaveTitle('Car Items · Gadget Garage');
  await expect(count(page)).toHaveText('33 products');

  const historyLength = await page.evaluate(() => history.length);
  await searchField(page).pressSequentially('BRÜSH');
  await expect(count(page)).toHaveText('2 of 33 products');
  await expect(names(page)).toHaveText([DETAIL_BRUSH, PAINT_BRUSH]);
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect(names(page)).toHaveText([PAINT_BRUSH, DETAIL_BRUSH]);
  await page.getByLabel('In stock only').check();
  const filteredUrl = '/showAllCarProducts?q=BR%C3%9CSH&stock=in&sort=price-down';
  await expect(page).toHaveURL(filteredUrl);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);

  const expectRestored = async () => {
    await expect(page).toHaveURL(filteredUrl);
    await expect(searchField(page)).toHaveValue('BRÜSH');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-down');
    await expect(page.getByLabel('In stock only')).toBeChecked();
    await expect(names(page)).toHaveText([PAINT_BRUSH, DETAIL_BRUSH]);
  };
  await toolCard(page, PAINT_BRUSH)
    .getByRole('link', { name: /^Details/ })
    .click();
  const details = page.getByRole('dialog', { name: PAINT_BRUSH });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/\?q=BR%C3%9CSH&stock=in&sort=price-down&details=\w+$/);
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expectRestored();

  await toolCard(page, DETAIL_BRUSH).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeVisible();
  await page.goBack();
  await expectRestored();
  await page.reload();
  await expectRestored();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/showAllCarProducts?sort=price-down');
  await expect(count(page)).toHaveText('33 products');
});

test('searches, filters, sorts and opens details by keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/showAllCarProducts');
  await tabTo(page, searchField(page));
  await page.keyboard.type('brush');
  await expect(count(page)).toHaveText('2 of 33 products');
  await tabTo(page, page.getByLabel('Sort by'));
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-down');
  await tabTo(page, page.getByLabel('Max price'));
  await page.keyboard.type('$5');
  await expect(names(page)).toHaveText([DETAIL_BRUSH]);
  await tabTo(page, page.getByLabel('In stock only'));
  await press('Space');
  await expect(page).toHaveURL('/showAllCarProducts?q=brush&max=5&stock=in&sort=price-down');
  await tabTo(page, toolCard(page, DETAIL_BRUSH).getByRole('link', { name: /^Details/ }));
  await press('Enter');
  const details = page.getByRole('dialog', { name: DETAIL_BRUSH });
  await expect(details).toBeVisible();
  await press('Escape');
  await expect(details).toBeHidden();
  await expect(toolCard(page, DETAIL_BRUSH).getByRole('link', { name: /^Details/ })).toBeFocused();
  await expect(page.getByLabel('Max price')).toHaveValue('$5');

  await press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Car Items' })).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await expect(count(page)).toHaveText('33 products');
});

test('all products report no matches once, and filter without calls; links between the lists keep the filters that both have', async ({
  page,
}) => {
  await page.goto('/showAllProducts?q=flux+capacitor');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(count(page)).toHaveText(/^0 of \d+ products$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/showAllProducts');
  await expect(count(page)).toHaveText('63 products');
  // Beside other lists, a long list is not fully in the DOM.
  const cards = page.getByRole('region', { name: 'Car Items' }).getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '33');
  await expect(page.getByRole('region', { name: PHONES }).getByRole('listitem').first()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await searchField(page).pressSequentially('steel');
  await page.getByLabel('Status').selectOption('In stock');
  await page.getByLabel('Sort by').selectOption('Newest first');
  await page.getByLabel('Min price').fill('５');
  await expect(page).toHaveURL('/showAllProducts?q=steel&status=In+stock&min=5&sort=newest');
  await page.getByLabel('Min price').fill('1.200');
  await expect(page.getByText(AMBIGUOUS_AMOUNT)).toBeVisible();
  await expect(page).toHaveURL('/showAllProducts?q=steel&status=In+stock&sort=newest');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/showAllProducts?sort=newest');
  expect(calls).toEqual([]);

  await searchField(page).fill('e');
  await page.getByLabel('Status').selectOption('New');
  await expect(page).toHaveURL('/showAllProducts?q=e&status=New&sort=newest');
  await page.getByRole('link', { name: PHONES }).click();
  await expect(page.getByRole('heading', { level: 1, name: PHONES })).toBeFocused();
  await expect(page.getByLabel('Status')).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
  await expect(searchField(page)).toHaveValue('e');
  await expect(count(page)).not.toHaveText(/^0 of/);
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('New');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  const kinds = page.getByRole('navigation', { name: 'Kinds of products' });
  await kinds.getByRole('link', { name: 'Camera Tools' }).click();
  await expect(page).toHaveURL('/showAllCameraTools?q=e&status=New&sort=newest');
  await expect(page).toHaveTitle(`${CAMERAS} · Gadget Garage`);
});

test('if one group fails, on Home and in the list of all products, the others stay, and Retry loads it', async ({ page }) => {
  const cameras = page.getByRole('region', { name: CAMERAS });
  // 403 is not retried, but 503 is.
  await failCalls(page, { method: 'GET', path: '/cameraProducts', status: 403 });
  await page.goto('/');
  await expect(cameras.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(toolCard(page, 'Nitrile Grip Mechanic Gloves')).toBeVisible();
  await stopFailing(page);
  await cameras.getByRole('button', { name: 'Retry' }).click();
  await expect(cameras.getByRole('heading', { name: 'Rangefinder R35, 35 mm film' })).toBeVisible();

  await resumeFailing(page);
  await page.goto('/showAllProducts?q=film');
  await expect(cameras.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('region', { name: PHONES })).toContainText('No mobile phones match these filters');
  await stopFailing(page);
  await cameras.getByRole('button', { name: 'Retry' }).click();
  await expect(cameras.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('film');
});

test('details open over a list without their product, also for a missing one, and closing them keeps the filters', async ({ page }) => {
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = async (input, init) =>
      new Request(input, init).url.endsWith('/carTools/gone') ? new Response('null') : originalFetch(input, init);
  });
  await page.goto(`/showAllCameraTools?q=a&details=${WRENCH_ID}`);
  const details = page.getByRole('dialog', { name: WRENCH });
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/showAllCameraTools?q=a');
  await expect(searchField(page)).toHaveValue('a');
  await page.goto('/showAllCarProducts?q=brush&details=gone');
  await expect(page.getByRole('dialog')).toContainText('no longer available');
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/showAllCarProducts?q=brush');
  await expect(count(page)).toHaveText('2 of 33 products');
});

// Only a build writes selectors for older browsers.
test('the arrows point to the left in a page whose text runs from the right', async ({ page }) => {
  await page.goto('/showAllProducts');
  const arrow = page.getByRole('heading', { name: CAMERAS }).locator('svg');
  await expect(arrow).toHaveCSS('transform', 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('on a phone the links and the filters are behind buttons, and nothing scrolls horizontally', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await toolCard(page, 'Nitrile Grip Mechanic Gloves').waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: BLOGS }).click();
  await expect(page).toHaveURL('/blogs');

  await page.goto('/showAllCarProducts?stock=in&max=100');
  await expect(names(page).first()).toBeInViewport();
  await expect(page.getByLabel('Max price')).toBeHidden();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page.getByLabel('Max price')).toHaveValue('100');
  await page.getByLabel('In stock only').uncheck();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page).toHaveURL('/showAllCarProducts?max=100');
});
