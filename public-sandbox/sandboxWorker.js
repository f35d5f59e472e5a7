/*
 * The sandbox's service worker: MSW's worker, for the requests that the sandbox answers. It copies the body of every request and response
 * to the page; the site's own files go past it, and the browser's caches hold them.
 */
const site = new URL(self.registration.scope).pathname;
const answered = /^(api(\/.*)?|products\.json)$/;

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isAnswered = origin === self.location.origin && pathname.startsWith(site) && answered.test(pathname.slice(site.length));
  if (!isAnswered) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
