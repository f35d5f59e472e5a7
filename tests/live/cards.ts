import type { Page } from '@playwright/test';
import { PAYMENT_COMPLETED } from '#contract/texts.ts';

/** An input inside the provider's card field. */
export const input = (page: Page, name: RegExp) => page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel(name);
export const number = (page: Page) => input(page, /card number/);
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

/** Fills in the provider's card field and clicks Pay. */
export async function pay(page: Page, digits = '4242424242424242') {
  await number(page).fill(digits);
  await input(page, /expiration/).fill('12/34');
  await input(page, /CVC/).fill('123');
  await payButton(page).click();
}

/** Sets the `Faults` of the provider's script, from the next call on. */
export const setStripeFaults = (page: Page, faults: object) =>
  page.evaluate((stripeFaults) => void Object.assign(window, { stripeFaults }), faults);

/** Returns the calls to the provider, in order: 'charge pi_1', 'retrieve pi_1', 'authenticate pi_1'. */
const calls = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('stripeStandIn') ?? '{ "calls": [] }') as { calls: string[] }).calls);

/** Returns the intent id of each charge that was requested from the provider, whether or not it succeeded. */
export const charges = async (page: Page) =>
  (await calls(page)).filter((call) => call.startsWith('charge ')).map((call) => call.slice('charge '.length));

/** The heading above the receipt after a payment. */
export const completed = (page: Page) => page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED });
