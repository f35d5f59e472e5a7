/**
 * True for calls of a backend, also for a preloaded one.
 * @param {string | undefined} type the type of the request in DevTools
 * @param {string} url
 * @param {string} api the address of the backend
 */
const isCallOf = (type, url, api) => type === 'Fetch' || type === 'XHR' || (url.startsWith(api) && type !== 'Image');

/**
 * Follows the requests of a page.
 * @param {import('playwright').CDPSession} devTools with Network enabled
 * @param {string} api the address of the backend
 */
export function watchTraffic(devTools, api) {
  /** @type {Set<string>} */
  const pending = new Set();
  /** The calls by the ids of their requests, as 'GET /carTools'. @type {Map<string, string>} */
  const calls = new Map();
  let preflights = 0;
  let lastChange = Date.now();

  /** @param {string} id */
  const end = (id) => {
    pending.delete(id);
    lastChange = Date.now();
  };
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Nobody waits for what the page before has asked for, and DevTools does not report its end.
    if (type === 'Document') pending.clear();
    pending.add(requestId);
    lastChange = Date.now();
    if (request.method === 'OPTIONS') preflights += 1;
    else if (isCallOf(type, request.url, api)) calls.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
  });
  // A preloaded response that is used is no second request.
  devTools.on('Network.requestServedFromCache', ({ requestId }) => calls.delete(requestId));
  devTools.on('Network.loadingFinished', ({ requestId }) => end(requestId));
  devTools.on('Network.loadingFailed', ({ requestId }) => end(requestId));

  return {
    /** How long no request has been pending, in milliseconds. */
    idleTime: () => (pending.size > 0 ? 0 : Date.now() - lastChange),
    calls: () => [...calls.values()],
    preflights: () => preflights,
  };
}
