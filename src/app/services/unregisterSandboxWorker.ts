/** Matches the sandbox's worker, under its current name and its name until November 2026. A live shop has no worker of its own. */
const SANDBOX_WORKER = /\/(sandboxWorker|mockServiceWorker)\.js$/;

type Workers = Pick<ServiceWorkerContainer, 'getRegistration'>;
type Stored = Pick<CacheStorage, 'delete'>;

/**
 * Unregisters the worker that a demo left behind on this host, because it would intercept the live shop's requests, and removes the files
 * that it has stored. Leaves other workers alone.
 * @param workers undefined if the browser has none, or blocks them
 * @param stored @default the caches of this browser
 */
export async function unregisterSandboxWorker(workers: Workers | undefined, stored: Stored = caches): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker || !SANDBOX_WORKER.test(new URL(worker.scriptURL).pathname)) return;
  await registration?.unregister();
  await stored.delete(`gadget-garage sandbox ${new URL(registration?.scope ?? '').pathname}`);
}
