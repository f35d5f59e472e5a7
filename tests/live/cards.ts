import type { Page } from '@playwright/test';

/** An input of the provider's own field. */
export const input = (page: Page, name: RegExp) => page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel(name);
export const number = (page: Page) => input(page, /card number/);
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

/** Types a card into the provider's field and presses Pay. */
export async function pay(page: Page, digits = '4242424242424242') {
  await number(page).fill(digits);
  await input(page, /expiration/).fill('12/34');
  await input(page, /CVC/).fill('123');
  await payButton(page).click();
}
