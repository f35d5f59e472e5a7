import type { Page } from '@playwright/test';
import { PAID, PAYMENT_COMPLETED, REMOVED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, signIn, test, toast, toolCard } from './shop.ts';

/** One journey stops every service worker of its browser context. */
test.use({ ownContext: true });

/** Stops all service workers, as a browser does with idle ones. */
async function stopServiceWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test('the sandbox’s service worker answers calls, and leaves the files of the site to the browser', async ({ page }) => {
  const fromWorker = new Set<string>();
  const fromServer = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    (response.fromServiceWorker() ? fromWorker : fromServer).add(pathname);
  });
  const path = '/showAllProducts?details=64f0a1c2e4b0000000000001';
  await openAs(page, shopper, path);
  await expect(page.getByRole('dialog')).toBeVisible();
  // The first visit of a browser begins without a service worker.
  for (const seen of [fromWorker, fromServer]) seen.clear();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => fromWorker.has('/products.json')).toBe(true);
  for (const path of fromWorker) expect(path).toMatch(/^\/(api\/|products\.json$)/);
  for (const path of fromServer) expect(path).not.toMatch(/^\/(api\/|products\.json$)/);
  expect([...fromServer].filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);
});

test('the service worker stays registered when the only tab is reloaded', async ({ page }) => {
  await openAs(page, shopper, '/myOrders');
  await page.getByRole('row', { name: /Wheel Bolt/ }).waitFor();
  // MSW sends the first message when a page closes. The worker answers the second one only after it has handled the first.
  const isRegistered = await page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    const response = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => data.type === 'KEEPALIVE_RESPONSE' && resolve(true));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
    for (const message of ['CLIENT_CLOSED', 'KEEPALIVE_REQUEST']) controller?.postMessage(message);
    await response;
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  });
  expect(isRegistered).toBe(true);
});

test('the sandbox answers the first call after its service worker was stopped', async ({ page }) => {
  await openAs(page, shopper, '/myOrders');
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  await row.waitFor();
  await stopServiceWorkers(page);
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
  await stopServiceWorkers(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test.describe('over plain http from another host, where browsers run no service worker', () => {
  const GLOVES = 'Nitrile Grip Mechanic Gloves';
  const HOST = 'http://demo.example';
  test.use({ baseURL: HOST });

  test('the sandbox answers within the page: a shopper signs in, books, pays, and reloads', async ({ page }, { project }) => {
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
    await page.goto('/login');
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await signIn(page);
    await toolCard(page, GLOVES).getByRole('link', { name: /^Book/ }).click();
    await fillBooking(page, { quantity: '2' });
    await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
    await page.getByRole('link', { name: '3 orders' }).click();
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
});
