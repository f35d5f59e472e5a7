/*
 * The sandbox's service worker: MSW's worker, for the requests that the sandbox answers. It copies the body of every request and response
 * to the page; the site's own files go past it, and the browser's caches hold them.
 */
const site = new URL(self.registration.scope).pathname;
const answered = /^(api(\/.*)?|products\.json)$/;

self.addEventListener('fetch', (event) => {
  const { url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  const isOwn = origin === self.location.origin && pathname.startsWith(site);
  // Whoever opens an address gets a page.
  const isAnswered = mode !== 'navigate' && isOwn && answered.test(pathname.slice(site.length));
  if (!isAnswered) event.stopImmediatePropagation();
});

// MSW's worker unregisters itself when its last page closes. A reload closes the only page. The page after it may then find a worker that
// is just going, and could not load, or said that the sandbox cannot run here.
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

// A page that was reloaded past the worker, by Shift + Reload, asks to be answered all the same.
self.addEventListener('message', (event) => {
  if (event.data === 'CLAIM_PAGES') event.waitUntil(self.clients.claim());
});

importScripts('mockServiceWorker.js');
