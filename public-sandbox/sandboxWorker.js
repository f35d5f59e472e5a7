/*
 * The sandbox's service worker. MSW's worker, which it imports, lets the page answer the calls; it copies the body of every request and
 * response to the page. The site's own files go past MSW: to the browser until the site is stored, and then to this worker, so that they
 * open without a network (docs/decisions/0046-the-sandbox-without-a-network.md).
 */
const site = new URL(self.registration.scope).pathname;
const answered = /^(api(\/.*)?|products\.json)$/;
/** Another sandbox, with corrected texts, which has a worker of its own (scripts/build/demo). */
const nested = /^corrected(\/|$)/;

/** The name of the cache with the site's files. */
const CACHE = `gadget-garage sandbox ${site}`;
/** The file that lists them, which the build writes. */
const LIST = `${site}siteFiles.json`;
/** The page that opens every address. It is stored after all others, so a site that has it is complete. */
const FALLBACK = `${site}app/index.html`;
/** How long the network may take to begin a page that is stored, in milliseconds. */
const PATIENCE = 4_000;

/** The stored answer to a request. Undefined if there is none, or if the browser has just lost its storage. */
async function stored(request, options) {
  try {
    return await caches.match(request, { cacheName: CACHE, ignoreVary: true, ...options });
  } catch {
    return undefined;
  }
}

/** False if the site is not stored, and every request goes past this worker. */
let isStored = true;
const lookForSite = async () => {
  isStored = (await stored(FALLBACK)) !== undefined;
};
lookForSite();

/** Pages come from the network, so that a new build shows at once. Each names the code of its own build. */
async function findPage(request) {
  const network = fetch(request);
  const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const soon = await Promise.race([network.catch(() => undefined), tooLate]);
  return soon ?? (await stored(request, { ignoreSearch: true })) ?? (await stored(FALLBACK)) ?? network;
}

/** All other files come from the store. It keeps those of the build before while one of its pages may be open. */
const findFile = async (request) => (await stored(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { url, mode, method } = event.request;
  const { origin, pathname } = new URL(url);
  const isOwn = origin === self.location.origin && pathname.startsWith(site) && !nested.test(pathname.slice(site.length));
  // A navigation is for a page, also at the path of a call.
  const isPage = mode === 'navigate';
  if (isOwn && !isPage && answered.test(pathname.slice(site.length))) return;
  event.stopImmediatePropagation();
  if (isOwn && isStored && method === 'GET') event.respondWith((isPage ? findPage : findFile)(event.request));
});

async function load(path, options) {
  const response = await fetch(path, { priority: 'low', ...options });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Some hosts redirect from an address that ends in .html, and browsers refuse a redirected page from a worker.
  return new Response(response.body, response);
}

/** Stores the files of the present build. Rejects if one is missing, if there is no room, or if the site changes meanwhile. */
async function storeSite() {
  const cache = await caches.open(CACHE);
  const loadList = async () => (await load(LIST, { cache: 'no-cache' })).text();
  const list = await loadList();
  const before = await cache.match(LIST);
  if ((await before?.text()) === list) return;
  const { files, pages } = JSON.parse(list);
  const waiting = files.map((file) => site + file);
  // Four at a time leave room for what the page asks for.
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const isImmutable = path.startsWith(`${site}assets/`);
      // The browser has most of them in its own cache.
      if (!isImmutable) await cache.put(path, await load(path, { cache: 'no-cache' }));
      else if (!(await cache.match(path))) await cache.put(path, await load(path));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  const loaded = [];
  for (const page of pages) loaded.push([site + page, await load(site + page, { cache: 'no-cache' })]);
  // The pages would name code that is not stored.
  if ((await loadList()) !== list) throw new Error('The site has changed');
  for (const [path, response] of loaded) await cache.put(path, response);
  await cache.put(LIST, new Response(list));
}

/** Removes the files of earlier builds, unless another page is open: it may be of one of them. */
async function removeOldFiles(scripts) {
  const cache = await caches.open(CACHE);
  const list = await cache.match(LIST);
  const { files, pages } = await list.json();
  const present = new Set([LIST, ...[...files, ...pages].map((path) => site + path)].map((path) => new URL(path, self.location).href));
  const clients = await self.clients.matchAll({ type: 'window' });
  if (clients.length > 1 || !scripts.every((script) => present.has(script))) return;
  for (const request of await cache.keys()) if (!present.has(request.url)) await cache.delete(request);
}

let storing = null;

/** `scripts`: the code of the page that asks. */
async function update(scripts) {
  try {
    await storeSite();
    isStored = true;
    await removeOldFiles(scripts);
  } catch {
    // The next visit tries again. A part of a site takes room, and opens nothing.
    await lookForSite();
    if (!isStored) await caches.delete(CACHE);
  }
  storing = null;
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'STORE_SITE') event.waitUntil((storing ??= update(event.data.scripts)));
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
