import { administrator, expect, signIn, tabTo, test } from './shop.ts';

const asked = '/dashboard?from=mail#orders';

test('a visitor comes back to the very address they asked for, through login', async ({ page }) => {
  await page.goto(asked);
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page);
  await expect(page).toHaveURL(asked);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to My DashBoard' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
});

test('… and through sign-up and a reload', async ({ page }) => {
  await page.goto(asked);
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page).toHaveURL('/signup');
  await page.reload();
  await page.getByLabel('Name').fill('Robin Newcomer');
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('garage-door');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(asked);
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('beside the pages stand the links of a customer; the receipt of an order opens inside', async ({ page }) => {
  await page.goto('/dashboard');
  await signIn(page);
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link')).toHaveText(['My Orders', 'My Profile', 'History', 'My Review']);
  await expect(links.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to My DashBoard' })).toBeVisible();
});

test('an administrator is offered what they manage, and not My Review', async ({ page }) => {
  await page.goto('/dashboard');
  await signIn(page, administrator);
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(links).toHaveText([
    'My Orders',
    'My Profile',
    'History',
    'Manage All Orders',
    'Manage All Products',
    'Add New Car Product',
    'Manage All User',
  ]);
});

test('on a phone the links wait in a drawer, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await signIn(page);
  const menu = page.getByRole('button', { name: 'Dashboard menu' });
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

test('an unknown page under the dashboard is the not-found page, for a visitor too', async ({ page }) => {
  await page.goto('/dashboard/nowhere');
  await expect(page).toHaveURL('/dashboard/nowhere');
  await expect(page).toHaveTitle(/Not found/);
});
