// The sandbox's service worker, with MSW. Nothing before the first answer needs it.
import { setupWorker } from 'msw/browser';
import type { Endpoint } from './server/endpoints.ts';
import { handlersFor } from './server/handlers.ts';

/** Milliseconds to wait for the worker's response. After that, the call is sent and fails. */
const ACTIVATION_TIMEOUT = 2000;

/**
 * Browsers stop an idle service worker. When msw's worker starts again, it knows no page and would pass every call to the server. So each
 * call first registers this page with the worker and waits for the confirmation.
 */
function workerActivator(workers: ServiceWorkerContainer): () => Promise<void> {
  let activation: Promise<void> | null = null;
  const activate = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        workers.removeEventListener('message', onMessage);
        resolve();
      };
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') done();
      };
      const timer = setTimeout(done, ACTIVATION_TIMEOUT);
      workers.addEventListener('message', onMessage);
      workers.controller?.postMessage('MOCK_ACTIVATE');
    });
  return () => {
    activation ??= activate().finally(() => {
      activation = null;
    });
    return activation;
  };
}

/**
 * Waits until a worker that is registered controls this page. Otherwise MSW would reload the page, in front of somebody who uses it. There
 * is no hurry: until then the page answers its own calls.
 */
async function waitForControl(workers: ServiceWorkerContainer, siteBase: string): Promise<void> {
  const registration = await workers.getRegistration(siteBase);
  if (registration === undefined || workers.controller !== null) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    // A worker that an earlier page has started takes all pages once it runs, but not a page that was reloaded past it, by Shift + Reload.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
    registration.active?.postMessage('CLAIM_PAGES');
  });
}

/** Starts the worker for calls under `siteBase`. Returns a fetch that wakes it before each call. Rejects if it cannot run. */
export async function startWorker(
  workers: ServiceWorkerContainer,
  { url, siteBase, endpoints }: { url: string; siteBase: string; endpoints: readonly Endpoint[] },
): Promise<typeof fetch> {
  await waitForControl(workers, siteBase);
  await setupWorker(...handlersFor(endpoints)).start({
    serviceWorker: { url, options: { scope: siteBase } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  const wake = workerActivator(workers);
  return async (...request) => {
    await wake();
    return fetch(...request);
  };
}
