import type { Page } from '@playwright/test';
import { afterTimers, expect, failCalls, stopFailing, refusals, shopper, signIn, signOut, tabTo, test, toast } from './shop.ts';

const ada = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', password: 'analytical1' };

async function signUp(page: Page, { name, email, password } = ada) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: `Account menu of ${name}` });

const failProfiles = (page: Page) => failCalls(page, { method: 'PUT', path: '/create-user/' });

/** Reads the user record with this email from the sandbox; null if there is none. */
const userOf = (page: Page, email: string) =>
  page.evaluate(async (address) => {
    const login = await fetch('/api/login', { method: 'POST', body: JSON.stringify({ email: address }) });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const answer = await fetch(`/api/user?email=${encodeURIComponent(address)}`, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await answer.json()) as { name: string } | null;
  }, email);

test('signs up from a protected page by keyboard alone and returns to it; a reload keeps the account', async ({ page }) => {
  const asked = '/myOrders?from=mail#orders';
  await page.goto(asked);
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeFocused();
  await expect(page).toHaveTitle(/Sign Up/);
  await tabTo(page, page.getByRole('link', { name: 'Please Login' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await page.reload();

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is Required')).toBeVisible();
  await afterTimers(page);
  await page.keyboard.type(ada.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(ada.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Updated profile')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page).toHaveURL(asked);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(accountMenu(page, ada.name)).toBeVisible();
  expect(await userOf(page, ada.email)).toMatchObject({ name: ada.name });
  await expect(page.getByRole('link', { name: '0 orders' })).toBeVisible();

  await page.reload();
  await expect(accountMenu(page, ada.name)).toBeVisible();
  await expect(page.getByRole('link', { name: '0 orders' })).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

test('refuses an email in use, and the login page shows no alert; Retry saves a profile that could not be saved', async ({ page }) => {
  await failProfiles(page);
  await page.goto('/signup');
  await signUp(page, { ...ada, email: shopper.email });
  await expect(page.getByRole('alert')).toHaveText(/already an account with this email/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ada.name);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password);
  await page.getByRole('link', { name: 'Please Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();

  await signUp(page);
  await expect(page.getByRole('alert')).toHaveText(/account is made and you are signed in/);
  await expect(accountMenu(page, ada.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => refusals(page)).toBe(2);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(toast(page, 'Updated profile')).toBeHidden();
  await stopFailing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Updated profile')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await userOf(page, ada.email)).toMatchObject({ name: ada.name });
});

test('an unsaved profile is saved at the next sign-in in another tab, which needs the right password', async ({ page, context }) => {
  await failProfiles(page);
  await page.goto('/signup');
  await signUp(page);
  await page.getByRole('link', { name: 'Go on without it' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page, ada.name)).toBeVisible();
  expect(await userOf(page, ada.email)).toBeNull();
  const later = await context.newPage();
  await later.goto('/login');
  await signIn(later, { email: ada.email, password: 'not-this-one' });
  await expect(later.getByRole('alert')).toBeVisible();
  await signIn(later, ada);
  await expect(accountMenu(later, ada.name)).toBeVisible();
  await expect.poll(() => userOf(later, ada.email)).toMatchObject({ name: ada.name });
  await expect(toast(later, 'Updated profile')).toBeHidden();
});

test('Continue With Google from both pages: first closed, then an account is chosen', async ({ page }) => {
  const google = page.getByRole('button', { name: 'Continue With Google' });
  const chooser = page.getByRole('dialog', { name: 'Choose an account' });
  await page.goto('/signup');
  for (const path of ['/signup', '/login']) {
    await expect(page).toHaveURL(path);
    await google.click();
    await chooser.getByRole('button', { name: /close/i }).click();
    await expect(page.getByRole('alert')).toHaveText(/Google window was closed/);
    await google.click();
    await chooser.getByRole('button', { name: /shopper@example.com/ }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
    if (path === '/login') return;
    await signOut(page);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
  }
});
