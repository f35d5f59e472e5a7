import { expect, test } from './shop.ts';

/** What a demo on the same host would have registered: a worker of the sandbox's name, which answers every call of the backend. */
const WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.url.includes('/carTools')) event.respondWith(Response.json([]));
  });
`;

test("a demo's worker is taken away, and then the live backend answers", async ({ page, context }) => {
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
