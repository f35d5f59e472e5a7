import { beforeEach, expect, test, vi } from 'vitest';
import { countTime } from './countTime.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** In milliseconds. */
const FRAME = 16;

/** Counts 5 seconds, which pass while `shown` is true. */
function count() {
  const toast = { shown: true };
  const onEnd = vi.fn();
  const stop = countTime({ duration: 5000, isRunning: () => toast.shown, onEnd });
  return { toast, onEnd, stop };
}

test('ends once, its duration after the first frame', () => {
  const { onEnd } = count();
  vi.advanceTimersByTime(FRAME);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('does not begin before it runs, for however long that takes', () => {
  const { toast, onEnd } = count();
  toast.shown = false;
  vi.advanceTimersByTime(3_600_000);
  toast.shown = true;
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + 100 + FRAME);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('keeps what is left while it does not run', () => {
  const { toast, onEnd } = count();
  vi.advanceTimersByTime(3000);
  toast.shown = false;
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  toast.shown = true;
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + 2 * (100 + FRAME));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('does not end after it was stopped', () => {
  const { onEnd, stop } = count();
  vi.advanceTimersByTime(4950);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('counts the steps of a slow device in full, but not the sleep of one that was closed', () => {
  let paused = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + paused);
  const { onEnd } = count();
  vi.advanceTimersByTime(FRAME);
  /** A step of 900 ms and more. */
  const stepWithPauseOf = (pause: number) => {
    paused += pause;
    vi.advanceTimersByTime(100);
  };
  for (let step = 0; step < 4; step += 1) stepWithPauseOf(800);
  stepWithPauseOf(3_600_000);
  vi.advanceTimersByTime(399);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
  clock.mockRestore();
});
