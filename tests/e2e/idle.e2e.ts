import type { Page, Request } from '@playwright/test';
import { administrator, expect, openAs, shopper, test, untilIdle } from './shop.ts';

/** A test walks through many pages, one after the other. */
test.slow();

/** A clock belongs to a whole browser context. */
test.use({ ownContext: true });

/** Follows what this page asks for, from its beginning on and over the navigations within it. */
async function followRequests(page: Page) {
  const pending = new Set<Request>();
  let seen = 0;
  page.on('request', (request) => {
    pending.add(request);
    seen += 1;
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  await page.addInitScript(() => {
    const real = window.fetch;
    const calls: string[] = [];
    Object.assign(window, { calls });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return real(input, init);
    };
  });
  return {
    /** The calls since the page was loaded. */
    calls: () => page.evaluate(() => (window as unknown as { calls: string[] }).calls),
    /** Waits until no file and no call is pending, and the page has done with those that came: code that runs may ask for more. */
    async untilQuiet() {
      for (let before = -1; before !== seen;) {
        before = seen;
        await expect.poll(() => pending.size).toBe(0);
        await untilIdle(page);
      }
    },
  };
}

type Requests = Awaited<ReturnType<typeof followRequests>>;

/** A minute in which nobody does anything makes no call. */
async function expectIdle(page: Page, requests: Requests, path: string, ready = page.getByText('Sandbox: demo data')) {
  await page.goto(path);
  await expect(page.locator('main [data-page-heading]').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'One moment' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(ready).toBeVisible();
  // The clock would run a call that is pending into its time-out, and it would be tried again.
  await requests.untilQuiet();
  const before = await requests.calls();
  await page.clock.runFor(60_000);
  expect(await requests.calls(), path).toEqual(before);
  return before;
}

test('no page of a visitor makes a call while nobody does anything', async ({ page }) => {
  await page.clock.install();
  const requests = await followRequests(page);
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
  for (const path of paths) await expectIdle(page, requests, path);
});

test('nor does one of somebody signed in', async ({ page }) => {
  await page.clock.install();
  const requests = await followRequests(page);
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
    const calls = await expectIdle(page, requests, path);
    // It was watched: the badge alone has called.
    expect(
      calls.some((call) => call.includes('/api/carBooking/')),
      path,
    ).toBe(true);
  }
});

test('nor does what an administrator looks at', async ({ page }) => {
  await page.clock.install();
  const requests = await followRequests(page);
  await openAs(page, administrator, '/dashboard');
  const owed = page.getByRole('article', { name: 'Unpaid orders' }).getByText('$');
  await expect(owed).toBeVisible();
  expect(await expectIdle(page, requests, '/dashboard', owed)).toContain('GET /api/carBooking');
  for (const [path, call] of [
    ['manageAllOrders', 'GET /api/carBooking'],
    ['manageAllProducts', 'GET /api/carTools'],
    ['addNewProducts', 'GET /api/carTools'],
    ['manageAllUser', 'GET /api/users'],
  ] as const)
    expect(await expectIdle(page, requests, `/dashboard/${path}`), path).toContain(call);
});
