import type { Page } from '@playwright/test';
import { DASHBOARD, HISTORY, LOGIN, MANAGE_ORDERS, OUR_BLOGS, PLEASE_LOGIN } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { administrator, areAllTranslated, expect, openAs, shopper, signIn, test, whenTakenOver } from './shop.ts';

test.skip(areAllTranslated, 'React replaces a page that was translated before.');

/** Holds back the code of all pages that are opened from now on. */
const holdCode = (page: Page) => holdRequests(page, /\/assets\/.*\.js$/);

test('home is readable, and its links work, before it has any code', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Car Tools' })).toBeVisible();
  await expect(page.getByText('Loading Car Items')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page).toHaveURL('/showAllReview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('what is typed and sent on the sign-in page before it has its code signs in', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: LOGIN, exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
});

test('a visitor who opens a page for signed-in users gets the sign-in page before any code, and returns afterwards', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/addAReview#stars', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeVisible();
  await page.getByLabel('Email').fill(shopper.email);
  release();
  await expect(page.getByText('Log in to write a review.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await signIn(page);
  await expect(page).toHaveURL('/addAReview#stars');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a Review' })).toBeVisible();
});

test('who goes on from the sign-in page to create an account, before it has its code, returns to the page that asked', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/addAReview#stars', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Create New Account' }).click();
  release();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('main').getByRole('link', { name: PLEASE_LOGIN }).click();
  // The address comes before the page.
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/addAReview#stars');
});

test('what a query asks of the sandbox is not lost on the way to the sign-in page', async ({ page }) => {
  for (const [path, faults] of [
    ['/myOrders', 'nonsense'],
    // Its HTML is prerendered, so React takes it over and leads away from it sooner.
    ['/dashboard/manageAllOrders', 'rubbish'],
  ] as const) {
    await page.goto(`${path}?faults=${faults}`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(faults)).toBeVisible();
  }
});

test('an administrator sees the dashboard before it has any code, and keeps the focus in it', async ({ page }) => {
  await openAs(page, administrator, '/blogs');
  const { release } = await holdCode(page);
  await page.goto('/dashboard/manageAllOrders', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: MANAGE_ORDERS })).toBeVisible();
  const history = page.getByRole('navigation', { name: DASHBOARD }).getByRole('link', { name: HISTORY });
  await history.focus();
  release();
  await expect(page.getByRole('row', { name: /Wheel Bolt/ }).first()).toBeVisible();
  await expect(history).toBeFocused();
});

test('the code of a signed-in user’s page is requested before the app has begun', async ({ page }) => {
  await openAs(page, shopper, '/blogs');
  const { release } = await holdCode(page);
  const requested = page.waitForRequest(/\/assets\/MyOrdersRoute-/);
  await page.goto('/myOrders', { waitUntil: 'commit' });
  await requested;
  release();
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeVisible();
});

test('a search that is typed before the list has its code filters it, and nothing else can be chosen before', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/showAllCarProducts', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('brush');
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await expect(sort).not.toBeFocused();
  release();
  await expect(page.getByRole('status').filter({ hasText: /product/ })).toHaveText('2 of 33 products');
  await expect(page.getByRole('searchbox')).toHaveValue('brush');
  await expect(page).toHaveURL('/showAllCarProducts?q=brush');
  await sort.focus();
  await expect(sort).toBeFocused();
});

test('a search that is typed before a filtered list has its code keeps the filters of the address', async ({ page }) => {
  const { release } = await holdCode(page);
  await page.goto('/showAllProducts?q=lamp&status=New&sort=newest', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('brush');
  release();
  await expect(page.getByLabel('Status')).toHaveValue('New');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('brush');
  await expect(page).toHaveURL('/showAllProducts?q=brush&status=New&sort=newest');
});

test('the menu that is tapped before the page has its code opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { release } = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('the login page never shows home first, and neither does any other address', async ({ page }) => {
  const { release } = await holdCode(page);
  for (const path of ['/login', '/booking/64f0a1c2e4b0000000000001', '/no/such/page']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Car Tools' })).toHaveCount(0);
  }
  release();
});

test('a chosen theme is there before the page has any code', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('gadget-garage:settings', '{"theme":"dark"}'));
  const { release } = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Car Tools' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  release();
});

test('on a phone a list has its filters behind a button, before and after it has its code', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { release } = await holdCode(page);
  await page.goto('/showAllCarProducts', { waitUntil: 'commit' });
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await filters.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Sort by')).toBeVisible();
});

test('Back before a reloaded page has its code opens the page before', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('banner').getByRole('link', { name: 'Reviews', exact: true }).click();
  const reviews = page.getByRole('heading', { level: 1, name: /Reviews/ });
  await expect(reviews).toBeVisible();
  // Only the router writes a state into the entry of the reloaded page.
  await page.evaluate(() => history.replaceState(null, ''));
  const { release } = await holdRequests(page, /\/assets\/ReviewsRoute-.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => history.state !== null);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/blogs');
  release();
  await whenTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: OUR_BLOGS })).toBeVisible();
  await expect(reviews).toHaveCount(0);
});
