import { setTimeout as wait } from 'node:timers/promises';
import { shapeTraffic } from './link.mjs';
import { openPhone, slowDownProcessor } from './phone.mjs';

/** A product card that a shopper can use: not its placeholder. */
const CARD = 'main li a[href^="/booking/"]';

/** A page is idle after this many milliseconds without a request or a long task. */
const IDLE = 1000;
const TIMEOUT = 600_000;

/**
 * @typedef {object} PageRecord what a page has seen of itself. All times are in milliseconds since its own navigation.
 * @property {number} redirect milliseconds that an earlier page took, which led to this one
 * @property {{ start: number, end: number }[]} longTasks
 * @property {{ time: number, value: number }[]} shifts of the layout
 * @property {{ time: number, element: string } | null} largest the largest contentful paint
 * @property {number | null} firstCard when the first product card was drawn
 */

/** @typedef {PageRecord & { paint: number, scripts: { bytes: number, end: number }[], path: string }} FinishedRecord */

/**
 * Starts to observe a page, before any of its scripts runs. Like `idleTime` and `readRecord`, it runs in the page: Playwright sends it as
 * its text, so it uses nothing outside of it.
 * @param {string} card the selector of a product card
 */
function observe(card) {
  const start = Number((sessionStorage['bench start'] ??= performance.timeOrigin));
  /** @type {PageRecord} */
  const record = { redirect: performance.timeOrigin - start, longTasks: [], shifts: [], largest: null, firstCard: null };
  Reflect.set(window, 'bench', record);
  performance.setResourceTimingBufferSize(5000);

  /** @param {string} type @param {(entry: any) => void} keep */
  const collect = (type, keep) => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => keep(entry))).observe({ type, buffered: true });
  };
  collect('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, end: startTime + duration }));
  collect('layout-shift', ({ startTime, value, hadRecentInput }) => !hadRecentInput && record.shifts.push({ time: startTime, value }));
  collect('largest-contentful-paint', ({ startTime, element, url }) => {
    const text = element === null ? '(removed)' : `${element.localName} ${url || `'${element.textContent.trim().slice(0, 40)}'`}`;
    record.largest = { time: startTime, element: text.replace(location.origin, '') };
  });
  const mutations = new MutationObserver(() => {
    if (document.querySelector(card) === null) return;
    mutations.disconnect();
    requestAnimationFrame(() => {
      record.firstCard = performance.now();
    });
  });
  mutations.observe(document, { childList: true, subtree: true });
}

/** Returns how long the page has had no long task, in milliseconds. @returns {number} */
function idleTime() {
  /** @type {PageRecord} */
  const { longTasks } = Reflect.get(window, 'bench');
  return performance.now() - (longTasks.at(-1)?.end ?? 0);
}

/** Returns what the page has seen so far, in milliseconds since the first navigation. @returns {FinishedRecord} */
function readRecord() {
  /** @type {PageRecord} */
  const record = Reflect.get(window, 'bench');
  const { redirect, longTasks, shifts, largest, firstCard } = record;
  const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  const scripts = resources
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ encodedBodySize, responseEnd }) => ({ bytes: encodedBodySize, end: responseEnd + redirect }));
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (paint === undefined) throw new Error(`${location.href} has drawn nothing`);
  return {
    redirect,
    longTasks: longTasks.map(({ start, end }) => ({ start: start + redirect, end: end + redirect })),
    shifts: shifts.map((shift) => ({ ...shift, time: shift.time + redirect })),
    largest: largest && { ...largest, time: largest.time + redirect },
    firstCard: firstCard === null ? null : firstCard + redirect,
    paint: paint + redirect,
    scripts,
    path: location.pathname,
  };
}

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
function watchTraffic(devTools, api) {
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

/** @typedef {FinishedRecord & { calls: string[], preflights: number }} Visit */

/** @param {import('playwright').Page} page @param {ReturnType<typeof watchTraffic>} traffic */
async function untilIdle(page, traffic) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    // The page is asked last, because asking interrupts it.
    const idle = traffic.idleTime() < IDLE ? traffic.idleTime() : Math.min(traffic.idleTime(), await page.evaluate(idleTime));
    if (idle >= IDLE) return;
    await wait(Math.max(20, IDLE - idle));
  }
  throw new Error(`${page.url()} does not become idle`);
}

/**
 * Opens a page once, on a new phone on a slow link, and waits until it is idle.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, api: string, session?: import('./phone.mjs').Session | undefined }} options
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { address, api, session }) {
  const { page, devTools, close } = await openPhone(browser, { session });
  await page.addInitScript(observe, CARD);
  await shapeTraffic(devTools);
  await slowDownProcessor(devTools);
  const traffic = watchTraffic(devTools, api);
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page, traffic);
  const record = await page.evaluate(readRecord);
  await close();
  return { ...record, calls: traffic.calls(), preflights: traffic.preflights() };
}
