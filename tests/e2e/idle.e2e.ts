import type { Page } from '@playwright/test';
import { administrator, expect, openAs, shopper, test } from './shop.ts';

/** A test walks through many pages, one after the other. */
test.slow();

/** A clock belongs to a whole browser context. */
test.use({ ownContext: true });

/** Counts the calls of this page from its beginning on, over the navigations within it. */
const countCalls = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch;
    const calls: string[] = [];
    const pending = new Set<Request>();
    Object.assign(window, { calls, pending });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      pending.add(request);
      try {
        const response = await real(input, init);
        await response.clone().arrayBuffer();
        return response;
      } finally {
        pending.delete(request);
      }
    };
  });

const callsOf = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[] }).calls);

/** A minute in which nobody does anything makes no call. */
async function expectIdle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main [data-page-heading]').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'One moment' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Sandbox: demo data')).toBeVisible();
  // The clock would run a call that is pending into its time-out, and it would be tried again. One answer may lead to the next call.
  for (let calls = -1; calls !== (await callsOf(page)).length;) {
    calls = (await callsOf(page)).length;
    await page.waitForFunction(() => (window as unknown as { pending: Set<Request> }).pending.size === 0);
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  }
  const before = await callsOf(page);
  await page.clock.runFor(60_000);
  expect(await callsOf(page), path).toEqual(before);
  return before;
}

test('no page of a visitor makes a call while nobody does anything', async ({ page }) => {
  await page.clock.install();
  await countCalls(page);
  const paths = [
    '/',
    '/?details=64f0a1c2e4b0000000000001',
    '/showAllProducts',
    '/showAllCarProducts?search=wrench',
    '/showAllCameraTools',
    '/showAllMobilePhone',
    '/blogs',
    '/showAllReview',
    '/login',
    '/signup',
    '/no/such/page',
  ];
  for (const path of paths) await expectIdle(page, path);
});

test('nor does one of somebody signed in', async ({ page }) => {
  await page.clock.install();
  await countCalls(page);
  await openAs(page, shopper, '/blogs');
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
  const paths = [
    '/',
    '/myOrders',
    '/myProfile',
    '/addAReview',
    '/booking/64f0a1c2e4b0000000000001',
    '/dashboard',
    '/dashboard/myProfile',
    '/dashboard/history',
    '/dashboard/review',
    '/dashboard/payment/64f0a1c2e4b0000000000501',
    '/dashboard/payment/64f0a1c2e4b0000000000502',
  ];
  for (const path of paths) {
    const calls = await expectIdle(page, path);
    // It was watched: the badge alone has called.
    expect(
      calls.some((call) => call.includes('/api/carBooking/')),
      path,
    ).toBe(true);
  }
});

test('nor does what an administrator looks at', async ({ page }) => {
  await page.clock.install();
  await countCalls(page);
  await openAs(page, administrator, '/dashboard');
  await expect(page.getByRole('article', { name: 'Unpaid orders' })).toContainText('$');
  expect(await expectIdle(page, '/dashboard')).toContain('GET /api/carBooking');
  for (const [path, call] of [
    ['manageAllOrders', 'GET /api/carBooking'],
    ['manageAllProducts', 'GET /api/carTools'],
    ['addNewProducts', 'GET /api/carTools'],
    ['manageAllUser', 'GET /api/users'],
  ] as const)
    expect(await expectIdle(page, `/dashboard/${path}`), path).toContain(call);
});
