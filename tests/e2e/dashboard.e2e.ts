import { EMAIL_REQUIRED, LOGIN, PASSWORD_REQUIRED, WELCOME } from '#contract/texts.ts';
import { expect, openAs, shopper, signIn, signOut, tabTo, test, waitUntilIdle } from './shop.ts';

test('login returns a user to the exact URL that they requested; signing out removes their data', async ({ page }) => {
  const requestedUrl = '/dashboard?from=mail#orders';
  await page.goto(requestedUrl);
  await expect(page).toHaveURL('/login');
  await page.reload();
  await page.getByRole('button', { name: LOGIN, exact: true }).click();
  await expect(page.getByText(EMAIL_REQUIRED)).toBeVisible();
  await expect(page.getByText(PASSWORD_REQUIRED)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, { ...shopper, password: 'wrong-one' });
  const alert = page.getByRole('alert').filter({ hasText: 'The email or the password is incorrect. Check both, then try again.' });
  await expect(alert).toBeVisible();
  await expect(alert).toHaveAttribute('data-state', 'critical');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-one');
  await signIn(page);
  await expect(page).toHaveURL(requestedUrl);
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();

  // Login returns to any page on which it was clicked.
  await page.goto('/no/such?x=1#here');
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Orders' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '2 orders' })).toHaveCount(0);
  await page.getByRole('link', { name: LOGIN, exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page);
  await expect(page).toHaveURL('/no/such?x=1#here');
});

test('a customer sees their own links, the receipt of an order, and the paid orders in History', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const finishedPaths: string[] = [];
  page.on('requestfinished', (request) => finishedPaths.push(new URL(request.url()).pathname));
  await openAs(page, shopper, '/dashboard');
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link', { name: 'My Review' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toBeVisible();
  // The rights are known, so the overview for administrators is neither shown nor requested.
  await expect.poll(() => finishedPaths.some((path) => path.startsWith('/api/admin/'))).toBe(true);
  await waitUntilIdle(page);
  await expect(page.getByRole('region', { name: 'Overview' })).toHaveCount(0);
  expect(requests.some((call) => call.startsWith('GET /api/carBooking/'))).toBe(true);
  expect(requests).not.toContain('GET /api/carBooking');
  expect(requests.filter((call) => call.includes('OverviewRoute'))).toEqual([]);

  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible();

  await links.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const paid = page.getByRole('row', { name: 'Ratchet Combination Wrench Set, 12 pc' });
  await expect(paid).toContainText('Nov 24, 2026');
  await expect(paid).toContainText('$64.90');
  await expect(paid).toContainText('pi_demo00000000000000000001');
  await expect(page.getByRole('row', { name: /Wheel Bolt/ })).toHaveCount(0);
  await paid.getByRole('link', { name: /^See receipt/ }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('pi_demo00000000000000000001');
  await page.goBack();
  await expect(paid).toBeVisible();
});

test('on a phone the links are in a drawer, which works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, shopper, '/dashboard');
  const menu = page.getByRole('button', { name: 'Dashboard menu' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Dashboard' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'History' }));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/dashboard/history');
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeFocused();
});

test('an unknown URL shows the not-found page with a link home, also under the dashboard and for a signed-out user', async ({ page }) => {
  await page.goto('/dashboard/nowhere');
  await expect(page).toHaveURL('/dashboard/nowhere');
  await expect(page).toHaveTitle(/Not found/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Not found/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
