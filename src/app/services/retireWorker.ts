/** The sandbox's worker; a live shop has none of its own. */
const SANDBOX_WORKER = '/mockServiceWorker.js';

type Workers = Pick<ServiceWorkerContainer, 'getRegistration'>;

/**
 * Takes away the worker that a demo left behind on this host: it would stand between the live shop and its backend. Other workers are not
 * ours to touch.
 * @param workers undefined where the browser has none, or allows none
 */
export async function retireWorker(workers: Workers | undefined): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (worker && new URL(worker.scriptURL).pathname.endsWith(SANDBOX_WORKER)) await registration?.unregister();
}
