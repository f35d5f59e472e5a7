/** Milliseconds to wait for the worker's response. After that, the call is sent and fails. */
const WAKE_TIMEOUT = 2000;

/**
 * Browsers stop an idle service worker. When msw's worker starts again, it knows no page and would pass every call to the server. So each
 * call first registers this page with the worker and waits for the confirmation.
 */
export function workerWakener(workers: ServiceWorkerContainer): () => Promise<void> {
  let waking: Promise<void> | null = null;
  const wake = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        workers.removeEventListener('message', hear);
        resolve();
      };
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') end();
      };
      const timer = setTimeout(end, WAKE_TIMEOUT);
      workers.addEventListener('message', hear);
      workers.controller?.postMessage('MOCK_ACTIVATE');
    });
  return () => {
    waking ??= wake().finally(() => {
      waking = null;
    });
    return waking;
  };
}
