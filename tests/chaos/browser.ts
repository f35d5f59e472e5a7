import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { makeTransparent } from '#tests/support/makeTransparent.ts';
import type { StorageMode } from './plan.ts';

const STORAGE_COOKIE = 'chaosStorage';

/**
 * Runs in every page before the shop. Makes the browser's storage fail as the cookie says: a cookie, because all tabs see it at once. The
 * fake bank keeps its books in the same storage, and a real one would not lose them. Firebase keeps the session there, and without it nobody
 * could do anything that is worth disturbing. Also reports each toast, because one may disappear before anybody looks.
 */
function prepare(cookie: string) {
  // Empty pages and frames have no storage.
  if (!location.protocol.startsWith('http')) return;
  const isBlockedFromStart = document.cookie.includes(`${cookie}=blocked`);
  const guard = (name: 'setItem' | 'getItem' | 'removeItem', fails: () => DOMException | null) => {
    const original = Storage.prototype[name] as (...values: string[]) => string | null;
    Storage.prototype[name] = function guarded(this: Storage, ...values: string[]) {
      const failure = this === localStorage && values[0] !== 'fakeStripe' && !values[0]?.startsWith('firebase:') ? fails() : null;
      if (failure !== null) throw failure;
      return original.apply(this, values);
    };
  };
  // A browser blocks storage by a setting, and pages notice when they load.
  const blocked = () => (isBlockedFromStart ? new DOMException('blocked', 'SecurityError') : null);
  // Then it tells the page of no change either. Firebase would read what has changed.
  if (isBlockedFromStart) addEventListener('storage', (event) => event.stopImmediatePropagation());
  const full = () => (document.cookie.includes(`${cookie}=full`) ? new DOMException('full', 'QuotaExceededError') : null);
  guard('getItem', blocked);
  guard('removeItem', blocked);
  guard('setItem', () => blocked() ?? full());
  const reported = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[role=region] > ol > li')) {
      if (reported.has(toast)) continue;
      reported.add(toast);
      void (window as unknown as { reportToast: (text: string) => Promise<void> }).reportToast(toast.textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The toasts and script errors of all pages of a session. */
export interface Observations {
  /** Their script errors. */
  errors: string[];
  toasts: { page: Page; text: string }[];
}

/** Opens a browser context whose clock can be advanced, and collects the script errors of all its pages. */
export async function openContext(browser: Browser, baseURL: string, { errors, toasts }: Observations): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  await context.clock.install();
  await context.exposeBinding('reportToast', ({ page }, text: string) => void toasts.push({ page, text }));
  await context.addInitScript(prepare, STORAGE_COOKIE);
  await context.addInitScript(makeTransparent);
  context.on('weberror', (webError) => errors.push(`a script error: ${webError.error().message}`));
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return context;
}

/** Sets how the browser's storage fails: for all tabs, `blocked` only for pages that load from now on. */
export const setStorage = (context: BrowserContext, url: string, mode: StorageMode) =>
  context.addCookies([{ name: STORAGE_COOKIE, value: mode, url }]);

/** Reads the storage of the shop's origin, in a page of its own that runs no script of the shop. */
export async function readOrigin<Result>(context: BrowserContext, shop: string, read: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await context.newPage();
  await page.goto(`${shop}/favicon.svg`);
  const result = await read(page);
  await page.close();
  return result;
}

/** Milliseconds to wait before the clock jumps, and how far. The shop waits for seconds, which a session does not have. */
const [PATIENCE, JUMP] = [400, 3_000];

/**
 * Waits until a locator is visible, or something else `isOver`, while the clock runs fast. Returns false if neither is after `jumps`, or if
 * the page is gone.
 */
export async function isSeen(
  page: Page,
  wanted: Locator,
  { jumps = 9, isOver = () => false }: { jumps?: number; isOver?: () => boolean } = {},
): Promise<boolean> {
  for (let jump = 0; jump < jumps && !page.isClosed(); jump += 1) {
    const isVisible = await wanted
      .first()
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    if (isVisible || isOver()) return true;
    // Fails while the page loads another document, which then has not waited yet.
    await page
      .context()
      .clock.fastForward(JUMP)
      .catch(() => {});
  }
  return false;
}
