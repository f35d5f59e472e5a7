import { expect, test } from './shop.ts';

/** The service worker that a demo on the same host may have registered. It has the sandbox's file name and answers backend calls. */
const WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.url.includes('/carTools')) event.respondWith(Response.json([]));
  });
`;

test("a demo's service worker is unregistered, and then the live backend responds", async ({ page, context }) => {
  await context.route('**/sandboxWorker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: WORKER }));
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sandboxWorker.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/');
  const carItems = page.getByRole('region', { name: 'Car Items' });
  await expect(carItems.getByText('No car tools on the shelf right now')).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.reload();
  await expect(carItems.getByRole('listitem')).toHaveCount(8);
});
