import type { Page } from '@playwright/test';
import { cutOff, openResetLink, resetLinksFor, refuseCall, refusedCalls } from './emulator.ts';
import { accountMenu, enrol, expect, newUser, signIn, test } from './shop.ts';

const asking = (page: Page) => page.getByRole('dialog', { name: 'Forgot password?' });
const sent = (page: Page) => page.getByRole('dialog', { name: 'Check your inbox' });

/** Requests a link. The dialog already contains the e-mail of the login form. */
async function askForLink(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(asking(page).getByLabel('Email')).toHaveValue(email);
  await asking(page).getByRole('button', { name: 'Send Link' }).click();
}

const wordsFor = (email: string) => `If an account has the email ${email}, a link to choose a new password is on its way.`;

test.describe('a new password', () => {
  test.use({ expected: [refusedCalls] });

  test('the link in the email sets it, and the old one no longer works', async ({ page }) => {
    const robin = await enrol(newUser());
    await askForLink(page, robin.email);
    await expect(sent(page).getByText(wordsFor(robin.email))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to Login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
    const letters = await resetLinksFor(robin.email);
    expect(letters).toHaveLength(1);
    await openResetLink(letters[0] ?? '', 'another-garage-2');
    await signIn(page, robin);
    await expect(page.getByRole('alert')).toHaveText(/not right/);
    await signIn(page, { ...robin, password: 'another-garage-2' });
    await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  });

  test('an address without an account gets no email, and the shop does not reveal that', async ({ page }) => {
    const nobody = newUser();
    await askForLink(page, nobody.email);
    await expect(sent(page).getByText(wordsFor(nobody.email))).toBeVisible();
    expect(await resetLinksFor(nobody.email)).toEqual([]);
  });

  for (const telltale of ['EMAIL_NOT_FOUND', 'USER_DISABLED']) {
    test(`the shop does not reveal that the service responded with ${telltale}`, async ({ page }) => {
      const nobody = newUser();
      await refuseCall(page, 'sendOobCode', telltale);
      await askForLink(page, nobody.email);
      await expect(sent(page).getByText(wordsFor(nobody.email))).toBeVisible();
    });
  }

  test('an email that could not be sent is reported, and can be requested again', async ({ page }) => {
    const robin = await enrol(newUser());
    await page.goto('/login');
    const stopFailing = await cutOff(page, 'sendOobCode');
    await askForLink(page, robin.email);
    await expect(asking(page).getByRole('alert')).toHaveText(/cannot be reached/);
    await stopFailing();
    await asking(page).getByRole('button', { name: 'Send Link' }).click();
    await expect(sent(page)).toBeVisible();
    expect(await resetLinksFor(robin.email)).toHaveLength(1);
  });
});
