interface Timer {
  at: number;
  fire: () => void;
}

/** Lets all work run that does not wait for a timer. */
const flushPromises = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * A clock that moves only on `advance`, so that tests never sleep.
 * @param flush lets the work run that a timer triggers
 */
export function virtualClock(start: number, flush: () => Promise<void> = flushPromises) {
  let now = start;
  let shift = 0;
  const timers = new Set<Timer>();
  const next = (until: number) => [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];

  return {
    now: () => now + shift,
    uptime: () => now - start,
    /** Sets the wall clock back, or forward with negative milliseconds. */
    setBack: (milliseconds: number): void => {
      shift -= milliseconds;
    },
    /** The number of pending timers: 0 when all are finished or aborted. */
    pending: () => timers.size,
    wait: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        const onAbort = () => {
          timers.delete(timer);
          reject(signal?.reason);
        };
        const timer = {
          at: now + Math.max(0, milliseconds),
          fire: () => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
          },
        };
        timers.add(timer);
        signal?.addEventListener('abort', onAbort, { once: true });
      }),
    /** Advances from one timer to the next. The work that a timer triggers runs before the next timer fires. */
    advance: async (milliseconds: number): Promise<void> => {
      const until = now + milliseconds;
      await flush();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.fire();
        await flush();
      }
      now = until;
    },
  };
}

export type VirtualClock = ReturnType<typeof virtualClock>;
