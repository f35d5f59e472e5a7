import { expect, type FrameLocator, type Page, test as base } from '@playwright/test';
import { serveFolder } from '../../scripts/check/serveFolder.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The folder that is served. */
  folder: string;
  /** The path below which it is served, with slashes around it. */
  path: string;
  /** The URL of the folder, without a trailing slash. */
  site: string;
}

/** The first picture of a page. */
export const picture = (page: Page | FrameLocator) => page.locator('img').first();

/** Runs in a page: the families that it has loaded. */
export const loadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));

/** Serves one folder below a path. A test fails on a script error, a failed request, or one that leaves the path. */
export const test = base.extend<Fixtures>({
  folder: ['', { option: true }],
  path: ['/', { option: true }],
  site: async ({ folder, path }, run) => {
    const { address, close } = await serveFolder(folder, path);
    await run(address);
    close();
  },
  page: async ({ page, site }, run) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      // A failed request is reported below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
    });
    page.on('response', (response) => {
      const url = response.url();
      // The service worker responds to calls, which go nowhere.
      if (response.fromServiceWorker() || /^(data|blob):/.test(url)) return;
      if (!url.startsWith(`${site}/`)) faults.push(`${url} is outside of ${site}`);
      // A page without a file of its own is answered with 404.html.
      if (response.status() >= 400 && !response.request().isNavigationRequest()) faults.push(`${url} ${response.status()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left cancels its requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    await run(page);
    expect(faults).toEqual([]);
  },
});
