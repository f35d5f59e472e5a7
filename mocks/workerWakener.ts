/** How long a worker that says nothing is waited for; the call then goes out and fails by itself. */
const PATIENCE = 2000;

/**
 * A browser puts a worker to sleep that has nothing to do, and msw's worker wakes up knowing no page: it would let every
 * call through to the server. So each call first tells it that this page is there, and waits for its word.
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
      const timer = setTimeout(end, PATIENCE);
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
