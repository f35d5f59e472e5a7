/** The sandbox's worker, and its name until November 2026. A live shop has no worker of its own. */
const SANDBOX_WORKER = /\/(sandboxWorker|mockServiceWorker)\.js$/;

type Workers = Pick<ServiceWorkerContainer, 'getRegistration'>;

/**
 * Takes away the worker that a demo left behind on this host: it would stand between the live shop and its backend. Other workers are not
 * ours to touch.
 * @param workers undefined where the browser has none, or allows none
 */
export async function retireWorker(workers: Workers | undefined): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (worker && SANDBOX_WORKER.test(new URL(worker.scriptURL).pathname)) await registration?.unregister();
}
