import type { Page } from '@playwright/test';
import { BOOKED, LOGIN, PAID, PAY_FOR, REMOVED, REMOVE_QUESTION, SUBMIT_BOOKING } from '#contract/texts.ts';
import { charges, completed, pay } from './cards.ts';
import { verifyEmail } from './emulator.ts';
import {
  accountMenu,
  anyOf,
  administrator,
  expect,
  fillBooking,
  newUser,
  signIn,
  signUp,
  test,
  toast,
  toolCard,
  UNCONFIRMED,
} from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

const order = (page: Page) => page.getByRole('row', { name: WRENCH });

test.use({ expectedFaults: [UNCONFIRMED] });

/** Starts a booking, signs up, confirms the email, books, and opens the payment page. */
async function bookAsNewUser(page: Page, quantity: string) {
  const user = newUser('Grace Hopper');
  await page.goto('/');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await signUp(page, user);
  const check = page.getByRole('button', { name: 'I have confirmed it' });
  await check.click();
  // The page checks by itself when it opens. That is over by now, so only the click can find the confirmed email.
  await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible();
  await verifyEmail(user.email);
  await check.click();
  await fillBooking(page, { quantity });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await page.getByRole('link', { name: '1 order' }).click();
  await order(page).getByRole('link', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${PAY_FOR} ${WRENCH}` })).toBeVisible();
  return user;
}

test('signs up, books, is declined, pays and sees the receipt; the administrator sees the payment; removes the order', async ({
  page,
  otherPage,
}) => {
  const user = await bookAsNewUser(page, '1');
  await pay(page, '4000000000009995');
  await expect(page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' })).toBeVisible();
  await pay(page);
  await expect(completed(page)).toBeVisible();
  const receipt = page.getByRole('region', { name: /receipt/i });
  const reference = /pi_\w+/.exec((await receipt.textContent()) ?? '')?.[0] ?? 'no id';

  await otherPage.goto(`/dashboard/manageAllOrders?q=${encodeURIComponent(user.email)}`);
  await signIn(otherPage, administrator);
  await expect(order(otherPage)).toContainText('Paid');

  await page.reload();
  await expect(receipt).toContainText(reference);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(order(page)).toContainText(PAID);
  await order(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog', { name: REMOVE_QUESTION }).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
});

test.describe('the backend fails every PATCH', () => {
  test.use({ expectedFaults: anyOf(UNCONFIRMED, /console: Failed to load resource: .*\/carBooking\//) });

  test('a charge that the page cannot save is saved by the backend, which Stripe tells of it, and is not repeated', async ({ page }) => {
    await page.route('**/carBooking/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} })
        : route.fallback(),
    );
    await bookAsNewUser(page, '1');
    await pay(page);
    await expect(completed(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
    await expect(page.getByText('still saving it to your order')).toBeHidden();
    await page.getByRole('link', { name: 'My Orders' }).first().click();
    await expect(order(page)).toContainText(PAID);
    expect(await charges(page)).toHaveLength(1);
  });
});

test("signing out removes the shopper's data; signing in again shows the order", async ({ page }) => {
  const user = await bookAsNewUser(page, '1');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: LOGIN })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(user.email.split('@')[0]);
  await page.goto('/myOrders');
  await signIn(page, user);
  await expect(order(page)).toBeVisible();
});
