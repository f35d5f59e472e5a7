// The sandbox's service worker, with MSW. Nothing before the first answer needs it.
import { setupWorker } from 'msw/browser';
import type { Endpoint } from '#server/endpoints.ts';
import { handlersFor } from '../handlers.ts';

/**
 * Waits until a registered worker controls this page. MSW would reload a page that has none, while somebody uses it. Until then, the page
 * answers its own calls.
 */
async function waitForControl(workers: ServiceWorkerContainer, { url, siteBase }: Pick<WorkerOptions, 'url' | 'siteBase'>): Promise<void> {
  const registration = await workers.getRegistration(siteBase);
  // Until its own worker claims it, the page may be controlled by that of a site around it.
  if (registration?.scope !== new URL('.', url).href || workers.controller?.scriptURL === url) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    // A worker that an earlier page has started takes all pages once it runs, but not a page that was reloaded past it, by Shift + Reload.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
    registration.active?.postMessage('CLAIM_PAGES');
  });
}

/** How long a page is open before the site is stored, in milliseconds. Somebody who is only passing through loads no more than the page. */
const STAY = 5_000;

/** True if the visitor has asked sites to load little. Only Chromium tells. */
const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Asks the worker to store the site, so that it opens without a network. Only a build has a list of its files. The worker compares the code of
 * this page with it, because it keeps the files of the build before for pages of that build.
 */
async function storeSite(workers: ServiceWorkerContainer, whenIdle: () => Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || isSavingData()) return;
  await new Promise((resolve) => void setTimeout(resolve, STAY));
  await whenIdle();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
  workers.controller?.postMessage({ type: 'STORE_SITE', scripts: [...document.scripts].flatMap(({ src }) => src || []) });
}

interface WorkerOptions {
  /** The absolute URL of the worker's script. */
  url: string;
  siteBase: string;
  endpoints: readonly Endpoint[];
  /** Resolves when the page has nothing to do. */
  whenIdle: () => Promise<void>;
}

/** MSW looks for a newer worker, and waits for no answer. Without a network there is none, which would be an error in the console. */
function ignoreMissingUpdate(event: PromiseRejectionEvent) {
  if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
}

/** Starts the worker for calls under `siteBase`. Rejects if it cannot run. */
export async function startWorker(workers: ServiceWorkerContainer, { url, siteBase, whenIdle, ...sandbox }: WorkerOptions): Promise<void> {
  await waitForControl(workers, { url, siteBase });
  window.addEventListener('unhandledrejection', ignoreMissingUpdate);
  await setupWorker(...handlersFor(sandbox)).start({
    serviceWorker: { url, options: { scope: siteBase } },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  void storeSite(workers, whenIdle);
}
