import type { Page, Request } from '@playwright/test';
import { addressesOf } from '#tests/support/addressesOf.ts';
import { administrator, expect, openAs, shopper, test, waitUntilIdle } from '../e2e/shop.ts';

/** A clock applies to the whole browser context. */
test.use({ ownContext: true });

/** Tracks the requests of this page, from its start and across its navigations. */
async function trackRequests(page: Page) {
  const pending = new Set<Request>();
  let requestCount = 0;
  page.on('request', (request) => {
    pending.add(request);
    requestCount += 1;
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    const calls: string[] = [];
    Object.assign(window, { calls });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return originalFetch(input, init);
    };
  });
  return {
    /** The calls since the page was loaded. */
    calls: () => page.evaluate(() => (window as unknown as { calls: string[] }).calls),
    /** Waits until no request is pending and the page is idle, because code that runs may start more requests. */
    async waitUntilNetworkIdle() {
      for (let before = -1; before !== requestCount;) {
        before = requestCount;
        await expect.poll(() => pending.size).toBe(0);
        await waitUntilIdle(page);
      }
    },
  };
}

type Requests = Awaited<ReturnType<typeof trackRequests>>;

/** Expects no call in a minute without input. Returns the calls before it. */
async function expectIdle(page: Page, requests: Requests, path: string, ready = page.getByText('Sandbox: demo data')) {
  await page.goto(path);
  await expect(page.locator('main [data-page-heading]').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'One moment' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(ready).toBeVisible();
  // The clock would make a pending call time out, and the shop would retry it.
  await requests.waitUntilNetworkIdle();
  const before = await requests.calls();
  await page.clock.runFor(60_000);
  expect(await requests.calls(), path).toEqual(before);
  return before;
}

/** Until the sandbox has its worker, it answers in the page, and makes no call that could be recorded. */
const waitForWorker = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('no page makes a call while a signed-out user is idle', async ({ page }) => {
  await page.clock.install();
  const requests = await trackRequests(page);
  await page.goto('/blogs');
  await waitForWorker(page);
  const paths = ['/?details=64f0a1c2e4b0000000000001', ...addressesOf('everybody')];
  for (const path of paths) await expectIdle(page, requests, path);
});

test('no page makes a call while a shopper is idle', async ({ page }) => {
  await page.clock.install();
  const requests = await trackRequests(page);
  await openAs(page, shopper, '/blogs');
  await waitForWorker(page);
  // Shows that the page has its code and the flows: a prerendered page is complete and quiet before it has them.
  const badge = page.getByRole('link', { name: '2 orders' });
  const paths = ['/', ...addressesOf('user'), '/dashboard/payment/64f0a1c2e4b0000000000502'];
  for (const path of paths) {
    const calls = await expectIdle(page, requests, path, badge);
    // Proves that calls are recorded: the badge alone makes one.
    expect(
      calls.some((call) => call.includes('/api/carBooking/')),
      path,
    ).toBe(true);
  }
});

test('no page makes a call while an administrator is idle', async ({ page }) => {
  await page.clock.install();
  const requests = await trackRequests(page);
  await openAs(page, administrator, '/dashboard');
  await waitForWorker(page);
  const unpaidAmount = page.getByRole('article', { name: 'Unpaid orders' }).getByText('$');
  await expect(unpaidAmount).toBeVisible();
  expect(await expectIdle(page, requests, '/dashboard', unpaidAmount)).toContain('GET /api/carBooking');
  const calls: Partial<Record<string, string>> = {
    '/dashboard/manageAllOrders': 'GET /api/carBooking',
    '/dashboard/manageAllProducts': 'GET /api/carTools',
    '/dashboard/addNewProducts': 'GET /api/carTools',
    '/dashboard/manageAllUser': 'GET /api/users',
  };
  for (const path of addressesOf('administrator')) {
    const made = await expectIdle(page, requests, path);
    expect(made, path).toEqual(expect.arrayContaining(calls[path] === undefined ? [] : [calls[path]]));
  }
});
