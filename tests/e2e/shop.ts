import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { calendarDay } from '#app/services/platform/browserPlatform.ts';
import { LOGIN } from '#contract/texts.ts';
import { administrator, shopper } from '#tests/support/accounts.ts';
import { makeTransparent } from '#tests/support/makeTransparent.ts';
import { translatePage, watchTexts } from '#tests/support/translatedPage.ts';

export { administrator, shopper };

/** The session storage of a signed-in tab, by email. */
const signedInTabs = new Map<string, Record<string, string>>();

/** One browser context for all journeys of a worker, with an installed service worker and warm caches. */
interface SharedBrowser {
  context: BrowserContext;
  /** Clears the site's storage, so that the next page starts with new demo data. */
  clear: () => Promise<void>;
}

interface Fixtures {
  /**
   * Gives each journey a new browser context. Use it for journeys about the first load or the service worker, and for those that install a
   * clock, because it applies to the whole context.
   */
  ownContext: boolean;
  /**
   * Gives each journey a new browser context that draws the pages, with their animations. Use it for journeys about what is drawn. All
   * others save this time, which is a tenth of theirs.
   */
  isDrawn: boolean;
  /** Translates the pages of a journey with a new browser context, as a browser can. `TRANSLATED=1 npm run test:e2e` translates all. */
  isTranslated: boolean;
  /**
   * Lets the sandbox's worker store the site in a journey with a new browser context. Stored code passes no route of a page, and all other
   * journeys are opened by somebody who saves data.
   */
  isStored: boolean;
  /** Collects faults in all tabs: script errors, requests to other hosts, and texts that a translated page would lose. */
  faults: string[];
}

/** True if somebody has asked for journeys on translated pages (CONTRIBUTING.md, Devices). */
export const areAllTranslated = process.env['TRANSLATED'] === '1';

/** Runs in a page: the visitor has asked sites to load little. */
const saveData = () => Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });

/** Opens a browser context whose pages report the texts that a translated page would lose. */
async function openWatched(
  browser: Browser,
  {
    isTranslated = areAllTranslated,
    isStored = false,
    ...options
  }: BrowserContextOptions & Partial<Pick<Fixtures, 'isTranslated' | 'isStored'>> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(watchTexts);
  if (isTranslated) await context.addInitScript(translatePage);
  if (!isStored) await context.addInitScript(saveData);
  return context;
}

/** Opens a browser context with transparent pages, which are not drawn and so need no animations. */
async function openTransparent(browser: Browser, options: Parameters<typeof openWatched>[1] = {}): Promise<BrowserContext> {
  const context = await openWatched(browser, { ...options, reducedMotion: 'reduce' });
  await context.addInitScript(makeTransparent);
  return context;
}

async function signInOnce(context: BrowserContext, account: typeof shopper): Promise<Record<string, string>> {
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, account);
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  // Until the service worker runs, the page answers its calls itself, and `failCalls` and `holdCalls` do not reach them.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage) as [string, string][]));
  await page.close();
  return storage;
}

export const test = base.extend<Fixtures, { shared: SharedBrowser }>({
  ownContext: [false, { option: true }],
  isDrawn: [false, { option: true }],
  isTranslated: [areAllTranslated, { option: true }],
  isStored: [false, { option: true }],

  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport, userAgent } = project.use;
      const context = await openTransparent(browser, { baseURL, viewport: viewport ?? null, userAgent: userAgent ?? '' });
      // A page without scripts, for clearing the storage between journeys.
      const blankPage = await context.newPage();
      await blankPage.goto('/favicon.svg');
      const devTools = await context.newCDPSession(blankPage);
      const clear = async () => {
        await Promise.all(context.pages().map(async (page) => page !== blankPage && page.close()));
        await devTools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'cookies,indexeddb,local_storage' });
      };
      for (const account of [shopper, administrator]) signedInTabs.set(account.email, await signInOnce(context, account));
      await use({ context, clear });
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, shared, ownContext, isDrawn, isTranslated, isStored }, run) => {
    if (ownContext || isDrawn) {
      const context = await (isDrawn ? openWatched : openTransparent)(browser, { isTranslated, isStored });
      await run(context);
      await context.close();
      return;
    }
    await shared.clear();
    await run(shared.context);
    await shared.clear();
  },

  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      context.on('weberror', (webError) => faults.push(`error: ${webError.error().message}`));
      const navigatingPages = new Set<Page | null>();
      context.on('console', (message) => {
        // The service worker stops serving a page that navigates away, so its pending calls reach the server, which has no API.
        const isInterrupted =
          navigatingPages.has(message.page()) && new URL(message.location().url || 'about:blank').pathname.startsWith('/api/');
        if (message.type() === 'error' && !isInterrupted) faults.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('framenavigated', (frame) => frame.parentFrame() === null && navigatingPages.delete(frame.page()));
      context.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame().parentFrame() === null) navigatingPages.add(request.frame().page());
        const isOwn = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
        if (!isOwn) faults.push(`another host: ${request.url()}`);
      });
      await use(faults);
      // The next journey reuses the context and adds its own listeners.
      for (const event of ['weberror', 'console', 'framenavigated', 'request']) context.removeAllListeners(event);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Opens a path in a tab that is already signed in, as after a reload. Only journeys about signing in use the form. Restores the session
 * once per tab, so that a user who signs out stays signed out.
 */
export async function openAs(page: Page, { email }: typeof shopper, path: string) {
  const storage = signedInTabs.get(email);
  if (storage === undefined) throw new Error(`${email} was not signed in`);
  await page.addInitScript((entries) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('signed in by the test') !== null) return;
    for (const [key, value] of Object.entries({ ...entries, 'signed in by the test': 'yes' })) sessionStorage.setItem(key, value);
  }, storage);
  await page.goto(path);
}

/**
 * Waits until React has taken over a prerendered page (src/app/navigation/EarlyAction.tsx). Until then, the browser itself follows a link:
 * it loads the next page, and does not move the focus.
 */
export async function whenTakenOver(page: Page) {
  await page.waitForFunction(() => window.earlyAction === undefined);
}

/**
 * Waits for the last part of a page, the toast region. If that came during a click on a link, React could give it the type of the page
 * transition, and the next page would not fade.
 */
export async function whenComplete(page: Page) {
  await page.getByRole('region', { name: /notifications/i }).waitFor({ state: 'attached' });
}

/** Returns the calendar day this many days from now, as YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return calendarDay(date);
}

/** A page, or a frame in it. */
type PageOrFrame = Pick<Page, 'getByLabel' | 'getByRole'>;

/** Fills in and submits the login form. */
export async function signIn(page: PageOrFrame, { email, password } = shopper) {
  // React replaces a prerendered form that is translated.
  if (areAllTranslated && 'waitForFunction' in page) await whenTakenOver(page as Page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: LOGIN, exact: true }).click();
}

/** Logs in at the sandbox's backend, without the shop. Returns the access token. */
export const accessTokenOf = (page: Page, email: string) =>
  page.evaluate(async (address) => {
    const headers = { authorization: `Bearer sandboxIdentity.${encodeURIComponent(address)}` };
    const login = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify({ email: address }) });
    return ((await login.json()) as { accessToken: string }).accessToken;
  }, email);

/** Reads from the sandbox's backend as a user, without the shop. */
export const readAs = async (page: Page, email: string, path: string): Promise<unknown> =>
  page.evaluate(async ([address, token]) => (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json(), [
    path,
    await accessTokenOf(page, email),
  ] as const);

/** Signs out with the account menu, and waits until it is done, because a page that navigates away earlier keeps its session. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: LOGIN, exact: true })).toBeVisible();
}

/** The card of a car tool on the home page. */
export const toolCard = (page: PageOrFrame, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });

/** A toast at the top right. Its copy for screen readers begins with 'Notification'. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

/** Lets calls fail in the journeys of a file: each one is an error in the browser's console. */
export function allowFailedCalls() {
  test.afterEach(({ faults }) => {
    expect(faults.filter((fault) => !fault.startsWith('console: Failed to load resource: '))).toEqual([]);
    faults.length = 0;
  });
}

async function fillBookingTexts(page: PageOrFrame, quantity: string) {
  await page.getByLabel('Quantity', { exact: true }).fill(quantity);
  await page.getByLabel('Address').fill('1 Garage Lane, Springfield');
  await page.getByLabel('Phone').fill('+1 555 0100');
}

/** Fills in the booking form. By default the day is a week from now. */
export async function fillBooking(page: PageOrFrame, { quantity, date = dayFromNow(7) }: { quantity: string; date?: string }) {
  await page.getByLabel('Date').fill(date);
  await fillBookingTexts(page, quantity);
}

/** The same by keyboard. Playwright fills in a date by a program, and the sandbox records only what a person does. */
export async function typeBooking(page: PageOrFrame, { quantity }: { quantity: string }) {
  const [year = '', month = '', day = ''] = dayFromNow(7).split('-');
  await page.getByLabel('Date').pressSequentially(month + day + year);
  await fillBookingTexts(page, quantity);
}

/** Waits for the page's pending timers. After a refused submit, one of them sets the focus a second time. */
export const flushTimers = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)));

/** Waits until the page is idle, because loaded code and responses may start more requests. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => void requestIdleCallback(() => resolve()))));

/**
 * Answers matching calls of this page with a failure until `stopFailing`, also after reloads. After 503 the shop does not know if a write
 * was applied; after 4xx it was not.
 */
export const failCalls = (page: Page, { status = 503, ...call }: { method: string; path: string; status?: number }) =>
  page.addInitScript(
    ({ method, path, status: answer }) => {
      const originalFetch = window.fetch;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        const isFailing = sessionStorage.getItem('stop failing') === null && request.method === method && request.url.includes(path);
        if (!isFailing) return originalFetch(input, init);
        sessionStorage.setItem('failed calls', String(Number(sessionStorage.getItem('failed calls')) + 1));
        return new Response('{}', { status: answer });
      };
    },
    { ...call, status },
  );

/** Returns the number of calls that `failCalls` has answered with a failure in this tab. */
export const failedCallCount = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('failed calls')));

/** Ends the failures of `failCalls`. */
export const stopFailing = (page: Page) => page.evaluate(() => sessionStorage.setItem('stop failing', 'yes'));

/** Restarts the failures of `failCalls` after `stopFailing`. */
export const resumeFailing = (page: Page) => page.evaluate(() => sessionStorage.removeItem('stop failing'));

/** Answers matching calls of this page with these responses, one after the other. Later calls reach the sandbox. */
export const respondInSequence = (page: Page, call: { method: string; path: string; answers: { status: number; body?: object }[] }) =>
  page.addInitScript(({ method, path, answers }) => {
    const originalFetch = window.fetch;
    const counter = `responses to ${method} ${path}`;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== method || !request.url.includes(path)) return originalFetch(input, init);
      const index = Number(sessionStorage.getItem(counter));
      sessionStorage.setItem(counter, String(index + 1));
      const answer = answers[index];
      return answer === undefined ? originalFetch(input, init) : new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
    };
  }, call);

/**
 * Delays matching calls of this page from `hold` until `release`, also after reloads. Then an earlier `failCalls` or `respondInSequence`
 * answers them.
 */
export async function holdCalls(page: Page, call: { method: string; path: string }) {
  await page.addInitScript(({ method, path }) => {
    window.addEventListener('release calls', () => sessionStorage.removeItem('hold calls'));
    const originalFetch = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const isHeld = sessionStorage.getItem('hold calls') === 'yes' && request.method === method && request.url.includes(path);
      if (isHeld) await new Promise<void>((resolve) => window.addEventListener('release calls', () => resolve(), { once: true }));
      return originalFetch(input, init);
    };
  }, call);
  return {
    hold: () => page.evaluate(() => sessionStorage.setItem('hold calls', 'yes')),
    release: () => page.evaluate(() => void window.dispatchEvent(new Event('release calls'))),
    /** Releases them when the next page transition starts. The address has changed then, and the old page is still shown. */
    releaseInTransition: () =>
      page.evaluate(() => {
        const startViewTransition = document.startViewTransition.bind(document);
        document.startViewTransition = (...options) => {
          const transition = startViewTransition(...options);
          document.startViewTransition = startViewTransition;
          window.dispatchEvent(new Event('release calls'));
          return transition;
        };
      }),
  };
}

/** Presses Tab, or Shift+Tab, until the control has focus, and returns how often. Throws if it cannot be reached by keyboard. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<number> {
  await control.waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}
