/** The longest timer, in milliseconds. A longer one overflows and fires at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Resolves after the milliseconds (24 days at most); rejects with the signal's reason if it aborts. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(milliseconds, MAX_TIMEOUT),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
  });
