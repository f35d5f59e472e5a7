/** The length of a step, in milliseconds. */
const STEP = 100;

/** The most that a step counts, in milliseconds. A step is longer on a slow device, and as long as the sleep of one that was closed. */
const LONGEST_STEP = 1000;

interface CountedTime {
  /** In milliseconds. */
  duration: number;
  /** True while the time passes. */
  isRunning: () => boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` when `isRunning` has been true for `duration` milliseconds in all. A step counts if it is true at both ends of it, so the
 * time may end late, and never early.
 * @returns a function that stops counting
 */
export function countTime({ duration, isRunning, onEnd }: CountedTime): () => void {
  let left = duration;
  let before = { at: performance.now(), runs: isRunning() };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        const now = { at: performance.now(), runs: isRunning() };
        if (before.runs && now.runs) left -= Math.min(now.at - before.at, LONGEST_STEP);
        before = now;
        if (left > 0) wait();
        else onEnd();
      },
      Math.min(STEP, left),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
