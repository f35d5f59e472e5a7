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

/** Tells the stand-in of the provider what to break, from the next call on: its `Faults`. */
export const breakStripe = (page: Page, faults: object) =>
  page.evaluate((stripeFaults) => void Object.assign(window, { stripeFaults }), faults);

/** What the provider was asked, in order: 'charge pi_1', 'retrieve pi_1', 'authenticate pi_1'. */
const calls = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('stripeStandIn') ?? '{ "calls": [] }') as { calls: string[] }).calls);

/** What the provider was asked to charge, whatever became of it: the id of the intent, once for each time. */
export const charges = async (page: Page) =>
  (await calls(page)).filter((call) => call.startsWith('charge ')).map((call) => call.slice('charge '.length));

/** Who has paid stands before a receipt under this heading. */
export const completed = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your Payment is Completed' });
