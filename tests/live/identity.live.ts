import type { Page } from '@playwright/test';
import { LOGIN } from '#contract/texts.ts';
import { failConnection, holdCall, failCall, failedCallMessage, deleteAccount } from './emulator.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

const WRONG_CREDENTIALS = 'The email or the password is incorrect. Check both, then try again.';

const loginLink = (page: Page) => page.getByRole('link', { name: LOGIN });

test('signs in from a protected page and returns to it; a reload and a new tab keep the session', async ({ page, context }) => {
  const robin = await createAccount(newUser());
  await page.goto('/myOrders?from=here#rows');
  await expect(page).toHaveURL('/login');
  await signIn(page, robin);
  await expect(page).toHaveURL('/myOrders?from=here#rows');
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  const other = await context.newPage();
  await other.goto('/myProfile');
  await expect(other.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('signing in and out in one tab does so in all tabs, and no data of the session stays', async ({ page, context }) => {
  const robin = await createAccount(newUser());
  const other = await context.newPage();
  await other.goto('/');
  await expect(loginLink(other)).toBeVisible();
  await page.goto('/login');
  await signIn(page, robin);
  await expect(accountMenu(other)).toBeVisible();
  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) await expect(loginLink(tab)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('firebase');
  expect(stored).not.toContain(robin.email);
});

test('a page that Back shows as it was left knows that another tab has signed out meanwhile', async ({ page }) => {
  const robin = await createAccount(newUser());
  await page.goto('/myProfile');
  await signIn(page, robin);
  await expect(page.getByText(robin.email)).toBeVisible();
  await page.evaluate(() => {
    // A page hears nothing of its own changes, as one that is not shown hears nothing of those of others.
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(loginLink(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(robin.email)).toBeHidden();
});

test('only the SDK stores the session, under one key, without the password', async ({ page }) => {
  const robin = await createAccount(newUser());
  await page.goto('/login');
  await signIn(page, robin);
  await expect(accountMenu(page)).toBeVisible();
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => String(value).includes('stsTokenManager')));
  expect(stored.map(([key]) => key)).toEqual(['firebase:authUser:loopback:[DEFAULT]']);
  expect(JSON.stringify(stored)).not.toContain(robin.password);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(robin.password);
});

test('reports a service that does not respond for ten seconds after a reload; a late response still signs in', async ({ page }) => {
  const robin = await createAccount(newUser());
  await page.clock.install();
  await page.goto('/myOrders');
  await signIn(page, robin);
  await expect(accountMenu(page)).toBeVisible();
  const lookup = await holdCall(page, 'lookup');
  await page.reload();
  await lookup.requested;
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Continue signed out' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  lookup.release();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await expect(page).toHaveURL('/myOrders');
});

test('the next user on the same device sees no data of the previous one', async ({ page }) => {
  const robin = await createAccount(newUser());
  const kim = await createAccount(newUser('Kim Kessler'));
  await page.goto('/login');
  for (const user of [robin, kim]) {
    await signIn(page, user);
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${user.name}`);
    await page.goto('/myProfile');
    await expect(page.getByText(user.email)).toBeVisible();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await loginLink(page).click();
    await expect(page.getByText(user.email)).toBeHidden();
  }
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedFaults: [failedCallMessage] });

  test('shows the same alert for a wrong password and an unknown email; keeps the input, and the right password signs in', async ({
    page,
  }) => {
    const robin = await createAccount(newUser());
    await page.goto('/login');
    await signIn(page, newUser());
    await expect(page.getByRole('alert')).toHaveText(WRONG_CREDENTIALS);
    await signIn(page, { ...robin, password: 'not-this-one' });
    await expect(page.getByRole('alert')).toHaveText(WRONG_CREDENTIALS);
    await expect(page.getByLabel('Email')).toHaveValue(robin.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-this-one');
    await signIn(page, robin);
    await expect(accountMenu(page)).toBeVisible();
  });

  for (const [message, sentence] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access is off.', 'Too many attempts. Wait a few minutes, then try again.'],
    ['USER_DISABLED', 'This account is disabled. Please contact the shop.'],
    ['OPERATION_NOT_ALLOWED', 'This way of signing in is not available here. Please choose another one.'],
    ['PASSWORD_LOGIN_DISABLED', 'This way of signing in is not available here. Please choose another one.'],
    ['A_WORD_NOBODY_KNOWS : In the words of the service', 'In the words of the service.'],
  ] as const) {
    test(`shows the message for ${message}`, async ({ page }) => {
      await failCall(page, 'signInWithPassword', message);
      await page.goto('/login');
      await signIn(page, newUser());
      await expect(page.getByRole('alert')).toHaveText(sentence);
    });
  }

  test('reports an unreachable service, and the form can be used again', async ({ page }) => {
    const robin = await createAccount(newUser());
    await page.goto('/login');
    const restore = await failConnection(page, 'signInWithPassword');
    await signIn(page, robin);
    await expect(page.getByRole('alert')).toHaveText('The sign-in service cannot be reached. Check your connection, then try again.');
    await restore();
    await page.getByRole('button', { name: LOGIN, exact: true }).click();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('a reload keeps the session without the service, and ends it without the account', async ({ page }) => {
    const robin = await createAccount(newUser());
    await page.goto('/login');
    await signIn(page, robin);
    await expect(accountMenu(page)).toBeVisible();
    const restore = await failConnection(page, 'lookup');
    await page.reload();
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
    await restore();
    await deleteAccount(robin);
    await page.reload();
    await expect(loginLink(page)).toBeVisible();
  });
});
