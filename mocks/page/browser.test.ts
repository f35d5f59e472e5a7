import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LoadAhead } from '#app/services/ports.ts';
import { demoSeed } from '../data/seed.ts';
import { openBrowserSandbox } from './browser.ts';

vi.mock('./worker.ts', () => ({ startWorker: () => Promise.reject(new Error('Nobody may start it here')) }));

afterEach(() => vi.unstubAllGlobals());

/** A browser whose service worker is running, and which cannot open a database. */
function stubBrowser() {
  const controller = { scriptURL: 'http://localhost/sandboxWorker.js', state: 'activated' };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Blocked');
    },
  });
}

test('answers calls within the page if the code that nobody waits for is missing, and reports no error', async () => {
  stubBrowser();
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const onLoad = vi.fn<() => void>();
  const loadAhead: LoadAhead = () => {
    onLoad();
    return Promise.reject(new Error('Failed to fetch dynamically imported module'));
  };
  const { fetch } = await openBrowserSandbox({ siteBase: '/', seed: demoSeed, loadAhead });
  await expect.poll(() => onLoad).toHaveBeenCalledTimes(2);
  const response = await fetch('http://localhost/products.json');
  expect(response.status).toBe(200);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
