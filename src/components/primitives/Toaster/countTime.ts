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
 * Calls `onEnd` when `isRunning` has been true for `duration` milliseconds in all. The time begins in a frame that the browser draws, and a
 * step counts if it is true at both ends of it: so the time may end late, and never early.
 * @returns a function that stops counting
 */
export function countTime({ duration, isRunning, onEnd }: CountedTime): () => void {
  let left = duration;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    frame = requestAnimationFrame(() => (isRunning() ? step(performance.now()) : wait()));
  };
  const wait = () => {
    timer = setTimeout(begin, STEP);
  };
  const step = (from: number) => {
    const end = () => {
      if (!isRunning()) return begin();
      const now = performance.now();
      left -= Math.min(now - from, LONGEST_STEP);
      return left > 0 ? step(now) : onEnd();
    };
    timer = setTimeout(end, Math.min(STEP, left));
  };
  begin();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
