import type { StoreLock } from './storePorts.ts';

/** Runs one task after the other, within one page or process. A failed task does not block the next. */
export function createQueue(): StoreLock {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const run = last.then(work);
      last = run.catch(() => undefined);
      return run;
    },
  };
}
