import type { Page } from '@playwright/test';
import { REMOVED } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { expect, openAs, shopper, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** One journey stops every service worker of its browser context. */
test.use({ ownContext: true });

/** Stops all service workers, as a browser does with idle ones. */
async function stopServiceWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/**
 * Records what the page does with its database until it shows the first car tool. The page is not idle before that: an idle page reads the
 * world once more, and stores it if it is new.
 */
const recordDatabase = (page: Page) =>
  page.addInitScript((tool) => {
    const calls: string[] = [];
    const record = (prototype: object, name: string, describe: (first: unknown) => string) => {
      const original = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
      const recorded = function recorded(this: unknown, ...values: unknown[]) {
        calls.push(describe(name === 'transaction' ? values[1] : values[0]));
        return original.apply(this, values);
      };
      Reflect.set(prototype, name, recorded);
    };
    record(IDBFactory.prototype, 'open', () => 'open');
    record(IDBDatabase.prototype, 'transaction', (mode) => `transaction ${String(mode)}`);
    for (const name of ['get', 'getAll', 'put', 'add', 'delete', 'openCursor']) record(IDBObjectStore.prototype, name, () => name);
    const toolIsShown = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (![...document.querySelectorAll('h3')].some(({ textContent }) => textContent === tool)) return;
        observer.disconnect();
        Reflect.set(window, 'databaseCalls', [...calls]);
        resolve();
      }).observe(document, { childList: true, subtree: true });
    });
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (...request) => {
      void toolIsShown.then(() => whenIdle(...request));
      return 0;
    };
  }, WRENCH);

const databaseCalls = (page: Page) => page.evaluate(() => Reflect.get(window, 'databaseCalls') as string[]);

/** Waits until the worker answers the calls of this page. */
const waitForWorker = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await fetch('/api/carTools')).headers.get('content-type'))).toBe('application/json');

const isCall = (path: string) => /^\/(api\/|products\.json$)/.test(path);

test.describe('without a worker from earlier visits', () => {
  test.use({ ownContext: true });

  test('the first visit does not wait for the service worker, and opens the world with one read; the next opens what was stored', async ({
    page,
    context,
  }) => {
    await recordDatabase(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const worker = await holdRequests(context, '**/sandboxWorker.js');
    await page.goto('/');
    await toolCard(page, WRENCH).waitFor();
    const first = await databaseCalls(page);
    expect(first).toEqual(['open', 'transaction readonly', 'get']);
    expect(calls.filter((path) => isCall(path))).toEqual([]);
    worker.release();
    await waitForWorker(page);
    await page.reload();
    await toolCard(page, WRENCH).waitFor();
    const [open, ...others] = await databaseCalls(page);
    expect(open).toBe('open');
    expect(new Set(others)).toEqual(new Set(['transaction readonly', 'get']));
    expect(calls.filter((path) => isCall(path))).toContain('/api/carTools');
  });
});

test('a page that is opened while the service worker is still starting is not reloaded', async ({ page, context }) => {
  await context.route('**/sandboxWorker.js', async (route) => {
    const response = await route.fetch();
    const waitForStart = `addEventListener('install', (event) => {
      event.waitUntil(new Promise((resolve) => { new BroadcastChannel('start').onmessage = resolve; }));
    });`;
    await route.fulfill({ contentType: 'text/javascript', body: (await response.text()) + waitForStart });
  });
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const getRegistration = workers.getRegistration.bind(workers);
    workers.getRegistration = (scope) => {
      Reflect.set(window, 'hasLooked', true);
      return getRegistration(scope);
    };
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing))).toBe(true);
  await page.goto('/showAllReview');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('listitem').first().waitFor();
  await page.waitForFunction(() => Reflect.get(window, 'hasLooked'));
  const letStart = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no target origin
    new BroadcastChannel('start').postMessage('now');
    return Boolean(navigator.serviceWorker.controller);
  };
  await expect.poll(() => page.evaluate(letStart)).toBe(true);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(loads).toBe(0);
});

test('the sandbox’s service worker answers calls, also of a page that was reloaded past it, and leaves the files of the site to the browser', async ({
  page,
}) => {
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
  await waitForWorker(page);
  for (const seen of [fromWorker, fromServer]) seen.clear();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => fromWorker.has('/products.json')).toBe(true);
  for (const path of fromWorker) expect(path).toMatch(/^\/(api\/|products\.json$)/);
  for (const path of fromServer) expect(path).not.toMatch(/^\/(api\/|products\.json$)/);
  expect([...fromServer].filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);

  let loads = 0;
  page.on('load', () => (loads += 1));
  const devTools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(page.getByRole('dialog', { name: WRENCH })).toBeVisible();
  // The page uses the worker without another reload.
  await waitForWorker(page);
  expect(loads).toBe(1);
});

test('a page that a new version of the service worker takes over still has its answers', async ({ page }) => {
  await openAs(page, shopper, '/myOrders');
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  await row.waitFor();
  await waitForWorker(page);
  await page.evaluate(async () => {
    const isTakenOver = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await navigator.serviceWorker.register('/sandboxWorker.js?deployed=later');
    await isTakenOver;
  });
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
});

test('the sandbox answers the first call after its service worker was stopped', async ({ page }) => {
  await openAs(page, shopper, '/myOrders');
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  await row.waitFor();
  // Before, the page answers its own calls.
  await waitForWorker(page);
  await stopServiceWorkers(page);
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
  await stopServiceWorkers(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
