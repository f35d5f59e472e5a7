// The sandbox's service worker, with MSW. Nothing before the first answer needs it.
import { setupWorker } from 'msw/browser';
import type { Endpoint } from '#server/endpoints.ts';
import { handlersFor } from '../handlers.ts';

/**
 * Waits until a registered worker controls this page. MSW would reload a page that has none, while somebody uses it. Until then, the page
 * answers its own calls.
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

/** Starts the worker for calls under `siteBase`. Rejects if it cannot run. */
export async function startWorker(
  workers: ServiceWorkerContainer,
  { url, siteBase, ...sandbox }: { url: string; siteBase: string; endpoints: readonly Endpoint[] },
): Promise<void> {
  await waitForControl(workers, siteBase);
  await setupWorker(...handlersFor(sandbox)).start({
    serviceWorker: { url, options: { scope: siteBase } },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
}
