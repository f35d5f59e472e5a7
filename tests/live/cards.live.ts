import type { Page } from '@playwright/test';
import { PAID } from '#contract/texts.ts';
import { API } from './addresses.ts';
import { idTokenOf } from './emulator.ts';
import { setStripeFaults, charges, completed, input, number, pay, payButton } from './cards.ts';
import { accountMenu, createAccount, expect, type TestUser, newUser, signIn, test, toast } from './shop.ts';

const DECLINES = [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
] as const;
const UNAUTHENTICATED = 'We are unable to authenticate your payment method.';
/** The browser's own message about a blocked script. */
const BLOCKED = /console: Failed to load resource: net::ERR_\w+ https:\/\/js\.stripe\.com\//;

async function call<Answer>(path: string, token = '', body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(API + path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as Answer;
}

/** Creates an unpaid order through the API: of a camera, whose stock no order takes. Resolves to the path of its payment page. */
async function createOrder(user: TestUser): Promise<string> {
  const { email } = user;
  const { accessToken } = await call<{ accessToken: string }>('/login', await idTokenOf(user), { email });
  const [camera] = await call<{ name: string; img: string; price: number }[]>('/cameraProducts/');
  const delivery = { email, date: '2034-03-14', quantity: 1, address: '1 Garage Lane', phone: '+1 555 0100' };
  await call('/carBooking', accessToken, { name: camera?.name, img: camera?.img, price: camera?.price, ...delivery });
  const [booking] = await call<{ _id: string }[]>(`/carBooking/${encodeURIComponent(email)}`, accessToken);
  return `/dashboard/payment/${booking?._id ?? ''}`;
}

/** Opens the payment page of a new user's order. */
async function open(page: Page) {
  const user = await createAccount(newUser());
  await page.goto(await createOrder(user));
  await signIn(page, user);
}

const card = (page: Page) => page.getByRole('group', { name: 'Card' });
const bank = (page: Page) => page.frameLocator('iframe[title="Secure authentication frame"]');

/** Records if the page shows 'declined' after the first look-up, even for a moment. */
const recordDeclines = (page: Page) =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const isLookedUp = localStorage.getItem('stripeStandIn')?.includes('"retrieve ') ?? false;
      if (isLookedUp && document.body.textContent.includes('declined')) document.documentElement.dataset['wasDeclined'] = 'yes';
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

test('a card pays, and neither its digits nor the client secret are stored', async ({ page }) => {
  const intentResponse = page.waitForResponse((response) => response.url() === `${API}/create-payment-intent` && response.ok());
  await open(page);
  const { clientSecret } = (await (await intentResponse).json()) as { clientSecret: string };
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  await pay(page);
  await expect(completed(page)).toBeVisible();
  await expect(page.getByText(/^pi_/).first()).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page.getByRole('row').filter({ has: page.getByText(PAID, { exact: true }) })).toBeVisible();
  expect(await charges(page)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.documentElement.outerHTML);
  expect(stored).not.toContain(clientSecret);
  expect(stored).not.toMatch(/pi_\w+_secret_\w+/);
  expect(stored).not.toMatch(/(4242 ?){4}/);
});

test('an order that two devices pay at the same time is charged once', async ({ page, otherPage, expectedFaults }) => {
  expectedFaults.push(/console: .* 400 .*api\.stripe\.com/);
  const user = await createAccount(newUser());
  const path = await createOrder(user);
  const bothPay = Promise.withResolvers<void>();
  const confirmations = [];
  for (const device of [page, otherPage]) {
    await device.route('https://api.stripe.com/**/confirm', async (route) => {
      await bothPay.promise;
      await route.fallback();
    });
    await device.goto(path);
    await signIn(device, user);
    confirmations.push(device.waitForRequest(/\/confirm$/));
    await pay(device);
  }
  await Promise.all(confirmations);
  bothPay.resolve();
  for (const device of [page, otherPage]) await expect(completed(device)).toBeVisible();
  const transactionId = (await page.getByText(/^pi_/).first().textContent()) ?? '';
  await expect(otherPage.getByText(transactionId).first()).toBeVisible();
});

test("a decline is shown beside the field in Stripe's words, and another card pays", async ({ page }) => {
  await open(page);
  for (const [digits, message] of DECLINES) {
    await pay(page, digits);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(card(page)).toHaveAccessibleDescription(message);
    await expect(number(page)).toHaveValue(digits);
  }
  await pay(page);
  await expect(completed(page)).toBeVisible();
});

test('reports an invalid card while it is typed, and does not send it', async ({ page }) => {
  await open(page);
  await pay(page, '4242424242424241');
  await expect(page.getByRole('alert')).toHaveText('Your card number is invalid.');
  await number(page).fill('4242');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your card details are incomplete.');
  await expect(number(page)).toBeFocused();
  expect(await charges(page)).toHaveLength(0);
});

test('a failed 3-D Secure dialog charges nothing and allows another try, and completing it pays', async ({ page }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(page.getByText('Your bank asks you to confirm this payment.')).toBeVisible();
  await bank(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText(UNAUTHENTICATED);
  await payButton(page).click();
  await bank(page).getByRole('button', { name: 'Complete' }).click();
  await expect(completed(page)).toBeVisible();
});

test('a card with insufficient funds is declined after 3-D Secure', async ({ page }) => {
  await open(page);
  await pay(page, '4000008260003178');
  await bank(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.');
});

test('a blocked script is explained, and Retry loads it once it is no longer blocked', async ({ page, expectedFaults }) => {
  expectedFaults.push(BLOCKED);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await open(page);
  const explanation = page.getByText('The card field could not be loaded, and nothing was charged.');
  await expect(explanation).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(explanation).toBeVisible();
  await page.unroute('https://js.stripe.com/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await pay(page);
  await expect(completed(page)).toBeVisible();
});

test('reports a card field that does not load, and Retry mounts a new one', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { stripeFaults: { field: 'refused' } }));
  await open(page);
  await expect(page.getByRole('alert')).toContainText('The card field could not be loaded');
  await setStripeFaults(page, {});
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(number(page)).toBeFocused();
  await pay(page);
  await expect(completed(page)).toBeVisible();
});

test('a reload during a charge looks up the payment, and the card is charged once', async ({ page }) => {
  await open(page);
  await setStripeFaults(page, { charge: 'silent' });
  await pay(page);
  await expect.poll(() => charges(page)).toHaveLength(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await charges(page)).toHaveLength(1);
});

test('looks up a payment after its response was lost, and the card is charged once', async ({ page }) => {
  await open(page);
  await setStripeFaults(page, { charge: 'lost' });
  await pay(page);
  await expect(completed(page)).toBeVisible();
  expect(await charges(page)).toHaveLength(1);
});

test('a response that is lost after a decline does not show the decline of the previous card', async ({ page }) => {
  await open(page);
  await pay(page, '4000000000000002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await setStripeFaults(page, { charge: 'delayed', lookups: 2 });
  await recordDeclines(page);
  await pay(page);
  await expect(completed(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-was-declined');
  const intents = await charges(page);
  expect(intents).toHaveLength(2);
  expect(new Set(intents).size).toBe(1);
});

test('refuses to sign out while a card is being charged', async ({ page }) => {
  await open(page);
  await setStripeFaults(page, { charge: 'silent' });
  await pay(page);
  await expect.poll(() => charges(page)).toHaveLength(1);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Your payment is still being sent. Sign out when it is done.')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test('after a reload during 3-D Secure, the bank asks again, and the card is charged once', async ({ page }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await bank(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await charges(page)).toHaveLength(1);
});

test('pays by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(number(page)).toBeVisible();
  await payButton(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(input(page, /CVC/)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(number(page)).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(completed(page)).toBeVisible();
});

/** Returns the text colours of the provider's field and of the page around it. */
const colors = async (page: Page) => ({
  input: await number(page).evaluate((typed) => getComputedStyle(typed).color),
  page: await card(page).evaluate((element) => getComputedStyle(element).color),
});

for (const [source, applyDarkTheme] of [
  ['of the system', (page: Page) => page.emulateMedia({ colorScheme: 'dark' })],
  ['chosen in Settings', chooseDark],
] as const) {
  test(`the open card field follows the theme ${source}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expect(number(page)).toBeVisible();
    const light = await colors(page);
    expect(light.input).toBe(light.page);
    await applyDarkTheme(page);
    await expect.poll(async () => (await colors(page)).input).not.toBe(light.input);
    const dark = await colors(page);
    expect(dark.input).toBe(dark.page);
  });
}

async function chooseDark(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Dark').click();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
