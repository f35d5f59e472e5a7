import type { Page } from '@playwright/test';
import { GOOGLE, LOGIN, NAME_REQUIRED, PLEASE_LOGIN, SIGNED_UP } from '#contract/texts.ts';
import {
  flushTimers,
  expect,
  failCalls,
  stopFailing,
  failedCallCount,
  readAs,
  shopper,
  signIn,
  signOut,
  tabTo,
  test,
  toast,
} from './shop.ts';

const ada = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', password: 'analytical1' };

async function signUp(page: Page, { name, email, password } = ada) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: `Account menu of ${name}` });

const failProfileSaves = (page: Page) => failCalls(page, { method: 'PUT', path: '/create-user/' });

/** Reads the user record with this email from the sandbox; null if there is none. */
const userOf = (page: Page, email: string) => readAs(page, email, `/api/user?email=${encodeURIComponent(email)}`);

test('signs up from a protected page by keyboard alone and returns to it; a reload keeps the account', async ({ page }) => {
  const requestedUrl = '/myOrders?from=mail#orders';
  await page.goto(requestedUrl);
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeFocused();
  await expect(page).toHaveTitle(/Sign Up/);
  await tabTo(page, page.getByRole('link', { name: PLEASE_LOGIN }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Create New Account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeFocused();
  await page.reload();

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(NAME_REQUIRED)).toBeVisible();
  await flushTimers(page);
  await page.keyboard.type(ada.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(ada.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page).toHaveURL(requestedUrl);
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

test('rejects an email in use, and the login page shows no alert; Retry saves a profile that failed to save', async ({ page }) => {
  await failProfileSaves(page);
  await page.goto('/signup');
  await signUp(page, { ...ada, email: shopper.email });
  await expect(page.getByRole('alert')).toHaveText(/already an account with this email/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ada.name);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password);
  await page.getByRole('link', { name: PLEASE_LOGIN }).click();
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();

  await signUp(page);
  await expect(page.getByRole('alert')).toHaveText(/account was created, but your profile/);
  await expect(accountMenu(page, ada.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => failedCallCount(page)).toBe(2);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(toast(page, SIGNED_UP)).toBeHidden();
  await stopFailing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await userOf(page, ada.email)).toMatchObject({ name: ada.name });
});

test('an unsaved profile is saved at the next sign-in in another tab, which needs the right password', async ({ page, context }) => {
  await failProfileSaves(page);
  await page.goto('/signup');
  // Pasted with what nobody sees, it is the same account.
  await signUp(page, { ...ada, email: `\u200b${ada.email}` });
  await page.getByRole('link', { name: 'Continue without it' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page, ada.name)).toBeVisible();
  expect(await userOf(page, ada.email)).toBeNull();
  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await signIn(otherTab, { email: ada.email, password: 'not-this-one' });
  await expect(otherTab.getByRole('alert')).toBeVisible();
  await signIn(otherTab, ada);
  await expect(accountMenu(otherTab, ada.name)).toBeVisible();
  await expect.poll(() => userOf(otherTab, ada.email)).toMatchObject({ name: ada.name });
  await expect(toast(otherTab, SIGNED_UP)).toBeHidden();
});

test('Continue With Google signs in from both pages, after the chooser was closed once', async ({ page }) => {
  const google = page.getByRole('button', { name: GOOGLE });
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
    // Home takes the focus, which would close the menu.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await signOut(page);
    await page.getByRole('link', { name: LOGIN, exact: true }).click();
  }
});
