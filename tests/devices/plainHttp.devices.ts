import { LOGIN, PAID, PAYMENT_COMPLETED, SIGNED_UP, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, signIn, signOut, test, toast, toolCard } from '../e2e/shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';
const HOST = 'http://demo.example';

test.use({ ownContext: true, baseURL: HOST });

// From another host than the own computer, browsers run no service worker then.
test('over plain http, the page answers its calls: somebody signs up, logs in again, books, pays, and reloads', async ({ page }, {
  project,
}) => {
  await page.route(`${HOST}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(HOST, project.use.baseURL ?? '');
    const response = await route.fetch({ url });
    // Chromium reports each header that it ignores over plain http as an error.
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/signup');
  expect(await page.evaluate(() => 'serviceWorker' in navigator || 'subtle' in crypto)).toBe(false);
  const ada = { email: 'ada.lovelace@example.com', password: 'analytical1' };
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await signOut(page);
  await page.getByRole('link', { name: LOGIN, exact: true }).click();
  await signIn(page, ada);
  await toolCard(page, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '2' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await page.getByRole('link', { name: '1 order' }).click();
  const order = page.getByRole('row', { name: GLOVES });
  await order.getByRole('link', { name: /^Pay/ }).click();
  await page.getByText('Test cards').click();
  await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(order).toContainText(PAID);
  // A picture may still be loading. Its route would fail after the test, and with it the whole run.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
