interface Timer {
  at: number;
  ring: () => void;
}

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A clock that moves only when it is told to: nothing sleeps. */
export function virtualClock(start: number) {
  let now = start;
  const timers = new Set<Timer>();
  const next = (until: number) => [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];

  return {
    now: () => now,
    /** How many waits are under way: 0 once everything was called off or done. */
    pending: () => timers.size,
    wait: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        const giveUp = () => {
          timers.delete(timer);
          reject(signal?.reason);
        };
        const timer = {
          at: now + Math.max(0, milliseconds),
          ring: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        timers.add(timer);
        signal?.addEventListener('abort', giveUp, { once: true });
      }),
    /** Moves on, from one wait to the next, and lets what each sets off run before the following one ends. */
    advance: async (milliseconds: number): Promise<void> => {
      const until = now + milliseconds;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.ring();
        await settle();
      }
      now = until;
    },
  };
}

export type VirtualClock = ReturnType<typeof virtualClock>;
