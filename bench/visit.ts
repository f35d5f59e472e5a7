import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { shapeTraffic } from './link.ts';
import { openPhone, type Session, slowDownProcessor } from './phone.ts';

/** A product card that a shopper can use: not its placeholder. */
const CARD = 'main li a[href^="/booking/"]';

/** A page is idle after this many milliseconds without a request or a long task. */
const IDLE = 1000;
const TIMEOUT = 600_000;

/** What a page has seen of itself. All times are in milliseconds since its own navigation. */
interface PageRecord {
  /** Milliseconds that an earlier page took, which led to this one. */
  redirect: number;
  longTasks: { start: number; end: number }[];
  shifts: { time: number; value: number }[];
  /** The largest contentful paint. */
  largest: { time: number; element: string } | null;
  /** When the first product card was drawn. */
  firstCard: number | null;
  /** The first frame in which React handles every control of the page. null: it does not, or there is none. */
  answers: number | null;
}

interface FinishedRecord extends PageRecord {
  paint: number;
  scripts: { bytes: number; end: number }[];
  path: string;
}

/** The entries that a page observes, by their types. */
interface Entries {
  longtask: PerformanceEntry;
  /** The DOM's types do not know it. */
  'layout-shift': PerformanceEntry & { value: number; hadRecentInput: boolean };
  'largest-contentful-paint': LargestContentfulPaint;
}

/**
 * Starts to observe a page, before any of its scripts runs. Like `idleTime` and `readRecord`, it runs in the page: Playwright sends it as
 * its text, so it uses nothing outside of it.
 * @param card the selector of a product card
 */
function observe(card: string) {
  const start = Number((sessionStorage['bench start'] ??= performance.timeOrigin));
  const record: PageRecord = {
    redirect: performance.timeOrigin - start,
    longTasks: [],
    shifts: [],
    largest: null,
    firstCard: null,
    answers: null,
  };
  Reflect.set(window, 'bench', record);
  performance.setResourceTimingBufferSize(5000);

  const collect = <Type extends keyof Entries>(type: Type, keep: (entry: Entries[Type]) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => keep(entry as Entries[Type]))).observe({ type, buffered: true });
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

  // React marks each element that it has created or taken over with keys of its own.
  const isHandled = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    const controls = [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')];
    if (controls.length === 0 || !controls.every(isHandled)) record.answers = null;
    else record.answers ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Returns how long the page has had no long task, in milliseconds. */
function idleTime() {
  const { longTasks } = Reflect.get(window, 'bench') as PageRecord;
  return performance.now() - (longTasks.at(-1)?.end ?? 0);
}

/** Returns what the page has seen so far, in milliseconds since the first navigation. */
function readRecord(): FinishedRecord {
  const record = Reflect.get(window, 'bench') as PageRecord;
  const { redirect, longTasks, shifts, largest, firstCard, answers } = record;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
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
    answers: answers === null ? null : answers + redirect,
    paint: paint + redirect,
    scripts,
    path: location.pathname,
  };
}

/**
 * True for calls of a backend, also for a preloaded one.
 * @param type the type of the request in DevTools
 * @param api the address of the backend
 */
const isCallOf = (type: string | undefined, url: string, api: string) =>
  type === 'Fetch' || type === 'XHR' || (url.startsWith(api) && type !== 'Image');

/**
 * Follows the requests of a page.
 * @param devTools with Network enabled
 * @param api the address of the backend
 */
function watchTraffic(devTools: CDPSession, api: string) {
  const pending = new Set<string>();
  /** The calls by the ids of their requests, as 'GET /carTools'. */
  const calls = new Map<string, string>();
  let preflights = 0;
  let lastChange = Date.now();

  const end = (id: string) => {
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

export interface Visit extends FinishedRecord {
  calls: string[];
  preflights: number;
}

async function untilIdle(page: Page, traffic: ReturnType<typeof watchTraffic>) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    // The page is asked last, because asking interrupts it.
    const idle = traffic.idleTime() < IDLE ? traffic.idleTime() : Math.min(traffic.idleTime(), await page.evaluate(idleTime));
    if (idle >= IDLE) return;
    await wait(Math.max(20, IDLE - idle));
  }
  throw new Error(`${page.url()} does not become idle`);
}

interface VisitOptions {
  address: string;
  /** The address of the backend. */
  api: string;
  /** How many times slower the processor is. */
  slowdown: number;
  session?: Session | undefined;
}

/** Opens a page once, on a new phone on a slow link, and waits until it is idle. */
export async function visit(browser: Browser, { address, api, slowdown, session }: VisitOptions): Promise<Visit> {
  const { page, devTools, close } = await openPhone(browser, { session });
  await page.addInitScript(observe, CARD);
  await shapeTraffic(devTools);
  await slowDownProcessor(devTools, slowdown);
  const traffic = watchTraffic(devTools, api);
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page, traffic);
  const record = await page.evaluate(readRecord);
  await close();
  return { ...record, calls: traffic.calls(), preflights: traffic.preflights() };
}
