import type { Page } from '@playwright/test';
import { BOOKED, SIGNED_UP, SUBMIT_BOOKING } from '#contract/texts.ts';
import { failCall, failConnection, failedCallMessage, recordProfiles, linksFor, verifyEmail } from './emulator.ts';
import {
  accountMenu,
  anyOf,
  expect,
  fillBooking,
  newUser,
  signUp,
  test,
  type TestUser,
  toast,
  toolCard,
  UNCONFIRMED,
  welcome,
} from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

test.use({ expectedFaults: anyOf(UNCONFIRMED, failedCallMessage) });

const notice = (page: Page) => page.getByRole('heading', { name: 'Please confirm your email' });
const check = (page: Page) => page.getByRole('button', { name: 'I have confirmed it' });
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });

/** Chooses a tool, and signs up to book it. */
async function signUpToBook(page: Page, user: TestUser) {
  await page.goto('/');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await signUp(page, user);
}

test('a new user gets a link, has it sent again, opens it, comes back, and can order', async ({ page, context }) => {
  const robin = newUser();
  const profiles = recordProfiles(context);
  await signUpToBook(page, robin);
  await expect(welcome(page, robin)).toBeVisible();
  await expect(toast(page, SIGNED_UP)).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${robin.name}`);
  await check(page).click();
  await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible();
  await sendAgain(page).click();
  await expect(page.getByText('We have sent you a new link.')).toBeVisible();
  expect(await linksFor(robin.email)).toHaveLength(2);
  expect(profiles).toEqual([]);

  await verifyEmail(robin.email);
  await check(page).click();
  await fillBooking(page, { quantity: '1' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  expect(profiles).toEqual([{ name: robin.name, email: robin.email }]);
});

test('the shop notices by itself: when the user comes back to the tab, and in the tab that the link opens', async ({ page, context }) => {
  const robin = newUser();
  await signUpToBook(page, robin);
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/myOrders');
  await expect(notice(other)).toBeVisible();

  const link = (await linksFor(robin.email)).at(-1) ?? '';
  const fromEmail = await context.newPage();
  await fromEmail.goto(link);
  await expect(fromEmail).toHaveURL('/');
  await fromEmail.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(fromEmail.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();

  // Playwright's pages are never in the background.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: SUBMIT_BOOKING })).toBeVisible();
});

test('says why no link was sent, and can send it then', async ({ page }) => {
  const robin = newUser();
  await failCall(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await signUpToBook(page, robin);
  await expect(
    toast(page, 'Your account is ready, but not confirmed yet. Too many attempts. Wait a few minutes, then try again.'),
  ).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  const restore = await failConnection(page, 'sendOobCode');
  await sendAgain(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await restore();
  await sendAgain(page).click();
  await expect(page.getByText('We have sent you a new link.')).toBeVisible();
  expect(await linksFor(robin.email)).toHaveLength(1);
});
