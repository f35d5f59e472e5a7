import { PAYMENT_COMPLETED } from '#contract/texts.ts';
import { expect, openAs, shopper, test } from '../e2e/shop.ts';

const UNPAID_ORDER = '64f0a1c2e4b0000000000502';

test('a card that a Japanese keyboard types in full-width digits, and a password manager fills in, is paid with', async ({ page }) => {
  await openAs(page, shopper, `/dashboard/payment/${UNPAID_ORDER}`);
  const number = page.getByRole('textbox', { name: /^Card number/ });
  await number.focus();
  const devtools = await page.context().newCDPSession(page);
  for (const group of ['４２４２', '４２４２', '４２４２', '４２４２']) {
    for (let length = 1; length <= group.length; length += 1)
      await devtools.send('Input.imeSetComposition', { text: group.slice(0, length), selectionStart: length, selectionEnd: length });
    await devtools.send('Input.insertText', { text: group });
  }
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Expiry')).toBeFocused();
  await page.getByLabel('Expiry').fill('2034-12');
  await expect(page.getByLabel('CVC')).toBeFocused();
  await page.keyboard.insertText('١٢٣');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
});
