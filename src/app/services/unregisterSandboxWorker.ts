/** Matches the sandbox's worker, under its current name and its name until November 2026. A live shop has no worker of its own. */
const SANDBOX_WORKER = /\/(sandboxWorker|mockServiceWorker)\.js$/;

type Workers = Pick<ServiceWorkerContainer, 'getRegistration'>;

/**
 * Unregisters the worker that a demo left behind on this host, because it would intercept the live shop's requests. Leaves other workers
 * alone.
 * @param workers undefined if the browser has none, or blocks them
 */
export async function unregisterSandboxWorker(workers: Workers | undefined): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (worker && SANDBOX_WORKER.test(new URL(worker.scriptURL).pathname)) await registration?.unregister();
}
