import type { Page } from '@playwright/test';

/** The provider's own field. */
const field = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]');

/** Types a card into the provider's field and presses Pay. */
export async function pay(page: Page, number = '4242424242424242') {
  const inputs = field(page);
  await inputs.locator('[name=cardnumber]').fill(number);
  await inputs.locator('[name=exp-date]').fill('1234');
  await inputs.locator('[name=cvc]').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}
