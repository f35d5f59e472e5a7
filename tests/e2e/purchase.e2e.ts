import type { Locator, Page } from '@playwright/test';
import {
  BOOKED,
  BOOKING_HEADING,
  LOGIN,
  PAID,
  PAYMENT_COMPLETED,
  PAY_FOR,
  PLEASE_PAY,
  REMOVED,
  REMOVE_QUESTION,
  SIGNED_UP,
} from '#contract/texts.ts';
import { dayFromNow, expect, tabTo, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const INSUFFICIENT_FUNDS_CARD = '4000000000009995';

/** The whole purchase runs in a new browser context, as on a first visit, with all animations. */
test.use({ isDrawn: true });

/** The order of the wrench set in My Orders. */
const order = (page: Page) => page.getByRole('row', { name: WRENCH });

test('signs up, books, is declined, pays, sees the receipt, reloads and removes the order, by keyboard alone', async ({ page }) => {
  let tabCount = 0;
  const press = async (key: string) => page.keyboard.press(key);
  const tab = async (control: Locator, key?: 'Shift+Tab') => void (tabCount += await tabTo(page, control, key));
  const type = async (text: string) => page.keyboard.type(text);
  await page.goto('/');
  await toolCard(page, WRENCH).waitFor();
  await press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await press('Enter');
  await tab(toolCard(page, WRENCH).getByRole('link', { name: /Details/ }));
  await press('Enter');
  const details = page.getByRole('dialog', { name: WRENCH });
  await details.waitFor();
  await press('Escape');
  await expect(details).toBeHidden();
  await expect(toolCard(page, WRENCH).getByRole('link', { name: /Details/ })).toBeFocused();
  await tab(toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeFocused();
  await tab(page.getByRole('link', { name: 'Create New Account' }));
  await press('Enter');
  await tab(page.getByLabel('Name', { exact: true }));
  await type('Grace Hopper');
  await tab(page.getByLabel('Email'));
  await type('grace@example.com');
  await tab(page.getByLabel('Password', { exact: true }));
  await type('compiler1');
  await press('Enter');

  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expect(page).toHaveURL(/\/booking\//);
  await expect(page.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeFocused();
  await tab(page.getByLabel('Date'));
  const [year, month, day] = dayFromNow(7).split('-');
  await type(`${month}${day}${year}`);
  await tab(page.getByLabel('Quantity', { exact: true }));
  await type('2');
  await tab(page.getByLabel('Address'));
  await type('1 Garage Lane');
  await tab(page.getByLabel('Phone'));
  await type('+1 555 0100');
  await press('Enter');
  await expect(toast(page, BOOKED)).toBeVisible();
  await expect(page).toHaveURL('/');
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tab(page.getByRole('region', { name: /notifications/i }).getByRole('link', { name: /^Pay/ }), 'Shift+Tab');
  await press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: `${PAY_FOR} ${WRENCH}` })).toBeFocused();
  await expect(page.getByText(`${PLEASE_PAY} $129.80`)).toBeVisible();
  const number = page.getByRole('textbox', { name: /^Card number/ });
  await tab(number);
  // A card that is accepted needs no more Tab. The first one was for the skip link.
  expect(1 + tabCount).toBeLessThanOrEqual(30);
  // After a complete number, the focus moves to the next input automatically.
  await type(`${INSUFFICIENT_FUNDS_CARD}1234123`);
  await press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' })).toBeVisible();
  await expect(number).toHaveAccessibleDescription(/insufficient funds/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(number).toBeFocused();
  await press('ControlOrMeta+a');
  await type('4000002760003184');
  await press('Enter');

  const bank = page.getByRole('dialog', { name: /3-D Secure/ });
  await tab(bank.getByRole('button', { name: 'Refuse' }));
  await press('Enter');
  await expect(number).toHaveAccessibleDescription(/unable to authenticate/);
  await tab(page.getByRole('button', { name: 'Pay', exact: true }));
  await press('Enter');
  await tab(bank.getByRole('button', { name: 'Accept' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeFocused();
  const receipt = page.getByRole('region', { name: /receipt/i });
  await expect(receipt).toContainText('$129.80');
  await expect(receipt).toContainText(PAID);
  const reference = /pi_\w+/.exec((await receipt.textContent()) ?? '')?.[0] ?? 'no id';
  await page.reload();
  await expect(receipt).toContainText(reference);
  await expect(number).toHaveCount(0);

  await tab(page.getByRole('link', { name: '1 order' }));
  await press('Enter');
  await expect(order(page)).toContainText(PAID);
  await expect(order(page).getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  await tab(order(page).getByRole('button', { name: /Remove/ }));
  await press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: REMOVE_QUESTION });
  await expect(confirmation).toContainText('does not refund');
  await tab(confirmation.getByRole('button', { name: 'Remove' }));
  await press('Enter');
  await expect(toast(page, REMOVED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
  await expect(page.getByText('No orders yet')).toBeVisible();
});
