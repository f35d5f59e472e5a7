import { LOGIN, PLEASE_LOGIN } from '#contract/texts.ts';
import { accountOf, failConnection, holdCall, loseResponse, failCall, failedCallMessage, recordProfiles, verifyEmail } from './emulator.ts';
import { accountMenu, anyOf, createAccount, expect, newUser, signIn, signUp, test, UNCONFIRMED, welcome } from './shop.ts';

test.use({ expectedFaults: [UNCONFIRMED] });

test('the account has its name immediately: in the bar, in the profile, in another tab, and after a reload', async ({ page, context }) => {
  const robin = newUser();
  const profiles = recordProfiles(context);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: LOGIN, exact: true })).toBeVisible();
  await page.goto('/signup');
  await signUp(page, robin);
  await expect(welcome(page, robin)).toBeVisible();
  await expect(page).toHaveURL('/');
  for (const tab of [page, other]) await expect(accountMenu(tab)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  expect(profiles).toEqual([]);
  await verifyEmail(robin.email);
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await expect.poll(() => profiles.length).toBeGreaterThan(0);
  for (const profile of profiles) expect(profile).toEqual({ name: robin.name, email: robin.email });
  expect(await accountOf(robin.email)).toMatchObject({ displayName: robin.name });
});

test('an account that has no name yet is shown in no tab and not stored', async ({ page, context }) => {
  const robin = newUser();
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/signup');
  const updateCall = await holdCall(page, 'update');
  await signUp(page, robin);
  await updateCall.requested;
  expect(await accountOf(robin.email)).toBeDefined();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(robin.email);
  await expect(other.getByRole('link', { name: LOGIN })).toBeVisible();
  updateCall.release();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
});

test.describe('a sign-up that fails', () => {
  test.use({ expectedFaults: anyOf(UNCONFIRMED, failedCallMessage) });

  test('rejects an email in use', async ({ page }) => {
    const robin = await createAccount(newUser());
    await page.goto('/signup');
    await signUp(page, robin);
    await expect(page.getByRole('alert')).toHaveText('There is already an account with this email. Please log in instead.');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(robin.name);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(robin.password);
  });

  for (const [message, sentence] of [
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      'This password is too easy to guess. Choose one with 6 characters or more.',
    ],
    ['OPERATION_NOT_ALLOWED', 'This way of signing in is not available here. Please choose another one.'],
    ['ADMIN_ONLY_OPERATION', 'New accounts cannot be created at the moment. Please contact the shop.'],
  ] as const) {
    test(`shows the message for ${message}`, async ({ page }) => {
      await failCall(page, 'signUp', message);
      await page.goto('/signup');
      await signUp(page, newUser());
      await expect(page.getByRole('alert')).toHaveText(sentence);
    });
  }

  test('deletes an account whose name could not be saved, and signs nobody in', async ({ page, context }) => {
    const robin = newUser();
    const profiles = recordProfiles(context);
    const restore = await failConnection(page, 'update');
    await page.goto('/signup');
    await signUp(page, robin);
    await expect(page.getByRole('alert')).toHaveText('The sign-in service cannot be reached. Check your connection, then try again.');
    await expect(page.getByRole('link', { name: LOGIN, exact: true })).toBeVisible();
    expect(await accountOf(robin.email)).toBeUndefined();
    expect(profiles).toEqual([]);
    await restore();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  });

  test('finds an account whose response was lost, and saves its name after the same click', async ({ page, context }) => {
    const robin = newUser();
    const profiles = recordProfiles(context);
    await loseResponse(page, 'signUp');
    await page.goto('/signup');
    await signUp(page, robin);
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
    expect(await accountOf(robin.email)).toMatchObject({ displayName: robin.name });
    await expect(welcome(page, robin)).toBeVisible();
    expect(profiles).toEqual([]);
  });

  test('does not mistake an existing account for one whose response was lost', async ({ page }) => {
    const robin = await createAccount(newUser());
    await failConnection(page, 'signUp');
    await page.goto('/signup');
    await signUp(page, { ...robin, name: 'Another Name' });
    await expect(page.getByRole('alert')).toHaveText('The sign-in service cannot be reached. Check your connection, then try again.');
    await expect(page.getByRole('link', { name: LOGIN, exact: true })).toBeVisible();
    expect(await accountOf(robin.email)).toMatchObject({ displayName: robin.name });
  });

  test('reports an account that could be neither completed nor deleted, and the user can log in', async ({ page }) => {
    const robin = newUser();
    for (const call of ['update', 'delete']) await failConnection(page, call);
    await page.goto('/signup');
    await signUp(page, robin);
    await expect(page.getByRole('alert')).toHaveText(/^Your account was created, but without your name\. Please log in/);
    await page.getByRole('link', { name: PLEASE_LOGIN }).click();
    // The sign-up form has the same fields, so wait for the login page.
    await expect(page.getByRole('heading', { name: LOGIN, level: 1 })).toBeVisible();
    await signIn(page, robin);
    await expect(accountMenu(page)).toBeVisible();
  });
});
