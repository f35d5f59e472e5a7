import type { WorldLocks } from './worldPorts.ts';

/** One work after the other, within one page or process. A work that fails does not hold up the next. */
export function createQueue(): WorldLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const run = last.then(work);
      last = run.catch(() => undefined);
      return run;
    },
  };
}
