import type { Browser, CDPSession, Page, Request } from 'playwright';
import type { Theme } from './options.ts';

interface Shot {
  /** Of a served Storybook, without a slash at its end. */
  address: string;
  id: string;
  width: number;
  theme: string;
}

export interface Picture {
  png: Buffer;
  /** The story's error, or ''. */
  error: string;
}

/** The height of the window, in pixels. */
const HEIGHT = 800;
/** Nobody compares more, and a browser cannot draw a list of ten thousand rows. In pixels. */
const MAX_HEIGHT = 10_000;
/** In milliseconds. */
const DEADLINE = 120_000;

/**
 * Makes Chromium draw each area as a whole, in one thread, and only with decoded pictures. Without it, rounded corners and scaled pictures
 * differ by a few shades from run to run.
 */
export const steadyDrawing = ['--disable-checker-imaging', '--disable-partial-raster', '--num-raster-threads=1'];

/** An error in an event of Storybook. A story can throw any object, so its message may be no text. */
interface Failure {
  message?: string | number;
  description?: string;
  title?: string;
}

/** The channel that Storybook's preview puts on the page. */
interface Channel {
  last(event: 'storyFinished'): [{ storyId: string }] | undefined;
  last(event: string): (Failure | Failure[])[] | undefined;
}

type Preview = Record<string, Channel | undefined>;

/** Runs in the page. The story was drawn and played, or does not exist. */
function isFinished(id: string) {
  const channel = (window as unknown as Preview)['__STORYBOOK_ADDONS_CHANNEL__'];
  return channel?.last('storyFinished')?.[0]?.storyId === id || channel?.last('storyMissing') !== undefined;
}

/** Runs in the page. Returns what the story threw; '' for nothing. */
function thrownError() {
  const channel = (window as unknown as Preview)['__STORYBOOK_ADDONS_CHANNEL__'];
  const events = ['storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyErrored', 'storyMissing'];
  const found = events.find((event) => channel?.last(event) !== undefined);
  if (found === undefined) return '';
  const [detail] = [channel?.last(found)?.[0]].flat();
  return String(detail?.message ?? detail?.description ?? detail?.title ?? 'Storybook cannot show this story.');
}

/** Runs in the page. Resolves when fonts and pictures are there, no timer is about to end, and three frames in a row have changed nothing. */
async function drawAll() {
  const { shortTimers } = window as unknown as Observed;
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  // The second limit is for a story that never rests.
  for (let quiet = 0, frames = 0; quiet < 3 && frames < 600; frames += 1) {
    hasChanged = false;
    // A picture outside the window would load only when somebody scrolls to it.
    for (const image of document.querySelectorAll('img[loading=lazy]')) image.removeAttribute('loading');
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => void requestAnimationFrame(resolve));
    await new Promise((resolve) => void requestIdleCallback(resolve));
    quiet = hasChanged || shortTimers.size > 0 ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** Runs in the page. Returns how much of an open dialog one has to scroll to, in pixels. */
function hiddenHeight() {
  const boxes = [...document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"], :is(dialog, [role$="dialog"]) *')];
  const scrolling = boxes.filter((box) => box.tagName !== 'TEXTAREA' && ['auto', 'scroll'].includes(getComputedStyle(box).overflowY));
  return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/** Makes the window higher until an open dialog does not scroll, or does not get higher with it. */
async function showWholeDialog(page: Page, width: number) {
  let hidden = await page.evaluate(hiddenHeight);
  for (let before = Infinity, height = HEIGHT; hidden > 0 && hidden < before && height < MAX_HEIGHT;) {
    before = hidden;
    height = Math.min(height + hidden, MAX_HEIGHT);
    await page.setViewportSize({ width, height });
    await page.evaluate(drawAll);
    hidden = await page.evaluate(hiddenHeight);
  }
}

/** Runs in the page. Returns the size of the whole story in pixels. */
function storySize() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: Math.max(scrollWidth, innerWidth), height: Math.max(scrollHeight, innerHeight) };
}

/** The set that observeTimers adds to the page. */
interface Observed {
  shortTimers: Set<number>;
}

/**
 * Runs before each page's own scripts. Collects the timers that end within a second: React shows code that has just loaded up to 0.3 s
 * later, and the sandbox answers after a while. Those of five seconds and more are for the reader, such as the time a toast stays. They
 * never end, because a slow computer would draw the page after them.
 */
function observeTimers() {
  const shortTimers = new Set<number>();
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const observed = (handler: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const timer = start(() => {
      if (delay >= 5000) return;
      shortTimers.delete(timer);
      handler(...args);
    }, delay);
    if (delay <= 1000) shortTimers.add(timer);
    return timer;
  };
  const stopObserved = (timer: number) => {
    shortTimers.delete(timer);
    stop(timer);
  };
  Object.assign(window, { shortTimers, setTimeout: observed, clearTimeout: stopObserved });
}

/** Runs before each page's own scripts. A picture in the middle of a transition would lack a dialog that fades in. */
function stopMotion() {
  if (location.protocol === 'about:') return;
  sessionStorage.clear();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

export interface Tab {
  page: Page;
  cdp: CDPSession;
  pending: Set<Request>;
  /** How many it has made. */
  requests: number;
  /** Of the page, outside the story. */
  firstError: string;
}

/** Opens a page for pictures in light or dark, without motion. It has a cache and a service worker of its own. */
export async function openTab(browser: Browser, { width, theme }: { width: number; theme: Theme }): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(DEADLINE);
  const page = await context.newPage();
  await page.addInitScript(stopMotion);
  await page.addInitScript(observeTimers);
  const tab: Tab = { page, cdp: await context.newCDPSession(page), pending: new Set(), requests: 0, firstError: '' };
  page.on('pageerror', ({ message }) => (tab.firstError ||= message));
  page.on('request', (request) => {
    tab.requests += 1;
    tab.pending.add(request);
  });
  page.on('requestfinished', (request) => tab.pending.delete(request));
  page.on('requestfailed', (request) => tab.pending.delete(request));
  return tab;
}

async function finishAndDraw(tab: Tab, { address, id, width, theme }: Shot): Promise<Picture> {
  const { page, cdp, pending } = tab;
  // The page that is left must not write any more. A new page for each story would take 0.2 s.
  await page.goto('about:blank');
  // Service workers and the cache stay, because all stories share them.
  await cdp.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'cookies,local_storage,indexeddb' });
  await page.setViewportSize({ width, height: HEIGHT });
  pending.clear();
  tab.firstError = '';
  const end = Date.now() + DEADLINE;
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=${globals}`, { waitUntil: 'commit' });
  await page.waitForFunction(isFinished, id, { timeout: DEADLINE }).catch((error) => {
    throw new Error(tab.firstError === '' ? `The story has not finished after ${DEADLINE / 1000} s.` : tab.firstError, { cause: error });
  });
  // Code that has arrived may draw, and request more.
  for (let seen = -1; pending.size > 0 || seen !== tab.requests;) {
    if (Date.now() > end) throw new Error(`Still loads ${[...pending].map((request) => new URL(request.url()).pathname).join(', ')}`);
    seen = tab.requests;
    await page.evaluate(drawAll);
  }
  // How far a story has scrolled depends on when its parts have arrived.
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(drawAll);
  await showWholeDialog(page, width);
  const size = await page.evaluate(storySize);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, MAX_HEIGHT) };
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  return { png, error: await page.evaluate(thrownError) };
}

/**
 * Takes a picture of a whole story, when it is drawn and played and nothing loads any more. No story sees what another has stored. Throws if
 * there is no picture after four minutes; the tab is closed then.
 */
export async function takePicture(tab: Tab, shot: Shot): Promise<Picture> {
  let isTooLate = false;
  // A story in an endless loop answers nothing, and only ends with its page.
  const timer = setTimeout(() => {
    isTooLate = true;
    void tab.page.context().close();
  }, 2 * DEADLINE);
  try {
    return await finishAndDraw(tab, shot);
  } catch (error) {
    await tab.page.context().close();
    throw isTooLate ? new Error(`The story has not been drawn after ${(2 * DEADLINE) / 1000} s.`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
