import type { Page } from '@playwright/test';
import { failConnection, openResetLink, linksFor, failCall, failedCallMessage } from './emulator.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

const requestDialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot password?' });
const sentDialog = (page: Page) => page.getByRole('dialog', { name: 'Check your inbox' });

/** Requests a link. The dialog already contains the email of the login form. */
async function requestLink(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(requestDialog(page).getByLabel('Email')).toHaveValue(email);
  await requestDialog(page).getByRole('button', { name: 'Send Link' }).click();
}

const sentMessage = (email: string) => `If an account has the email ${email}, we have sent it a link to choose a new password.`;

test.describe('a new password', () => {
  test.use({ expectedFaults: [failedCallMessage] });

  test('the link in the email sets it, and the old one no longer works', async ({ page }) => {
    const robin = await createAccount(newUser());
    await requestLink(page, robin.email);
    await expect(sentDialog(page).getByText(sentMessage(robin.email))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
    const links = await linksFor(robin.email);
    expect(links).toHaveLength(1);
    await openResetLink(links[0] ?? '', 'another-garage-2');
    await signIn(page, robin);
    await expect(page.getByRole('alert')).toHaveText(/incorrect/);
    await signIn(page, { ...robin, password: 'another-garage-2' });
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  });

  test('an address without an account gets no email, and the shop does not reveal that', async ({ page }) => {
    const unknownUser = newUser();
    await requestLink(page, unknownUser.email);
    await expect(sentDialog(page).getByText(sentMessage(unknownUser.email))).toBeVisible();
    expect(await linksFor(unknownUser.email)).toEqual([]);
  });

  for (const errorCode of ['EMAIL_NOT_FOUND', 'USER_DISABLED']) {
    test(`the shop does not reveal that the service responded with ${errorCode}`, async ({ page }) => {
      const unknownUser = newUser();
      await failCall(page, 'sendOobCode', errorCode);
      await requestLink(page, unknownUser.email);
      await expect(sentDialog(page).getByText(sentMessage(unknownUser.email))).toBeVisible();
    });
  }

  test('an email that could not be sent is reported, and can be requested again', async ({ page }) => {
    const robin = await createAccount(newUser());
    await page.goto('/login');
    const restore = await failConnection(page, 'sendOobCode');
    await requestLink(page, robin.email);
    await expect(requestDialog(page).getByRole('alert')).toHaveText(/cannot be reached/);
    await restore();
    await requestDialog(page).getByRole('button', { name: 'Send Link' }).click();
    await expect(sentDialog(page)).toBeVisible();
    expect(await linksFor(robin.email)).toHaveLength(1);
  });
});
